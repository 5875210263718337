import { env } from '../config/env.ts';
import { REQUEST_TIMEOUT_MS } from '../config/limits.ts';
import { SESSION_KEY } from '../config/sessionKey.ts';

/** The access token of the sign-in that the browser keeps, run out or not; `null`: none. */
export function storedToken(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { access_token: token }: { access_token?: unknown } = kept;
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** Removes the sign-in that the browser keeps; the library holds no copy of it. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // A browser that lets nothing be removed keeps nothing either.
  }
}

/**
 * Asks the sign-in service something about a token, past the library, which would renew it first.
 * It goes on when the page is closed meanwhile.
 *
 * @returns the status of the answer; 0: none came
 */
export async function tokenRequest(
  method: 'GET' | 'POST',
  path: string,
  token: string,
): Promise<number> {
  try {
    const { status } = await fetch(`${env.backendUrl}${path}`, {
      method,
      headers: { apikey: env.anonKey, authorization: `Bearer ${token}` },
      keepalive: true,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return status;
  } catch {
    return 0;
  }
}
