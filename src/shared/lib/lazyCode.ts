import type { ComponentType } from 'react';
import { inTime } from '../shared/lib/inTime.ts';

/** How long one page chunk may take, in ms (spec §7). */
const CHUNK_TIMEOUT_MS = 120_000;
const RETRY_PAUSE_MS = 1_000;
const RELOADED_KEY = 'reloadedForChunk';

/** A page whose code arrives when it is first needed. */
export type LazyPage = {
  /** The component once its code is here, else `null`. */
  readonly current: () => ComponentType | null;
  /** Fetches the code; the same promise for everybody until it fails. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * Reloads the document once when a chunk is gone because a new version was deployed; never
 * offline and never twice, so that no visitor is left in a loop or on the browser's error page.
 */
export async function reloadForNewVersion(): Promise<void> {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return;
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!response.ok) return;
    sessionStorage.setItem(RELOADED_KEY, '1');
    location.reload();
  } catch {
    // No storage to remember the reload by, or no server: the error screen has a button.
  }
}

/** A page arrived: should a later version take chunks away again, one reload is allowed again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Blocked: then no reload was made either.
  }
}

/**
 * @param importPage the dynamic import that yields the component
 */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let component: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;

  async function attempt(): Promise<ComponentType> {
    try {
      component = await inTime(importPage(), CHUNK_TIMEOUT_MS);
      return component;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  async function attemptTwice(): Promise<ComponentType> {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      return await attempt();
    }
  }

  return {
    current: () => component,
    load: () => (loading ??= attemptTwice()),
  };
}
