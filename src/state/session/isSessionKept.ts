import { SESSION_EVENT, SESSION_KEY } from '#config/sessionKey.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { eventStore } from '#lib/createStore.ts';
import { lastingStorage } from '#lib/visitStorage.ts';

/** Whether a session is stored, valid or not; needs neither a request nor the sign-in code. */
export function isSessionKept(): boolean {
  return lastingStorage.read(SESSION_KEY) !== null;
}

/** Any change of the storage, because reading the entry again costs little. */
const kept = eventStore(() => window, ['storage', SESSION_EVENT], isSessionKept);

/** {@link isSessionKept}; false in a document, which cannot know it. */
export function useIsSessionKept(): boolean {
  return useStore(kept, false);
}
