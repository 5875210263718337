import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';

/** The tokens of a sign-in. `access` may have run out; `refresh` gets another one, once. */
type Tokens = { readonly access: string; readonly refresh: string | null };

/** The tokens of the sign-in that the browser keeps; `null`: none. */
export function storedTokens(): Tokens | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { access_token: access, refresh_token: refresh }: { [name: string]: unknown } = {
      ...kept,
    };
    if (typeof access !== 'string') return null;
    return { access, refresh: typeof refresh === 'string' ? refresh : null };
  } catch {
    return null;
  }
}

/** The access token of the sign-in that the browser keeps, run out or not; `null`: none. */
export function storedToken(): string | null {
  return storedTokens()?.access ?? null;
}

/** Removes the sign-in that the browser keeps; the library holds no copy of it. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // A browser that lets nothing be removed keeps nothing either.
  }
}

async function ask(path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(`${env.backendUrl}${path}`, {
      ...init,
      keepalive: true,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    return null;
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
  const headers = { apikey: env.anonKey, authorization: `Bearer ${token}` };
  return (await ask(path, { method, headers }))?.status ?? 0;
}

/**
 * Has the sign-in service make a new access token, past the library, which keeps the sign-in.
 *
 * @param refresh the other token of the sign-in
 * @returns the token, or the status of an answer without one; 0: none came
 */
export async function renewedToken(refresh: string): Promise<string | number> {
  const answer = await ask('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: env.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refresh }),
  });
  if (answer === null || !answer.ok) return answer?.status ?? 0;
  try {
    const { access_token: token }: { access_token?: unknown } = await answer.json();
    return typeof token === 'string' ? token : 0;
  } catch {
    return 0;
  }
}
