import { inTime } from './inTime.ts';
import { unkeptKeys } from './storage.ts';

/** Timeout of the request that checks whether the server responds, in ms. */
const PROBE_TIMEOUT_MS = 10_000;
/** Time in ms that a reload may need to start: the browser may ask about unsaved work first. */
const RELOAD_TIMEOUT_MS = 20_000;
/** Key of the note that the document reloaded by itself. Each build has its own, by the address of this module. */
const ONCE_KEY = `reloaded ${import.meta.url}`;

let hasTyped = false;
let reloadLocks = 0;

function onInput(): void {
  hasTyped = true;
}

/** Stops the document from reloading by itself once the visitor types. @param isTyped true: the visitor has typed */
export function watchTyping(isTyped: boolean): void {
  hasTyped ||= isTyped;
  addEventListener('input', onInput, { capture: true, once: true });
}

/** Runs work that no reload may cut off, such as sending an order. */
export async function blockReload<T>(work: () => Promise<T>): Promise<T> {
  reloadLocks += 1;
  try {
    return await work();
  } finally {
    reloadLocks -= 1;
  }
}

/**
 * Reloads the document if the server responds (offline, the browser's error page would replace the store), the
 * visitor is still on the page, and everything that a reload needs is in storage. Never rejects. Resolves only
 * if no reload happens, so that no error is shown before one.
 *
 * @param byItself true: nobody pressed a button, so only once per tab and build, and while nothing was typed
 */
export async function reloadDocument(byItself = false): Promise<void> {
  const { pathname } = location;
  const isWanted = () =>
    location.pathname === pathname &&
    reloadLocks === 0 &&
    unkeptKeys.size === 0 &&
    !(byItself && hasTyped);
  try {
    if (!isWanted() || (byItself && sessionStorage.getItem(ONCE_KEY) !== null)) return;
    const probe = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    const { status } = await inTime(probe, PROBE_TIMEOUT_MS);
    // Any status below 500 is enough: some servers refuse HEAD, or respond to pages of the store with 404.
    if (status >= 500 || !isWanted()) return;
    if (byItself) sessionStorage.setItem(ONCE_KEY, '1');
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS));
  } catch {
    // There is no server, or no storage to remember the reload: the caller shows a button.
  }
}
