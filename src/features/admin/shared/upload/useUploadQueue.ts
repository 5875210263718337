import { useState } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import type { StoringWork } from './storePicture.ts';
import { missingSignIn } from './uploadErrors.ts';

export type UploadStep<Result> =
  | { readonly name: 'waiting' | 'compressing' | 'sending' }
  | { readonly name: 'cancelled' }
  | { readonly name: 'done'; readonly result: Result }
  | { readonly name: 'failed'; readonly error: unknown };

export type UploadRow<Item, Result> = { readonly item: Item; readonly step: UploadStep<Result> };

export type UploadFailure<Item> = { readonly item: Item; readonly error: unknown };

/** How a batch ended; the lists are in the order of the ids. */
export type UploadOutcome<Item, Result> = {
  readonly done: readonly { readonly item: Item; readonly result: Result }[];
  readonly failed: readonly UploadFailure<Item>[];
  /** What an abort left; one that was in flight may be stored all the same. */
  readonly left: readonly Item[];
  /** `warning`: some files failed or were left; `error`: all of them failed. */
  readonly tone: 'success' | 'warning' | 'error';
};

/** What a screen shows after a batch. */
export type UploadResult<Item> = Pick<UploadOutcome<Item, unknown>, 'failed' | 'tone'> & {
  readonly text: string;
};

/** Uploads files, `atOnce` at a time, and reports the step of each. */
export function useUploadQueue<Item extends { readonly id: number }, Result>(atOnce: number) {
  const [rows, setRows] = useState<readonly UploadRow<Item, Result>[]>([]);

  /** Shows these as waiting, in place of the previous batch. */
  function show(items: readonly Item[]): void {
    setRows(items.map((item) => ({ item, step: { name: 'waiting' } })));
  }

  function setStep(id: number, step: UploadStep<Result>): void {
    setRows((now) => now.map((row) => (row.item.id === id ? { ...row, step } : row)));
  }

  /**
   * Works on all items; one that fails stops no other. After a missing sign-in the rest fails
   * without a request.
   *
   * @param signal stops the queue; the interrupted file is left
   */
  async function upload(
    items: readonly Item[],
    work: (item: Item, report: Omit<StoringWork, 'signal'>) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<UploadOutcome<Item, Result>> {
    const queue = [...items];
    const left: Item[] = [];
    const done: { item: Item; result: Result }[] = [];
    const failed: UploadFailure<Item>[] = [];
    let signedOut: DataError | null = null;

    async function uploadOne(item: Item): Promise<void> {
      try {
        if (signedOut !== null) throw signedOut;
        setStep(item.id, { name: 'compressing' });
        const result = await work(item, {
          onCompressed: () => setStep(item.id, { name: 'sending' }),
        });
        done.push({ item, result });
        setStep(item.id, { name: 'done', result });
      } catch (error) {
        if (signal.aborted) {
          left.push(item);
          return;
        }
        signedOut ??= missingSignIn(error);
        failed.push({ item, error });
        setStep(item.id, { name: 'failed', error });
      }
    }

    async function takeTurns(): Promise<void> {
      while (!signal.aborted) {
        const item = queue.shift();
        if (item === undefined) return;
        await uploadOne(item);
      }
    }

    show(items);
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    left.push(...queue);
    for (const { id } of left) setStep(id, { name: 'cancelled' });
    const byId = (a: { item: Item }, b: { item: Item }) => a.item.id - b.item.id;
    const failureTone = failed.length === items.length ? 'error' : 'warning';
    return {
      done: done.toSorted(byId),
      failed: failed.toSorted(byId),
      left: left.toSorted((a, b) => a.id - b.id),
      tone: failed.length + left.length === 0 ? 'success' : failureTone,
    };
  }

  return { rows, show, upload };
}
