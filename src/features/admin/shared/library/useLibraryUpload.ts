import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DataError } from '../../../../data/DataError.ts';
import { afterPictureWrite } from '../../../../data/staffCache.ts';
import {
  batchNames,
  estimatedSavings,
  LIBRARY_TYPE,
  libraryFileName,
} from '../../../../domain/libraryFile.ts';
import { UPLOAD_STEP_MS, UPLOADS_AT_ONCE } from '../../../../domain/uploadProgress.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { weight } from '../weight.ts';
import { storeLibraryPicture } from './storeLibraryPicture.ts';
import { isWorthRetrying, useLibraryFailure } from './useLibraryFailure.ts';
import { useUploadRows, type UploadRow } from './useUploadRows.ts';

/** A file and where it is to be stored. */
type Item = {
  readonly id: number;
  readonly file: File;
  readonly folder: string;
  /** Its name there, without ending. */
  readonly base: string;
  /** One of that name is there already. */
  readonly isReplacing: boolean;
};

type Failure = { readonly item: Item; readonly error: unknown; readonly reason: string };

/** How a batch ended. */
export type UploadResult = {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
  readonly failed: readonly {
    readonly id: number;
    readonly name: string;
    readonly reason: string;
  }[];
};

/** The upload of batches, one after the other. */
export type LibraryUpload = {
  readonly rows: readonly UploadRow[];
  readonly isBusy: boolean;
  /** Of the last batch; `null`: there was none, or it still runs. */
  readonly result: UploadResult | null;
  /**
   * @param folder where they are stored, whatever is looked at meanwhile
   * @param stored names of the files in it
   */
  readonly start: (files: readonly File[], folder: string, stored: readonly string[]) => void;
  /** Tries those again that may well go this time; `null`: there are none. */
  readonly retry: (() => void) | null;
  /** Whether files wait for a sign-in: they would be lost with the screen. */
  readonly needsSignIn: boolean;
};

function isSignInMissing(error: unknown): boolean {
  return error instanceof DataError && error.kind === 'signedOut';
}

/** Uploads many files, a few at a time; one that cannot be stored keeps no other from it. */
export function useLibraryUpload(): LibraryUpload {
  const t = useStaffText('library');
  const office = useStaffText('backOffice');
  const failureOf = useLibraryFailure();
  const client = useQueryClient();
  const progress = useUploadRows();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<UploadResult | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const running = useRef<AbortController | null>(null);
  const lastId = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  async function storeOne({ id, file, folder, base, isReplacing }: Item, signal: AbortSignal) {
    progress.compressing(id, 0);
    let ticking: ReturnType<typeof setInterval> | undefined;
    try {
      const name = await storeLibraryPicture(file, folder, base, {
        onProgress: (percent) => {
          if (ticking === undefined) progress.compressing(id, percent);
        },
        onCompressed: () => {
          progress.sending(id);
          ticking = setInterval(() => progress.tick(id), UPLOAD_STEP_MS);
        },
        signal,
      });
      progress.end(id, isReplacing ? 'replaced' : 'stored', name);
    } finally {
      clearInterval(ticking);
    }
  }

  /** @returns those that failed, as they were given */
  async function storeAll(items: readonly Item[], signal: AbortSignal): Promise<Failure[]> {
    const queue = [...items];
    const failed: Failure[] = [];
    let missingSignIn: unknown = null;
    async function work() {
      for (let item = queue.shift(); item && !signal.aborted; item = queue.shift()) {
        try {
          // Nothing is asked of whoever is known to be signed out.
          if (missingSignIn !== null) throw missingSignIn;
          await storeOne(item, signal);
        } catch (error) {
          if (signal.aborted) return;
          if (isSignInMissing(error)) missingSignIn = error;
          const reason = failureOf(
            error,
            `${item.folder}/${libraryFileName(item.base, LIBRARY_TYPE)}`,
          );
          failed.push({ item, error, reason });
          progress.end(item.id, 'failed', reason);
        }
      }
    }
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
    return failed.toSorted((a, b) => a.item.id - b.item.id);
  }

  function tell(items: readonly Item[], failed: readonly Failure[]): void {
    const done = items.length - failed.length;
    const isStored = ({ id }: Item) => !failed.some(({ item }) => item.id === id);
    const saved = estimatedSavings(items.filter(isStored).map(({ file }) => file.size));
    const text =
      failed.length === 0
        ? t('result.done', { done, saved: weight(saved) })
        : t('result.partial', { done, failed: failed.length });
    const isForSignIn = done === 0 && failed.every(({ error }) => isSignInMissing(error));
    const tone = failed.length === 0 ? 'success' : done === 0 ? 'error' : 'warning';
    setResult({
      tone,
      text: isForSignIn ? office('signIn.uploadPictures') : text,
      failed: failed.map(({ item, reason }) => ({ id: item.id, name: item.file.name, reason })),
    });
    setFailures(failed);
  }

  async function run(items: readonly Item[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setResult(null);
    setFailures([]);
    progress.reset(items.map(({ id, file }) => ({ id, fileName: file.name })));
    const failed = await storeAll(items, controller.signal);
    // Also when it was given up half-way, or no answer came: what is stored by then is listed.
    void afterPictureWrite(client);
    if (controller.signal.aborted) return;
    running.current = null;
    setBusy(false);
    tell(items, failed);
    progress.clearLater();
  }

  function begin(items: readonly Item[]): void {
    // The second press of a double click comes before the button says that it is busy.
    if (running.current === null) void run(items);
  }

  const retried = failures.filter(({ error }) => isWorthRetrying(error)).map(({ item }) => item);
  return {
    rows: progress.rows,
    isBusy,
    result,
    start: (files, folder, stored) => {
      const names = batchNames(
        files.map(({ name }) => name),
        stored,
      );
      begin(
        files.map((file, index) => {
          lastId.current += 1;
          const base = names[index] ?? '';
          const isReplacing = stored.includes(libraryFileName(base, LIBRARY_TYPE));
          return { id: lastId.current, file, folder, base, isReplacing };
        }),
      );
    },
    retry: retried.length === 0 ? null : () => begin(retried),
    needsSignIn: failures.some(({ error }) => isSignInMissing(error)),
  };
}
