import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { listFileNames } from '#data/library/staff/pictures.ts';
import { afterBannerWrite, afterPictureWrite } from '#data/staffCache.ts';
import { batchNames, LIBRARY_TYPE, replacedNames } from '#domain/staff/pictures/libraryFile.ts';
import { folderOf } from '#domain/staff/pictures/pictureSearch.ts';
import { nameOf } from '#domain/staff/pictures/storedPicture.ts';
import { newUuid } from '#lib/newUuid.ts';
import type { FormNotice } from '../form/FormMessage.tsx';
import { isSignedOut } from '../screen/failureNotice.ts';
import {
  readPicture,
  type Stored,
  storePicture,
  type Upload,
  type UploadPreset,
} from './presets.ts';
import { outcomeOf } from './uploadTexts.ts';

/** Time in ms that progress bars and stored files stay in the list after a batch. @see docs/rules.md#upload-progress */
const BARS_MS = 5_000;

const isDoneOrFailed = ({ step }: Upload) => step === 'done' || step === 'failed';

const toUpload = (file: File): Upload => ({
  id: newUuid(),
  file,
  content: null,
  step: 'chosen',
  error: null,
  target: null,
  stored: null,
});

/** True if the file is not done and may be sent: nothing has failed yet, or only a request. */
export const canSend = ({ step, error }: Upload): boolean =>
  step !== 'done' && (error === null || error instanceof DataError);

/** Chooses the names under which `folder` stores a batch, and lists the stored pictures that it would replace. */
async function targetsIn(folder: string, batch: readonly Upload[], signal: AbortSignal) {
  // Reads the file names of the folder again: the list on the screen may be incomplete or stale.
  const stored = await listFileNames(folder, signal);
  const names = batch.map(({ file, target }) =>
    // A retry keeps its first name, for example `a_2`: as `a` it would replace the other file of its batch.
    target !== null && folderOf(target) === folder ? `${nameOf(target)}.webp` : file.name,
  );
  const bases = batchNames(names, stored);
  // Tests whether the browser writes webp: if it cannot, `toDataURL` returns a PNG
  // (https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-todataurl).
  const data = document.createElement('canvas').toDataURL(LIBRARY_TYPE);
  const type = data.startsWith(`data:${LIBRARY_TYPE}`) ? LIBRARY_TYPE : 'image/png';
  return {
    targets: batch.map((one, index) => ({ ...one, target: `${folder}/${bases[index]}` })),
    replaced: replacedNames(bases, type, stored),
  };
}

/**
 * Compresses and stores the pictures that staff choose, one batch after the other.
 *
 * @param initialFiles files that are chosen before the uploader opens
 * @param onStored runs after each stored file; if it throws, the upload of this file counts as failed
 * @param onEnd gets the notice after a batch; not called if the user did not allow the batch to replace pictures
 */
