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
import { createStore } from '#lib/createStore.ts';
import { logError } from '#lib/log.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { hasStoredSession } from './hasStoredSession.ts';

export type SessionState = {
  readonly user: SessionUser | null;
  /** `false`: the stored session has not been read yet. */
  readonly isKnown: boolean;
};

const CONFIRM_PAUSE_MS = 60_000;

const UNKNOWN_SESSION: SessionState = { user: null, isKnown: false };

const session = createStore(UNKNOWN_SESSION);
let watchers = 0;
let watching: Promise<unknown> | null = null;
let confirmedAt = 0;

/** Tells whether the browser can store a session: storage may be blocked or full. */
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
  const { user, isKnown } = session.read();
  if (isKnown && next?.id === user?.id && next?.email === user?.email) return;
  session.write({ user: next, isKnown: true });
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
  if (!hasStoredSession()) {
    setUser(null);
  } else if (watching === null) {
    await watch();
  } else {
    await watching;
    setUser(await currentUser());
  }
}

/** Updates the user from the stored session. Loads the sign-in code only if a session is stored. */
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

export const sessionStore = {
  read: session.read,
  subscribe: (listener: () => void): (() => void) => {
    const stop = session.subscribe(listener);
    watchers += 1;
    if (watchers === 1) {
      addEventListener('storage', onStorage);
      document.addEventListener('visibilitychange', onVisible);
      confirm();
    }
    follow();
    return () => {
      stop();
      watchers -= 1;
      if (watchers > 0) return;
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
  /**
   * Signs in and updates the user.
   *
   * @returns `false`: this browser cannot store a session, so nothing was sent; or the response had no session
   * @throws DataError like `signIn` of `data/auth`
   */
  async signIn(credentials: Credentials): Promise<boolean> {
    if (!canKeep()) return false;
    // Watches the session first, so that a sign-in that succeeds after its timeout updates the user, too.
    await watch();
    const user = await signIn(credentials);
    setUser(user);
    return user !== null;
  },
  /** Signs out. Never rejects: this browser is signed out even if the request fails. */
  async signOut(): Promise<void> {
    const request = signOut();
    setUser(null);
    await request.catch((error: unknown) => logError('session: sign out', error));
  },
} as const;

/** Returns the session and follows it. It needs no provider, so only screens that call it load the sign-in code. */
export function useSession(): SessionState {
  return useStore(sessionStore, UNKNOWN_SESSION);
}
