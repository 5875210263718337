import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { listFileNames } from '#data/library/write.ts';
import { afterPictureWrite } from '#data/staffQueries.ts';
import { batchNames } from '#domain/pictures/libraryFile.ts';
import { UPLOAD_LIST_MS } from '#domain/pictures/uploadProgress.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';
import { LIBRARY } from '../upload/presets.ts';
import { storePicture } from '../upload/storePicture.ts';
import { missingSignIn } from '../upload/uploadErrors.ts';
import { useSingleRun } from '../upload/useSingleRun.ts';
import { type UploadResult, useUploadQueue } from '../upload/useUploadQueue.ts';
import { type LibraryChange, notifyLibraryChange, onLibraryChange } from './libraryChanges.ts';
import type { LibraryItem, StoredPicture } from './libraryItem.ts';
import { useLibraryTexts } from './useLibraryTexts.ts';

/** Whether the same file can succeed at a retry. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof CompressionError) return error.failure === 'unavailable';
  return error instanceof DataError;
}

/**
 * Uploads batches of files to folders of the library. `result` is that of the last batch, `null`
 * while one is in flight; `retry` is `null` unless a failed file can succeed at a retry;
 * `needsSignIn`: files wait for a sign-in, and would be lost on unmount.
 */
export function useLibraryUpload() {
  const texts = useLibraryTexts();
  const client = useQueryClient();
  const { isBusy, run } = useSingleRun();
  const { rows, show, upload } = useUploadQueue<LibraryItem, StoredPicture>(LIBRARY.atOnce);
  const [result, setResult] = useState<UploadResult<LibraryItem> | null>(null);

  const isOver = !isBusy && rows.length > 0;
  const clear = useEffectEvent(() => show([]));
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => clear(), UPLOAD_LIST_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  async function storeAll(items: readonly LibraryItem[], signal: AbortSignal): Promise<void> {
    setResult(null);
    const changes = new Map<string, LibraryChange>();
    // A stored picture may be deleted while others of the batch are in flight.
    const stopListening = onLibraryChange(({ path }) => changes.delete(path));
    const outcome = await upload(
      items,
      async (item, report) => {
        const { path, url } = await storePicture(item.file, LIBRARY, item, { ...report, signal });
        changes.set(path, { kind: 'stored', url, path });
        return { path, name: path.slice(item.folder.length + 1) };
      },
      signal,
    );
    stopListening();
    // In the order of the batch, not of the responses.
    for (const { result: picture } of outcome.done) {
      const change = changes.get(picture.path);
      if (change) notifyLibraryChange(change);
    }
    // Files may have been stored even after an abort or without a response.
    void afterPictureWrite(client);
    const { tone, failed } = outcome;
    if (!signal.aborted) setResult({ tone, text: texts.outcome(outcome), failed });
  }

  /**
   * @param folder that the files go to, even if another is opened meanwhile
   * @param onUnread called when nothing was uploaded, because the folder could not be read
   */
  function start(files: readonly File[], folder: string, onUnread: () => void): void {
    const toItems = (bases: readonly string[], stored: ReadonlySet<string>): LibraryItem[] =>
      files.map((file, id) => ({ id, file, folder, base: bases[id] ?? '', stored }));
    void run(async (signal) => {
      setResult(null);
      show(toItems([], new Set()));
      let stored: ReadonlySet<string>;
      try {
        // The list on the screen may be incomplete or stale.
        stored = await listFileNames(folder, signal);
      } catch (error) {
        if (signal.aborted) return;
        show([]);
        setResult({ tone: 'error', text: texts.unread(error), failed: [] });
        onUnread();
        return;
      }
      const fileNames = files.map(({ name }) => name);
      await storeAll(toItems(batchNames(fileNames, stored), stored), signal);
    });
  }

  const failed = result?.failed ?? [];
  const retried = failed.filter(({ error }) => isWorthRetrying(error)).map(({ item }) => item);
  const retry = () => void run((signal) => storeAll(retried, signal));
  return {
    rows,
    isBusy,
    result,
    start,
    retry: retried.length === 0 ? null : retry,
    needsSignIn: failed.some(({ error }) => missingSignIn(error) !== null),
  };
}
