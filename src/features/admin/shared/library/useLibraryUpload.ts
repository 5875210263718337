import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { listFileNames } from '#data/library/write.ts';
import { afterPictureWrite } from '#data/staffQueries.ts';
import {
  LIBRARY_TYPE,
  batchNames,
  estimatedSavings,
  libraryFileName,
} from '#domain/pictures/libraryFile.ts';
import { UPLOADS_AT_ONCE, UPLOAD_STEP_MS } from '#domain/pictures/uploadProgress.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useFailureReason } from '../useFailureNotice.ts';
import { weight } from '../weight.ts';
import { type LibraryChange, onLibraryChange, tellLibraryChange } from './libraryChanges.ts';
import { storeLibraryPicture } from './storeLibraryPicture.ts';
import { isWorthRetrying, useLibraryFailure } from './useLibraryFailure.ts';
import { type UploadRow, useUploadRows } from './useUploadRows.ts';

type WaitingFile = { readonly id: number; readonly file: File };

/** A file and where it is to be stored. */
type Item = WaitingFile & {
  readonly folder: string;
  /** Its name there, without ending. */
  readonly base: string;
  /** Names of the files that were in the folder before. */
  readonly stored: ReadonlySet<string>;
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
   * @param giveBack called when none was tried: what is in the folder could not be read
   */
  readonly start: (files: readonly File[], folder: string, giveBack: () => void) => void;
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
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const progress = useUploadRows();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<UploadResult | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const running = useRef<AbortController | null>(null);
  const lastId = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  async function storeOne(
    { id, file, folder, base, stored }: Item,
    signal: AbortSignal,
  ): Promise<LibraryChange> {
    progress.compressing(id, 0);
    let ticking: ReturnType<typeof setInterval> | undefined;
    try {
      const { name, url } = await storeLibraryPicture(file, folder, base, {
        onProgress: (percent) => {
          if (ticking === undefined) progress.compressing(id, percent);
        },
        onCompressed: () => {
          progress.sending(id);
          ticking = setInterval(() => progress.tick(id), UPLOAD_STEP_MS);
        },
        signal,
      });
      progress.end(id, stored.has(name) ? 'replaced' : 'stored', name);
      return { kind: 'stored', url, path: `${folder}/${name}` };
    } finally {
      clearInterval(ticking);
    }
  }

  /** @returns those that failed, as they were given */
  async function storeAll(items: readonly Item[], signal: AbortSignal): Promise<Failure[]> {
    const queue = [...items];
    const failed: Failure[] = [];
    const changes = new Map<Item, LibraryChange>();
    // One that is stored may be deleted in the list while the others are on their way.
    const stopListening = onLibraryChange(({ path }) => {
      for (const [item, change] of changes) if (change.path === path) changes.delete(item);
    });
    let missingSignIn: unknown = null;
    async function work() {
      for (let item = queue.shift(); item && !signal.aborted; item = queue.shift()) {
        try {
          // Nothing is asked of whoever is known to be signed out.
          if (missingSignIn !== null) throw missingSignIn;
          changes.set(item, await storeOne(item, signal));
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
    stopListening();
    // As they were given, not as they arrived.
    for (const item of items) {
      const change = changes.get(item);
      if (change) tellLibraryChange(change);
    }
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

  /** @returns what tells how it ended */
  async function upload(items: readonly Item[], signal: AbortSignal): Promise<() => void> {
    const failed = await storeAll(items, signal);
    // Also when it was given up half-way, or no answer came: what is stored by then is listed.
    void afterPictureWrite(client);
    return () => {
      tell(items, failed);
      progress.clearLater();
    };
  }

  function tellUnread(error: unknown): void {
    const text = isSignInMissing(error)
      ? office('signIn.uploadPictures')
      : t('upload.unread', { reason: reasonOf(error) });
    setResult({ tone: 'error', text, failed: [] });
    progress.reset([]);
  }

  /** @returns what tells how it ended */
  async function nameAndUpload(
    files: readonly WaitingFile[],
    folder: string,
    giveBack: () => void,
    signal: AbortSignal,
  ): Promise<() => void> {
    let stored: ReadonlySet<string>;
    try {
      // What the screen has of the folder may be its first page, or out of date.
      stored = await listFileNames(folder, signal);
    } catch (error) {
      return () => {
        tellUnread(error);
        giveBack();
      };
    }
    const names = batchNames(
      files.map(({ file }) => file.name),
      stored,
    );
    const items = files.map((file, index) => ({
      ...file,
      folder,
      base: names[index] ?? '',
      stored,
    }));
    return upload(items, signal);
  }

  async function run(
    files: readonly WaitingFile[],
    work: (signal: AbortSignal) => Promise<() => void>,
  ): Promise<void> {
    // The second press of a double click comes before the button says that it is busy.
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setResult(null);
    setFailures([]);
    progress.reset(files.map(({ id, file }) => ({ id, fileName: file.name })));
    const tellEnd = await work(controller.signal);
    if (controller.signal.aborted) return;
    running.current = null;
    setBusy(false);
    tellEnd();
  }

  const retried = failures.filter(({ error }) => isWorthRetrying(error)).map(({ item }) => item);
  return {
    rows: progress.rows,
    isBusy,
    result,
    start: (files, folder, giveBack) => {
      const waiting = files.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file };
      });
      void run(waiting, (signal) => nameAndUpload(waiting, folder, giveBack, signal));
    },
    retry:
      retried.length === 0 ? null : () => void run(retried, (signal) => upload(retried, signal)),
    needsSignIn: failures.some(({ error }) => isSignInMissing(error)),
  };
}
