import { SESSION_KEY } from '../../config/sessionKey.ts';
import { currentUser, watchSession, type SessionUser } from '../../data/auth.ts';
import { logError } from '../../shared/lib/log.ts';

/** What is known of the sign-in. */
export type SessionState = {
  readonly user: SessionUser | null;
  /** `false`: the sign-in that the browser keeps is still being looked at. */
  readonly isKnown: boolean;
};

let state: SessionState = { user: null, isKnown: false };
let isWatching = false;
const listeners = new Set<() => void>();

function isKept(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

function setUser(next: SessionUser | null): void {
  const { user, isKnown } = state;
  if (isKnown && next?.id === user?.id && next?.email === user?.email) return;
  state = { user: next, isKnown: true };
  for (const listener of listeners) listener();
}

async function readUser(): Promise<void> {
  if (!isKept()) {
    setUser(null);
  } else if (isWatching) {
    setUser(await currentUser());
  } else {
    isWatching = true;
    await watchSession(setUser);
  }
}

/** Looks who is signed in; where the browser keeps no sign-in, its code is not even fetched. */
function follow(): void {
  readUser().catch((error: unknown) => {
    isWatching = false;
    setUser(null);
    logError('session: load', error);
  });
}

function onStorage({ key }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) follow();
}

/** Who is signed in, for `useSyncExternalStore`. */
export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listeners.size === 1) addEventListener('storage', onStorage);
    follow();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
  current: (): SessionState => state,
} as const;
