import { useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './sessionStore.ts';

/** Who is signed in. It needs no provider: only the screens that ask pay for it. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current);
}
