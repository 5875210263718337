import { createStore, type Store } from './createStore.ts';
import { inTime } from './inTime.ts';
import { reloadDocument } from './reloadDocument.ts';

/** Timeout of loading code, in ms: both attempts and the pause between them. */
const CODE_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Code that is loaded when it is first needed; its value is what it exports, `null` until then. */
export type LazyCode<T> = Store<T | null> & {
  /** Loads it for all callers: tries twice, and fails 120 s after the first call. */
  readonly load: () => Promise<T>;
  readonly hasFailed: () => boolean;
};

/** @param importCode the dynamic import, and what is taken from it */
export function lazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  const code = createStore<T | null>(null);
  let loading: Promise<T> | null = null;
  let hasFailed = false;

  async function importTwice(): Promise<T> {
    try {
      // After the press that wants it: starting an import takes a slow phone a frame.
      await pause(0);
      const loaded = await importCode().catch(async () => {
        await pause(RETRY_PAUSE_MS);
        return importCode();
      });
      code.write(loaded);
      return loaded;
    } catch (error) {
      // Some browsers request the file again. While one hangs, they would only wait for the same response.
      loading = null;
      throw error;
    }
  }

  function start(): Promise<T> {
    const started = inTime(importTwice(), CODE_TIMEOUT_MS);
    started.catch(() => {
      hasFailed = true;
    });
    return started;
  }

  return {
    read: code.read,
    subscribe: code.subscribe,
    load: async () => code.read() ?? (loading ??= start()),
    hasFailed: () => hasFailed,
  };
}

/**
 * Loads code for a press of the visitor. If it fails as it has before, the document is reloaded: some
 * browsers never request a file again that failed.
 */
export async function loadOnPress<T>(code: LazyCode<T>): Promise<T> {
  const isRetry = code.hasFailed();
  try {
    return await code.load();
  } catch (error) {
    if (isRetry) await reloadDocument();
    throw error;
  }
}
