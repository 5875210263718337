import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Backend } from '#backend/types.ts';

/** A sign-in as the service returns and the browser stores it. */
export type StoredSession = { readonly access_token: string };

export async function signIn(
  backend: Backend,
  email: string,
  { staff = false } = {},
): Promise<StoredSession> {
  const password = 'correct horse battery staple';
  await backend.createUser({ email, password, staff });
  const answer = await backend.fetch(
    new Request(`${location.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (!answer.ok) throw new Error(`sign-in: ${await answer.text()}`);
  return answer.json();
}

export function keepSession(session: StoredSession): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}
