import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { listFileNames } from '#data/library/write.ts';
import { batchNames, LIBRARY_TYPE, replacedNames } from '#domain/pictures/libraryFile.ts';
import type { PictureHeader } from '#domain/pictures/pictureHeader.ts';
import { folderOf } from '#domain/pictures/pictureSearch.ts';
import { nameOf } from '#domain/pictures/storedPicture.ts';
import type { UploadPreset } from './presets.ts';
import { readPicture, storePicture, type Stored } from './storePicture.ts';

/** A chosen file. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  /** Of its content; `null` until it is known. */
  readonly header: PictureHeader | null;
  readonly step: 'chosen' | 'waiting' | 'compressing' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Why it cannot be uploaded, or was not at the last attempt; `null`: no reason is known. */
  readonly error: unknown;
  /** Its path in the library, without ending, as the last attempt chose it. */
  readonly target: string | null;
  /** Where it is stored; the next attempt only repeats what follows. */
  readonly stored: Stored | null;
};

/** How a batch ended. */
export type UploadOutcome = {
  /** `warning`: some files failed or were left; `error`: none was stored. */
  readonly tone: 'success' | 'warning' | 'error';
  readonly done: readonly Upload[];
  readonly failed: readonly Upload[];
  /** How many an abort left. */
  readonly left: number;
  /** The folder could not be read, so that nothing was sent; `null`: it was. */
  readonly unread: unknown;
};

type ReplaceQuestion = {
  readonly names: readonly string[];
  readonly answer: (isAllowed: boolean) => void;
};

/** How long the bars of a batch stay after its end, in ms. @see docs/rules.md#upload-progress */
const BARS_MS = 5_000;

let lastId = 0;

function toUpload(file: File): Upload {
  lastId += 1;
  const unknown = { header: null, error: null, target: null, stored: null };
  return { id: lastId, file, step: 'chosen', ...unknown };
}

/** Whether another attempt may succeed: only a request that failed may. */
export const canSend = ({ step, error }: Upload): boolean =>
  step !== 'done' && (error === null || error instanceof DataError);

export const isSignedOut = (error: unknown): error is DataError =>
  error instanceof DataError && error.kind === 'signedOut';

/** The type that pictures get: a browser that cannot write the wanted one makes a PNG. */
function storedType(): string {
  const picture = document.createElement('canvas').toDataURL(LIBRARY_TYPE);
  return picture.startsWith(`data:${LIBRARY_TYPE}`) ? LIBRARY_TYPE : 'image/png';
}

/** The paths, without ending, of files in a folder of the library, and what they would replace. */
async function targetsIn(folder: string, batch: readonly Upload[], signal: AbortSignal) {
  // The list on the screen may be incomplete or stale.
  const stored = await listFileNames(folder, signal);
  // A file that failed keeps its name: the one that it was numbered after may be stored by now.
  const kept = batch.map(({ step, target }) =>
    step === 'failed' && target !== null && folderOf(target) === folder ? nameOf(target) : null,
  );
  const bases = batchNames(
    batch.map(({ file }, index) => (kept[index] ? `${kept[index]}.webp` : file.name)),
    stored,
  );
  const fresh = bases.filter((_, index) => kept[index] === null);
  const replaced = replacedNames(fresh, storedType(), stored);
  return { targets: bases.map((base) => `${folder}/${base}`), replaced };
}

/**
 * The chosen files of an uploader, and their upload in batches, one batch at a time.
 *
 * @param given files that are chosen already
 * @param onStored called for each stored file; when it throws, the upload has failed
 */
