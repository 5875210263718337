import { SESSION_KEY } from '#config/sessionKey.ts';

/** Whether the browser keeps a sign-in, good or not: known at once, and without its code. */
export function isSessionKept(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
