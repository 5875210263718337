import { useQueryClient } from '@tanstack/react-query';
import { afterPictureWrite } from '#data/staffQueries.ts';
import { THUMBNAIL } from '../upload/presets.ts';
import { storePicture } from '../upload/storePicture.ts';
import { RefusedFileError } from '../upload/uploadErrors.ts';
import { useSingleRun } from '../upload/useSingleRun.ts';
import { useUploadQueue } from '../upload/useUploadQueue.ts';

/**
 * Uploads one file at a time. `retry` is `null` unless the last one failed and can be retried, or was
 * cancelled.
 *
 * @param onUploaded receives the address of the stored thumbnail
 */
export function useThumbnailUpload(onUploaded: (url: string) => void) {
  const client = useQueryClient();
  const { isBusy, run, cancel } = useSingleRun();
  const queue = useUploadQueue<{ id: number; file: File }, string>(THUMBNAIL.atOnce);

  async function store(file: File, signal: AbortSignal): Promise<void> {
    const { done } = await queue.upload(
      [{ id: 0, file }],
      async (_, report) => {
        const { url } = await storePicture(file, THUMBNAIL, file.name, { ...report, signal });
        void afterPictureWrite(client);
        return url;
      },
      signal,
    );
    for (const { result: url } of done) onUploaded(url);
  }

  const upload = (file: File) => void run((signal) => store(file, signal));
  const [last] = queue.rows;
  const isRetriable =
    last?.step.name === 'cancelled' ||
    (last?.step.name === 'failed' && !(last.step.error instanceof RefusedFileError));
  const retry = last !== undefined && isRetriable ? () => upload(last.item.file) : null;
  return { isBusy, last, upload, cancel, retry };
}
