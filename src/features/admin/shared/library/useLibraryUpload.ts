import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { listFileNames } from '#data/library/write.ts';
import { afterPictureWrite } from '#data/staffQueries.ts';
import { batchNames, LIBRARY_TYPE, replacedNames } from '#domain/pictures/libraryFile.ts';
import { LIBRARY } from '../upload/presets.ts';
import { storePicture } from '../upload/storePicture.ts';
import { missingSignIn } from '../upload/uploadErrors.ts';
import { useSingleRun } from '../upload/useSingleRun.ts';
import { type UploadResult, useUploadQueue } from '../upload/useUploadQueue.ts';
import { type LibraryChange, notifyLibraryChange, onLibraryChange } from './libraryChanges.ts';
import type { LibraryItem, StoredPicture } from './libraryItem.ts';
import { useLibraryTexts } from './useLibraryTexts.ts';

/** How long the bars of a batch stay after its end, in ms. @see docs/rules.md#upload-progress */
const UPLOAD_LIST_MS = 5_000;

/** The type that pictures get: a browser that cannot write the wanted one makes a PNG. */
function storedType(): string {
  const picture = document.createElement('canvas').toDataURL(LIBRARY_TYPE);
  return picture.startsWith(`data:${LIBRARY_TYPE}`) ? LIBRARY_TYPE : 'image/png';
}

type ReplaceQuestion = {
  readonly names: readonly string[];
  readonly answer: (isAllowed: boolean) => void;
};

/**
 * Uploads batches of files to folders of the library. `result` is that of the last batch, `null`
 * while one is in flight; `retry` sends again what a request failed for, `null`: nothing, because a file
 * or a library of code that failed before fails again; `cancel` stops the batch; `needsSignIn`: files
 * wait for a sign-in, and would be lost on unmount.
 *
 * @param giveBack receives the files that were not uploaded, because the folder could not be read, the
 *   user did not allow them to replace a picture, or the batch was cancelled
 */
export function useLibraryUpload(giveBack: (files: readonly File[]) => void) {
  const texts = useLibraryTexts();
  const client = useQueryClient();
  const { isBusy, run, cancel } = useSingleRun();
  const { rows, show, upload } = useUploadQueue<LibraryItem, StoredPicture>(LIBRARY.atOnce);
  const [result, setResult] = useState<UploadResult<LibraryItem> | null>(null);

  /** The stored pictures that the batch would replace, until the user has decided. */
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);

  const isAllowed = (names: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        names,
        answer(yes) {
          setQuestion(null);
          resolve(yes);
        },
      });
    });

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
    const { tone, failed, left } = outcome;
    setResult({ tone, text: texts.outcome(outcome), failed });
    if (left.length > 0) giveBack(left.map(({ file }) => file));
  }

  /** @param folder that the files go to, even if another is opened meanwhile */
  function start(files: readonly File[], folder: string): void {
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
        show([]);
        const text = signal.aborted ? texts.cancelled(0, files.length) : texts.unread(error);
        setResult({ tone: signal.aborted ? 'warning' : 'error', text, failed: [] });
        giveBack(files);
        return;
      }
      const bases = batchNames(
        files.map(({ name }) => name),
        stored,
      );
      const replaced = replacedNames(bases, storedType(), stored);
      if (replaced.length === 0 || (await isAllowed(replaced))) {
        await storeAll(toItems(bases, stored), signal);
        return;
      }
      show([]);
      giveBack(files);
    });
  }

  const failed = result?.failed ?? [];
  const retried = failed.filter(({ error }) => error instanceof DataError).map(({ item }) => item);
  const retry = () => void run((signal) => storeAll(retried, signal));
  return {
    rows,
    isBusy,
    result,
    question,
    start,
    cancel,
    retry: retried.length === 0 ? null : retry,
    needsSignIn: failed.some(({ error }) => missingSignIn(error) !== null),
  };
}
