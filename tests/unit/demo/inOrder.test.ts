import { expect, test } from 'vitest';
import { inOrder } from '../../../supabase/local/demo/inOrder.ts';

test('results come in the order of the jobs, whichever is finished first', async () => {
  const releases: (() => void)[] = [];
  const jobs = ['a', 'b', 'c'].map(
    (name) => () => new Promise<string>((resolve) => releases.push(() => resolve(name))),
  );
  const results = inOrder(jobs, 3);
  const first = results.next();
  for (const release of releases.toReversed()) release();
  expect(await first).toEqual({ value: 'a', done: false });
  expect(await results.next()).toEqual({ value: 'b', done: false });
  expect(await results.next()).toEqual({ value: 'c', done: false });
  expect((await results.next()).done).toBe(true);
});

test('never more jobs are under way than allowed', async () => {
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 10 }, (_, index) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return index;
  });
  const seen: number[] = [];
  for await (const index of inOrder(jobs, 3)) seen.push(index);
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBeLessThanOrEqual(3);
});

test('a failing job fails the reader, after the results before it', async () => {
  const results = inOrder([() => Promise.resolve(1), () => Promise.reject(new Error('no ink'))], 2);
  expect((await results.next()).value).toBe(1);
  await expect(results.next()).rejects.toThrow('no ink');
});
