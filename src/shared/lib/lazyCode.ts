import { inTime } from './inTime.ts';

/** How long code may take to arrive, in ms: both attempts and the pause between them. */
export const CODE_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

/** Code that arrives when it is first needed. */
export type LazyCode<T> = {
  /** What the code offers once it is here, else `null`. */
  readonly current: () => T | null;
  /** Fetches it; the same promise for everybody until it fails. */
  readonly load: () => Promise<T>;
};

/**
 * @param importCode the dynamic import, and what is taken from it
 * @returns its `load` tries twice, fails 120 s after it was called, and, as long as what was given
 *   up is still on its way, fails at once: a browser would only wait for the same answer again
 */
export function lazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  let code: T | null = null;
  let loading: Promise<T> | null = null;
  let isUnderWay = false;

  async function importTwice(): Promise<T> {
    isUnderWay = true;
    try {
      code = await importCode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
        return importCode();
      });
      return code;
    } finally {
      isUnderWay = false;
    }
  }

  async function load(): Promise<T> {
    if (code !== null) return code;
    if (isUnderWay) throw new Error('the code is still on its way');
    return inTime(importTwice(), CODE_TIMEOUT_MS);
  }

  return {
    current: () => code,
    load: () => {
      loading ??= load();
      loading.catch(() => {
        loading = null;
      });
      return loading;
    },
  };
}
