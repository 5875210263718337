import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { NotActivatedError } from '#features/admin/shared/upload/uploadErrors.ts';
import { useSingleRun } from '#features/admin/shared/upload/useSingleRun.ts';
import { useUploadQueue } from '#features/admin/shared/upload/useUploadQueue.ts';

type Item = { readonly id: number };
const ITEMS: readonly Item[] = [1, 2, 3, 4, 5].map((id) => ({ id }));

const render = (atOnce: number) =>
  renderHook(() => useUploadQueue<Item, string>(atOnce)).result.current;

const ids = (ended: readonly { readonly item: Item }[]) => ended.map(({ item }) => item.id);

test.each([
  [[2, 4], 'warning'],
  [[1, 2, 3, 4, 5], 'error'],
])('the files %j that fail stop no other, and the tone is %s', async (bad, tone) => {
  const { upload } = render(2);
  const work = async ({ id }: Item) => {
    if (bad.includes(id)) throw new DataError('network', 'gone');
    return '';
  };
  const outcome = await act(() => upload(ITEMS, work, new AbortController().signal));
  expect(ids(outcome.failed)).toEqual(bad);
  expect(outcome.done).toHaveLength(ITEMS.length - bad.length);
  expect(outcome.tone).toBe(tone);
});

test.each([
  ['storing', new DataError('signedOut', '')],
  ['activating', new NotActivatedError(new DataError('signedOut', ''))],
])('a sign-in that is missing while %s fails the rest without work', async (_, error) => {
  const { upload } = render(1);
  const work = vi.fn<(item: Item) => Promise<string>>(async ({ id }: Item) => {
    if (id === 2) throw error;
    return '';
  });
  const { failed } = await act(() => upload(ITEMS, work, new AbortController().signal));
  expect(work).toHaveBeenCalledTimes(2);
  expect(ids(failed)).toEqual([2, 3, 4, 5]);
  expect(failed[0]?.error).toBe(error);
  expect(failed[1]?.error).toBeInstanceOf(DataError);
});

test('an abort stops the queue and leaves the interrupted file and the rest', async () => {
  const { upload } = render(1);
  const controller = new AbortController();
  const work = async ({ id }: Item) => {
    if (id === 2) controller.abort();
    controller.signal.throwIfAborted();
    return '';
  };
  const outcome = await act(() => upload(ITEMS, work, controller.signal));
  expect(ids(outcome.done)).toEqual([1]);
  expect(outcome.failed).toEqual([]);
  expect(outcome.left).toEqual(ITEMS.slice(1));
  expect(outcome.tone).toBe('warning');
});

test('only the first of two tasks runs, and unmounting aborts it', async () => {
  const { result, unmount } = renderHook(() => useSingleRun());
  const signals: AbortSignal[] = [];
  const task = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  act(() => {
    void result.current.run(task);
    void result.current.run(task);
  });
  expect(result.current.isBusy).toBe(true);
  expect(signals).toHaveLength(1);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});