export function useUploads(
  preset: UploadPreset,
  given: readonly File[],
  onStored: (stored: Stored) => void | Promise<void>,
  onEnd: (outcome: UploadOutcome) => void,
) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>(() => given.map(toUpload));
  const [isBusy, setBusy] = useState(false);
  const [hasBars, setBars] = useState(false);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  /** The stored pictures that the batch would replace, until the user has decided. */
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (isBusy || !hasBars) return;
    const timer = setTimeout(() => {
      setBars(false);
      setUploads((now) => now.filter(({ step }) => step !== 'done'));
    }, BARS_MS);
    return () => clearTimeout(timer);
  }, [isBusy, hasBars]);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));

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

  /** Sends all; one that fails stops no other, but after a missing sign-in the rest fails too. */
  async function send(batch: readonly Upload[], signal: AbortSignal): Promise<UploadOutcome> {
    const queue = [...batch];
    const done = new Set<number>();
    const errors = new Map<number, unknown>();
    let signedOut: DataError | null = null;

    async function sendOne({ id, file, target, stored: before }: Upload): Promise<void> {
      try {
        if (signedOut !== null) throw signedOut;
        change(id, { step: 'compressing' });
        const name = target === null ? file.name : nameOf(target);
        const onCompressed = () => change(id, { step: 'sending' });
        const stored = before ?? (await storePicture(file, preset, name, onCompressed, signal));
        change(id, { step: 'sending', stored });
        await onStored(stored);
        done.add(id);
        change(id, { step: 'done' });
      } catch (error) {
        if (signal.aborted) return;
        if (isSignedOut(error)) signedOut = error;
        errors.set(id, error);
        change(id, { step: 'failed', error });
      }
    }

    async function takeTurns(): Promise<void> {
      for (let one = queue.shift(); one && !signal.aborted; one = queue.shift()) await sendOne(one);
    }

    await Promise.all(Array.from({ length: preset.atOnce }, takeTurns));
    setUploads((now) =>
      now.map((one) =>
        one.step === 'done' || one.step === 'failed' ? one : { ...one, step: 'cancelled' },
      ),
    );
    const failureTone = errors.size === batch.length ? 'error' : 'warning';
    return {
      tone: done.size === batch.length ? 'success' : failureTone,
      done: batch.filter(({ id }) => done.has(id)),
      failed: batch.flatMap((one) =>
        errors.has(one.id) ? [{ ...one, error: errors.get(one.id) }] : [],
      ),
      left: batch.length - done.size - errors.size,
      unread: null,
    };
  }

  /** @returns `null`: the user did not allow that a picture is replaced */
  async function run(batch: readonly Upload[], signal: AbortSignal): Promise<UploadOutcome | null> {
    const show = (targets?: readonly string[]) => {
      const shown = batch.map((one, index): Upload => {
        return { ...one, step: 'waiting', error: null, target: targets?.[index] ?? null };
      });
      setUploads(shown);
      return shown;
    };
    if (preset.folder === undefined) return send(show(), signal);
    try {
      show();
      const { targets, replaced } = await targetsIn(preset.folder, batch, signal);
      if (replaced.length === 0 || (await isAllowed(replaced))) {
        return await send(show(targets), signal);
      }
      setUploads(batch);
      return null;
    } catch (unread) {
      setUploads(batch);
      const nothing = { done: [], failed: [], left: batch.length };
      return signal.aborted
        ? { ...nothing, tone: 'warning', unread: null }
        : { ...nothing, tone: 'error', unread };
    }
  }

  async function runAlone(batch: readonly Upload[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setBars(true);
    setOutcome(null);
    const ended = await run(batch, controller.signal);
    running.current = null;
    setBusy(false);
    setOutcome(ended);
    if (ended !== null) onEnd(ended);
    // Files may have been stored even after an abort or without a response.
    await preset.refresh(client);
  }

  /** @returns `false`: there is nothing to upload */
  function start(chosen = uploads): boolean {
    const batch = chosen.filter((one) => canSend(one) || one.step === 'chosen');
    // The second press of a double click may come before the button is rendered as busy.
    if (running.current === null && batch.length > 0) void runAlone(batch);
    return batch.length > 0;
  }

  /** Shows at once what is wrong with a file; a batch refuses it in any case. */
  async function check({ id, file }: Upload): Promise<void> {
    try {
      change(id, { header: await readPicture(file, preset) });
    } catch (error) {
      change(id, { error });
    }
  }

  function add(files: readonly File[]): void {
    setOutcome(null);
    const added = files.map(toUpload);
    if (preset.area === 'thumbnail') {
      start(added.slice(0, 1));
      return;
    }
    setUploads((now) => [...now, ...added]);
    for (const one of added) void check(one);
  }

  return {
    uploads,
    isBusy,
    /** The bars of the last batch are shown. */
    hasBars,
    /** Of the last batch; `null` before its end. */
    outcome,
    question,
    add,
    start,
    /** Stops the batch; what is stored already stays. */
    cancel: () => running.current?.abort(),
    takeOut: (ids: readonly number[]) =>
      setUploads((now) => now.filter(({ id }) => !ids.includes(id))),
  };
}
