import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { abortedInTime } from '#lib/abortedInTime.ts';
import { lastingStorage, readJson } from '#lib/storage.ts';

/** Reads the tokens of the session. `access` may have expired; `refresh` renews the session, but only once. */
export function storedTokens() {
  const session = readJson(lastingStorage, SESSION_KEY);
  if (typeof session !== 'object' || session === null) return null;
  const { access_token: access, refresh_token: refresh }: { [name: string]: unknown } = {
    ...session,
  };
  if (typeof access !== 'string') return null;
  return { access, refresh: typeof refresh === 'string' ? refresh : null };
}

export function storedToken(): string | null {
  return storedTokens()?.access ?? null;
}

/** Removes the stored session; the library holds no copy of it. */
export function forgetSession(): void {
  lastingStorage.remove(SESSION_KEY);
}

async function request(path: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(`${env.backendUrl}${path}`, {
      ...init,
      keepalive: true,
      signal: abortedInTime(REQUEST_TIMEOUT_MS, init.signal),
    });
  } catch {
    return null;
  }
}

/**
 * Sends a request with a token to the sign-in service, without the library, which would renew the
 * token first. The request goes on if the page is closed.
 *
 * @returns the status of the response; 0 without a response
 */
export async function tokenRequest(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  signal: AbortSignal | null = null,
): Promise<number> {
  const headers = { apikey: env.anonKey, authorization: `Bearer ${token}` };
  return (await request(path, { method, headers, signal }))?.status ?? 0;
}

/**
 * Requests a new access token, without the library, which would store the renewed session.
 *
 * @returns the access token, or the status of a response without one; 0 without a response
 */
export async function renewedToken(refresh: string): Promise<string | number> {
  const response = await request('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: env.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refresh }),
  });
  if (response === null || !response.ok) return response?.status ?? 0;
  try {
    const { access_token: token }: { access_token?: unknown } = await response.json();
    return typeof token === 'string' ? token : 0;
  } catch {
    return 0;
  }
}
