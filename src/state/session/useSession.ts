import { useStore } from '#shared/hooks/useStore.ts';
import { sessionStore, UNKNOWN_SESSION, type SessionState } from './sessionStore.ts';

/** Without a provider: only screens that use it load the sign-in code. */
export function useSession(): SessionState {
  return useStore(sessionStore, UNKNOWN_SESSION);
}
