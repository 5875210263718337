import { SESSION_EVENT, SESSION_KEY } from '#config/sessionKey.ts';
import {
  confirmSession,
  currentUser,
  signIn,
  signOut,
  watchSession,
  type Credentials,
  type SessionUser,
} from '#data/auth.ts';
import { logError } from '#shared/lib/log.ts';
import { isSessionKept } from './isSessionKept.ts';

/** What is known of the sign-in. */
export type SessionState = {
  readonly user: SessionUser | null;
  /** `false`: the sign-in that the browser keeps is still being looked at. */
  readonly isKnown: boolean;
};

/** Coming back to the tab asks no more often than this whether the sign-in still holds, in ms. */
const CONFIRM_PAUSE_MS = 60_000;

let state: SessionState = { user: null, isKnown: false };
let watching: Promise<unknown> | null = null;
let confirmedAt = 0;
const listeners = new Set<() => void>();

/** Whether the browser would keep a sign-in: some keep nothing at all, or are full. */
function canKeep(): boolean {
  try {
    const probe = `${SESSION_KEY}-probe`;
    localStorage.setItem(probe, 'x'.repeat(4_000));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function setUser(next: SessionUser | null): void {
  const { user, isKnown } = state;
  if (isKnown && next?.id === user?.id && next?.email === user?.email) return;
  state = { user: next, isKnown: true };
  for (const listener of listeners) listener();
  dispatchEvent(new Event(SESSION_EVENT));
}

function watch(): Promise<unknown> {
  watching ??= watchSession(setUser).catch((error: unknown) => {
    watching = null;
    throw error;
  });
  return watching;
}

async function readUser(): Promise<void> {
  if (!isSessionKept()) {
    setUser(null);
  } else if (watching === null) {
    await watch();
  } else {
    await watching;
    setUser(await currentUser());
  }
}

/** Looks who is signed in; where the browser keeps no sign-in, its code is not even fetched. */
function follow(): void {
  readUser().catch((error: unknown) => {
    setUser(null);
    logError('session: load', error);
  });
}

function confirm(): void {
  confirmedAt = Date.now();
  confirmSession().catch((error: unknown) => logError('session: confirm', error));
}

function onStorage({ key }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) follow();
}

function onVisible(): void {
  const isDue = Date.now() - confirmedAt >= CONFIRM_PAUSE_MS;
  if (document.visibilityState === 'visible' && isDue) confirm();
}

/** Who is signed in, for `useSyncExternalStore`, and what changes it. */
export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listeners.size === 1) {
      addEventListener('storage', onStorage);
      document.addEventListener('visibilitychange', onVisible);
      confirm();
    }
    follow();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
  current: (): SessionState => state,
  /**
   * @returns `false`: this browser keeps no sign-in, so none was begun
   * @throws DataError as `signIn` of `data/auth`
   */
  async signIn(credentials: Credentials): Promise<boolean> {
    if (!canKeep()) return false;
    // First, so that a sign-in that succeeds after it was given up is noticed as well.
    await watch();
    const user = await signIn(credentials);
    setUser(user);
    return user !== null;
  },
  /** Never rejects: the browser is signed out whether or not the service hears of it. */
  async signOut(): Promise<void> {
    const told = signOut();
    setUser(null);
    await told.catch((error: unknown) => logError('session: sign out', error));
  },
} as const;
