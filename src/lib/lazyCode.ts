/**
 * Code that loads late: pages and parts whose modules are imported when they are first needed
 * (docs/decisions/0009-code-that-does-not-load.md).
 *
 * `lazyCode` wraps an import in a store, and tries it twice. `useLater` and `Later` show a part once its code is
 * loaded, `PageOutlet` a page. A deployment removes old files, and some browsers never request a failed module again
 * (https://github.com/whatwg/html/issues/6768): after a failure `reloadDocument` loads the document anew. It reloads by
 * itself once per tab and build, and only if nothing was typed; otherwise the visitor presses a button. It never
 * reloads while an order is being sent (`blockReload`), nor while data is only in memory (`unkeptKeys`).
 */
import { createStore, type Store } from './createStore.ts';
import { inTime } from './inTime.ts';
import { reloadDocument } from './reloadDocument.ts';

/** Timeout of loading code, in ms: for both attempts and the pause between them. */
const CODE_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A store for code that loads when it is first needed. Its value is what the code exports; before that, `null`. */
export type LazyCode<T> = Store<T | null> & {
  /** Loads the code for all callers: tries twice, and fails 120 s after the first call. */
  readonly load: () => Promise<T>;
  /** True once loading has failed, even if a later call succeeds. */
  readonly hasFailed: () => boolean;
};

/** Creates the store of code that loads later. @param importCode imports a module and returns the needed export */
export function lazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  const code = createStore<T | null>(null);
  let loading: Promise<T> | null = null;
  let hasFailed = false;

  async function importTwice(): Promise<T> {
    try {
      // Wait until the browser has handled a press: starting an import takes a slow phone a frame.
      await pause(0);
      const loaded = await importCode().catch(async () => {
        await pause(RETRY_PAUSE_MS);
        return importCode();
      });
      code.write(loaded);
      return loaded;
    } catch (error) {
      // Let the next call import again. An import that hangs is kept: another would wait for the same response.
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

/** Loads code after a press of the visitor. If loading had failed before and fails again, the document reloads. */
export async function loadOnPress<T>(code: LazyCode<T>): Promise<T> {
  const isRetry = code.hasFailed();
  try {
    return await code.load();
  } catch (error) {
    if (isRetry) await reloadDocument();
    throw error;
  }
}
