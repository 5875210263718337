import { inTime } from './inTime.ts';

/** How long the request that checks whether the server answers may take, in ms. */
const PROBE_TIMEOUT_MS = 10_000;
/** How long a reload may take to begin, in ms: unsaved work may have the visitor asked first. */
const RELOAD_PATIENCE_MS = 20_000;

type Reload = {
  /** Asked at the last moment, after the server has answered. */
  readonly isWanted: () => boolean;
  /** Such a reload is made once in a tab and build, and only where the browser can remember it. */
  readonly onceFor?: string | undefined;
  /** The server is not waited for longer than this, in ms. */
  readonly patienceMs?: number;
};

/**
 * Loads the document anew when the server has it: offline it would leave the browser's error page.
 * Never rejects. It resolves when no reload comes about, so that nothing is shown that a reload
 * takes away again.
 */
export async function reloadDocument({
  isWanted,
  onceFor,
  patienceMs = PROBE_TIMEOUT_MS,
}: Reload): Promise<void> {
  // The address of this very code changes with every build.
  const key = onceFor && `reloaded ${import.meta.url} ${onceFor}`;
  try {
    if (key && sessionStorage.getItem(key) !== null) return;
    const probe = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    const { status } = await inTime(probe, Math.min(patienceMs, PROBE_TIMEOUT_MS));
    // Below 500 there is a server: some refuse HEAD, or answer pages of the store with 404.
    if (status >= 500 || !isWanted()) return;
    if (key) sessionStorage.setItem(key, '1');
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, RELOAD_PATIENCE_MS));
  } catch {
    // No server, or no storage to remember the reload by: whoever asked shows a button.
  }
}
