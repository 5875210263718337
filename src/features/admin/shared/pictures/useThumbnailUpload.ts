import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { afterPictureWrite } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../FormMessage.tsx';
import { toPicture } from './toPicture.ts';
import { uploadThumbnail } from './uploadThumbnail.ts';
import { useRefusedFile } from './useRefusedFile.ts';
import { useUploadFailure } from './useUploadFailure.ts';

/** What the upload shows. */
export type ThumbnailUploadState = {
  readonly isBusy: boolean;
  /** What is being done, in words. */
  readonly text: string;
  /** How far it is, 0-100. */
  readonly percent: number;
  /** How it ended; `null` before and while it runs. */
  readonly notice: FormNotice | null;
};

const IDLE: ThumbnailUploadState = { isBusy: false, text: '', percent: 0, notice: null };

/** Share of the bar that the compressing has; the rest is the upload, which tells no progress. */
const COMPRESSING_PERCENT = 60;

/** Uploads one file at a time. `retry` is `null` unless the last one may be tried again. */
export function useThumbnailUpload(onUploaded: (url: string) => void) {
  const t = useStaffText('pictures');
  const failureOf = useUploadFailure();
  const refusalOf = useRefusedFile();
  const client = useQueryClient();
  const [state, setState] = useState<ThumbnailUploadState>(IDLE);
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function run(file: File, signal: AbortSignal): Promise<void> {
    const { name } = file;
    const busy = (text: string, percent: number) => {
      if (!signal.aborted) setState({ isBusy: true, text, percent, notice: null });
    };
    busy(t('upload.compressing', { name }), 0);
    try {
      const picture = await toPicture(file);
      if (signal.aborted) return;
      if (typeof picture === 'string') {
        setState({ ...IDLE, notice: refusalOf(picture, name) });
        return;
      }
      const url = await uploadThumbnail(picture, {
        onProgress: (percent) =>
          busy(t('upload.compressing', { name }), (percent * COMPRESSING_PERCENT) / 100),
        onCompressed: () => busy(t('upload.uploading', { name }), COMPRESSING_PERCENT),
        signal,
      });
      void afterPictureWrite(client);
      if (signal.aborted) return;
      setState({ ...IDLE, notice: { tone: 'success', text: t('upload.done', { name }) } });
      onUploaded(url);
    } catch (error) {
      if (signal.aborted) return;
      setState({ ...IDLE, notice: failureOf(error, name) });
      setFailed(file);
    }
  }

  function upload(file: File): void {
    setFailed(null);
    running.current?.abort();
    running.current = new AbortController();
    void run(file, running.current.signal);
  }

  return { state, upload, retry: failed && (() => upload(failed)) };
}
