import { SESSION_EVENT, SESSION_KEY } from '#config/sessionKey.ts';
import { eventStore } from '#lib/createStore.ts';
import { lastingStorage } from '#lib/storage.ts';
import { useStore } from '#ui/hooks/useStore.ts';

/** Tells whether a session is stored, valid or not; needs neither a request nor the sign-in code. */
export function hasStoredSession(): boolean {
  return lastingStorage.read(SESSION_KEY) !== null;
}

/** Follows {@link hasStoredSession}: any change of the storage reads the entry again, which is cheap. */
const storedSession = eventStore(() => window, ['storage', SESSION_EVENT], hasStoredSession);

/** Returns {@link hasStoredSession}; false in a built document and during hydration, where it is unknown. */
export function useHasStoredSession(): boolean {
  return useStore(storedSession, false);
}
