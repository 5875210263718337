import { useSyncExternalStore } from 'react';
import { sessionStore, UNKNOWN_SESSION, type SessionState } from './sessionStore.ts';

/** Without a provider: only screens that use it load the sign-in code. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, () => UNKNOWN_SESSION);
}
