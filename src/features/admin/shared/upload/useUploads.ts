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

/** How long the bars of a batch stay after its end, in ms. @see docs/rules.md#upload-progress */
const BARS_MS = 5_000;

const hasEnded = ({ step }: Upload) => step === 'done' || step === 'failed';

const toUpload = (file: File): Upload => ({
  id: newUuid(),
  file,
  content: null,
  step: 'chosen',
  error: null,
  target: null,
  stored: null,
});

/** After a failure, another attempt may succeed only if a request failed. */
export const canSend = ({ step, error }: Upload): boolean =>
  step !== 'done' && (error === null || error instanceof DataError);

async function targetsIn(folder: string, batch: readonly Upload[], signal: AbortSignal) {
  // Reads the names again: the list on the screen may be incomplete or stale.
  const stored = await listFileNames(folder, signal);
  const names = batch.map(({ file, target }) =>
    // A retry keeps its numbered name: the file that it was numbered after may be stored by now.
    target !== null && folderOf(target) === folder ? `${nameOf(target)}.webp` : file.name,
  );
  const bases = batchNames(names, stored);
  // PNG is the fallback: https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-todataurl
  const data = document.createElement('canvas').toDataURL(LIBRARY_TYPE);
  const type = data.startsWith(`data:${LIBRARY_TYPE}`) ? LIBRARY_TYPE : 'image/png';
  return {
    targets: batch.map((one, index) => ({ ...one, target: `${folder}/${bases[index]}` })),
    replaced: replacedNames(bases, type, stored),
  };
}

/** @param onStored when it throws, the upload of the file has failed */
export function useUploads(
  preset: UploadPreset,
  given: readonly File[] | undefined,
  onStored: ((stored: Stored) => void | Promise<void>) | undefined,
  onEnd: ((outcome: FormNotice) => void) | undefined,
) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>(() => (given ?? []).map(toUpload));
  const [phase, setPhase] = useState<'idle' | 'running' | 'ended'>('idle');
  const [outcome, setOutcome] = useState<FormNotice | null>(null);
  /** The stored pictures that the batch would replace, until the user has decided. */
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

  /** A failed file stops no other, but after a missing sign-in the rest fails too. */
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

    async function sendOne({ id, file, target, stored: before }: Upload, earlier: Promise<void>) {
      try {
        const signedOut = errors.find(isSignedOut);
        if (signedOut) throw signedOut;
        change(id, { step: 'compressing' });
        const name = target === null ? file.name : nameOf(target);
        const onCompressed = () => change(id, { step: 'sending' });
        const stored = before ?? (await storePicture(file, preset, name, onCompressed, signal));
        change(id, { step: 'sending', stored });
        // A producto gets its pictures in the order of choice, whichever is stored first.
        await earlier;
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
    setUploads((now) => now.map((one) => (hasEnded(one) ? one : { ...one, step: 'cancelled' })));
    return outcomeOf(preset.area, done, errors, batch.length - done.length - errors.length);
  }

  async function run(batch: readonly Upload[]): Promise<void> {
    running.current = new AbortController();
    setPhase('running');
    setOutcome(null);
    const ended = await send(batch, running.current.signal);
    running.current = null;
    setPhase('ended');
    setOutcome(ended);
    if (ended) onEnd?.(ended);
    // Files may have been stored even after an abort or without a response.
    await (preset.area === 'banner' ? afterBannerWrite(client) : afterPictureWrite(client));
  }

  /** @returns `false`: there is nothing to upload */
  function start(chosen = uploads): boolean {
    const batch = chosen.filter((one) => canSend(one) || one.step === 'chosen');
    // The second press of a double click may come before the button is rendered as busy.
    if (running.current === null && batch.length > 0) void run(batch);
    return batch.length > 0;
  }

  function add(files: readonly File[]): void {
    setOutcome(null);
    const added = files.map(toUpload);
    if (preset.area === 'thumbnail') {
      start(added.slice(0, 1));
      return;
    }
    setUploads((now) => [...now.filter(({ step }) => step !== 'done'), ...added]);
    // Shows at once what is wrong with a file; a batch refuses it in any case.
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
    outcome,
    question,
    add,
    start,
    cancel: () => running.current?.abort(),
    takeOut: (ids: readonly string[]) =>
      setUploads((now) => now.filter(({ id }) => !ids.includes(id))),
  };
}
