import { beforeAll } from 'vitest';

/**
 * Starts what the tests of a file need, once before them.
 *
 * @returns a function that returns it; call it inside tests and hooks only
 */
export function beforeTests<T>(start: () => Promise<T>): () => T {
  let started: { readonly value: T } | null = null;
  beforeAll(async () => {
    started = { value: await start() };
  });
  return () => {
    if (started === null) throw new Error('this is there in tests and hooks only');
    return started.value;
  };
}
