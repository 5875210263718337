import { inTime } from './inTime.ts';
import { reloadDocument } from './reloadDocument.ts';

/** How long code may take to arrive, in ms: both attempts and the pause between them. */
export const CODE_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;

/** Code that arrives when it is first needed. */
export type LazyCode<T> = {
  /** What the code offers once it is here, else `null`. */
  readonly current: () => T | null;
  /** Fetches it; the same promise for everybody until it fails. */
  readonly load: () => Promise<T>;
  /**
   * For a press of the visitor: as `load`, but when the code failed to come at an earlier press in
   * this document as well, the document is loaded anew, as long as the visitor stays on the page:
   * some browsers never ask again for a file that failed.
   */
  readonly loadByHand: () => Promise<T>;
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
  let hasFailedByHand = false;

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

  function loadOnce(): Promise<T> {
    if (loading !== null) return loading;
    const started = load();
    loading = started;
    started.catch(() => {
      loading = null;
    });
    return started;
  }

  return {
    current: () => code,
    load: loadOnce,
    async loadByHand() {
      const { pathname } = location;
      try {
        return await loadOnce();
      } catch (error) {
        const isWanted = () => location.pathname === pathname;
        if (hasFailedByHand) await reloadDocument({ isWanted });
        hasFailedByHand = true;
        throw error;
      }
    },
  };
}