export function useUploads(
  preset: UploadPreset,
  initialFiles: readonly File[] | undefined,
  onStored: ((stored: Stored) => void | Promise<void>) | undefined,
  onEnd: ((endNotice: FormNotice) => void) | undefined,
) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>(
    () => initialFiles?.map(toUpload) ?? [],
  );
  const [phase, setPhase] = useState<'idle' | 'running' | 'ended'>('idle');
  const [endNotice, setEndNotice] = useState<FormNotice | null>(null);
  /** Asks whether the batch may replace the stored pictures with these names; `null`: there is no question. */
  const [question, setQuestion] = useState<{
    readonly names: readonly string[];
    readonly answer: (isAllowed: boolean) => void;
  } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (phase !== 'ended') return;
    const timer = setTimeout(() => {
      setPhase('idle');
      setUploads((now) => now.filter(({ step }) => step !== 'done'));
    }, BARS_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));

  /**
   * Sends a batch. A failed file does not stop the others; once the session has ended, all further files fail.
   *
   * @returns the notice after the batch; `null`: the user did not allow the replacement
   */
  async function send(batch: readonly Upload[], signal: AbortSignal): Promise<FormNotice | null> {
    const done: File[] = [];
    const errors: unknown[] = [];
    let queue = batch.map((one): Upload => ({ ...one, step: 'waiting', error: null }));
    setUploads(queue);
    if (preset.folder !== undefined) {
      try {
        const { targets, replaced } = await targetsIn(preset.folder, queue, signal);
        const isAllowed =
          replaced.length === 0 ||
          (await new Promise<boolean>((answer) => setQuestion({ names: replaced, answer })));
        setQuestion(null);
        setUploads(isAllowed ? targets : batch);
        if (!isAllowed) return null;
        queue = targets;
      } catch (error) {
        setUploads(batch);
        return outcomeOf(preset.area, [], [], batch.length, signal.aborted ? null : error);
      }
    }

    async function sendOne(upload: Upload, previousFile: Promise<void>) {
      const { id, file, target, stored: alreadyStored } = upload;
      try {
        const signedOut = errors.find(isSignedOut);
        if (signedOut) throw signedOut;
        change(id, { step: 'compressing' });
        const name = target === null ? file.name : nameOf(target);
        const onCompressed = () => change(id, { step: 'sending' });
        const stored =
          alreadyStored ?? (await storePicture(file, preset, name, onCompressed, signal));
        change(id, { step: 'sending', stored });
        // A producto gets its pictures in the order in which staff chose them, whichever is stored first.
        await previousFile;
        await onStored?.(stored);
        done.push(file);
        change(id, { step: 'done' });
      } catch (error) {
        if (signal.aborted) return;
        errors.push(error);
        change(id, { step: 'failed', error });
      }
    }

    // The workers share one iterator, so each file is sent once.
    const turns = queue.values();
    let last = Promise.resolve();
    async function takeTurns(): Promise<void> {
      for (const one of turns) if (!signal.aborted) await (last = sendOne(one, last));
    }

    await Promise.all(Array.from({ length: preset.atOnce }, takeTurns));
    setUploads((now) =>
      now.map((one) => (isDoneOrFailed(one) ? one : { ...one, step: 'cancelled' })),
    );
    return outcomeOf(preset.area, done, errors, batch.length - done.length - errors.length);
  }

  async function run(batch: readonly Upload[]): Promise<void> {
    running.current = new AbortController();
    setPhase('running');
    setEndNotice(null);
    const notice = await send(batch, running.current.signal);
    running.current = null;
    setPhase('ended');
    setEndNotice(notice);
    if (notice) onEnd?.(notice);
    // Reads the pictures again in any case: even after an abort or a lost response files may have been stored.
    await (preset.area === 'banner' ? afterBannerWrite(client) : afterPictureWrite(client));
  }

  /** Sends the chosen files, and those that a cancelled or failed batch left. @returns `false`: there are none */
  function start(candidates = uploads): boolean {
    const batch = candidates.filter((one) => canSend(one) || one.step === 'chosen');
    // The second press of a double click may come before the button is rendered as busy.
    if (running.current === null && batch.length > 0) void run(batch);
    return batch.length > 0;
  }

  function add(files: readonly File[]): void {
    setEndNotice(null);
    const added = files.map(toUpload);
    if (preset.area === 'thumbnail') {
      start(added.slice(0, 1));
      return;
    }
    setUploads((now) => [...now.filter(({ step }) => step !== 'done'), ...added]);
    // Checks the files at once, so that the list shows what is wrong; sending checks them again.
    for (const { id, file } of added) {
      readPicture(file, preset.area).then(
        (content) => change(id, { content }),
        (error: unknown) => change(id, { error }),
      );
    }
  }

  return {
    uploads,
    isBusy: phase === 'running',
    hasBars: phase !== 'idle',
    endNotice,
    question,
    add,
    start,
    cancel: () => running.current?.abort(),
    takeOut: (ids: readonly string[]) =>
      setUploads((now) => now.filter(({ id }) => !ids.includes(id))),
  };
}
