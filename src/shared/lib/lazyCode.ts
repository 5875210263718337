import { inTime } from './inTime.ts';
import { reloadDocument } from './reloadDocument.ts';

/** Timeout of loading code, in ms: both attempts and the pause between them. */
const CODE_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

/** Code that is loaded when it is first needed. */
export type LazyCode<T> = {
  /** What the code exports once it is loaded, else `null`. */
  readonly current: () => T | null;
  /** Loads it; all callers share one promise until it fails. */
  readonly load: () => Promise<T>;
  /**
   * As `load`, but after a failure the document is reloaded, unless the visitor has left the page:
   * some browsers never request a file again that failed.
   */
  readonly loadOrReload: (timeoutMs?: number) => Promise<T>;
  /** For a press of the visitor: `load` the first time, `loadOrReload` once a press has failed. */
  readonly loadByHand: () => Promise<T>;
  /**
   * For a press on 'retry': reloads the document unless the code is there, because only some browsers
   * request the file again. A `load` meanwhile waits for it. Rejects if there is no server, or the
   * visitor has left the page.
   */
  readonly reload: () => Promise<T>;
  /** The time at which the current import is given up, in ms since 1970; 0 before the first. */
  readonly deadline: () => number;
};

/**
 * @param importCode the dynamic import, and what is taken from it
 * @returns its `load` tries twice and fails after 120 s. While an import that timed out is still in
 *   flight, further calls fail at once: a browser would only wait for the same response again.
 */
export function lazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  let code: T | null = null;
  let loading: Promise<T> | null = null;
  let isInFlight = false;
  let hasFailedByHand = false;
  let deadline = 0;

  async function importTwice(): Promise<T> {
    isInFlight = true;
    try {
      code = await importCode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
        return importCode();
      });
      return code;
    } finally {
      isInFlight = false;
    }
  }

  async function load(): Promise<T> {
    if (code !== null) return code;
    if (isInFlight) throw new Error('the code is still in flight');
    deadline = Date.now() + CODE_TIMEOUT_MS;
    return inTime(importTwice(), CODE_TIMEOUT_MS);
  }

  function share(started: Promise<T>): Promise<T> {
    loading = started;
    started.catch(() => {
      if (loading === started) loading = null;
    });
    return started;
  }

  const loadOnce = () => loading ?? share(load());

  async function reload(pathname = location.pathname, cause?: unknown): Promise<T> {
    if (code === null) await reloadDocument({ isWanted: () => location.pathname === pathname });
    if (code === null) throw new Error('not reloaded', { cause });
    return code;
  }

  async function loadOrReload(timeoutMs = CODE_TIMEOUT_MS): Promise<T> {
    const { pathname } = location;
    try {
      return await inTime(loadOnce(), timeoutMs);
    } catch (error) {
      return reload(pathname, error);
    }
  }

  return {
    current: () => code,
    load: loadOnce,
    loadOrReload,
    reload: () => share(reload()),
    deadline: () => deadline,
    async loadByHand() {
      try {
        return await (hasFailedByHand ? loadOrReload() : loadOnce());
      } catch (error) {
        hasFailedByHand = true;
        throw error;
      }
    },
  };
}
