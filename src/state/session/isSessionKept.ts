import { SESSION_KEY } from '#config/sessionKey.ts';

/** Whether a session is stored, valid or not; needs neither a request nor the sign-in code. */
export function isSessionKept(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
