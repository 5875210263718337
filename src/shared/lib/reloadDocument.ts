import { inTime } from './inTime.ts';

/** Timeout of the request that checks whether the server responds, in ms. */
const PROBE_TIMEOUT_MS = 10_000;
/** How long a reload may take to start, in ms: the browser may ask about unsaved work first. */
const RELOAD_TIMEOUT_MS = 20_000;

type Reload = {
  /** Called after the server has responded. */
  readonly isWanted: () => boolean;
  /** Allows one reload with this name per tab and build, if storage can remember it. */
  readonly onceFor?: string;
  /** Timeout of the server's response, in ms. */
  readonly timeoutMs?: number;
};

/**
 * Reloads the document if the server responds; offline a reload would show the browser's error page.
 * Never rejects. It resolves only if no reload happens, so that no error is shown before a reload.
 */
export async function reloadDocument({
  isWanted,
  onceFor,
  timeoutMs = PROBE_TIMEOUT_MS,
}: Reload): Promise<void> {
  // The address of this module changes with every build.
  const key = onceFor && `reloaded ${import.meta.url} ${onceFor}`;
  try {
    if (key && sessionStorage.getItem(key) !== null) return;
    const probe = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    const { status } = await inTime(probe, Math.min(timeoutMs, PROBE_TIMEOUT_MS));
    // Some servers refuse HEAD, or respond to pages of the store with 404.
    if (status >= 500 || !isWanted()) return;
    if (key) sessionStorage.setItem(key, '1');
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT_MS));
  } catch {
    // There is no server, or no storage to remember the reload: the caller shows a button.
  }
}
