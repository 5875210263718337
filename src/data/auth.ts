import type { AuthError, Session } from '@supabase/supabase-js';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { inTime } from '#shared/lib/inTime.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { DataError, type SignInRefusal, SignInRefused } from './http/DataError.ts';
import {
  forgetSession,
  renewedToken,
  storedToken,
  storedTokens,
  tokenRequest,
} from './http/storedToken.ts';

/** Somebody who is signed in. */
export type SessionUser = { readonly id: string; readonly email: string };

/** What one signs in with, as typed. */
export type Credentials = { readonly email: string; readonly password: string };

async function client() {
  try {
    return await lazySupabase.load();
  } catch (error) {
    throw new DataError('network', 'the code of the sign-in did not arrive', error);
  }
}

function toUser(session: Session | null): SessionUser | null {
  return session && { id: session.user.id, email: session.user.email ?? '' };
}

/**
 * Tells who is signed in: now, and whenever that changes, in this tab or in another.
 *
 * @param onChange called synchronously, as the library asks for
 * @returns what ends it
 */
export async function watchSession(
  onChange: (user: SessionUser | null) => void,
): Promise<() => void> {
  const { auth } = await client();
  const { data } = auth.onAuthStateChange((_event, session) => onChange(toUser(session)));
  return () => data.subscription.unsubscribe();
}

/** Who is signed in right now, by what the browser keeps; refreshed when it has run out. */
export async function currentUser(): Promise<SessionUser | null> {
  const { auth } = await client();
  const { data } = await auth.getSession();
  return toUser(data.session);
}

const REFUSAL_BY_CODE: Readonly<Record<string, SignInRefusal>> = {
  email_not_confirmed: 'notConfirmed',
  user_banned: 'banned',
  email_provider_disabled: 'disabled',
};

/** Codes of a sign-in that is refused because of what was typed. */
const CREDENTIALS = [undefined, 'invalid_credentials', 'validation_failed'];

/** What stands before the service does not take the store's key; its answer has no code. */
function isWrongKey({ status, code }: AuthError): boolean {
  return status === 401 && code === undefined;
}

/** Whether the service said no, rather than nothing or "later". */
function isRefusal(error: AuthError): boolean {
  const { name, status = 0 } = error;
  if (name === 'AuthRetryableFetchError' || isWrongKey(error)) return false;
  return [400, 401, 403, 404, 422].includes(status);
}

function toDataError(error: AuthError): DataError {
  const { status = 0, message, code } = error;
  if (isWrongKey(error)) return new SignInRefused('wrongKey', message, error);
  if (status === 0) return new DataError('network', message, error);
  if (status === 429) return new DataError('rateLimited', message, error);
  const reason = REFUSAL_BY_CODE[code ?? ''];
  if (reason !== undefined) return new SignInRefused(reason, message, error);
  if (isRefusal(error)) {
    if (CREDENTIALS.includes(code)) return new SignInRefused('credentials', message, error);
    return new DataError('unknown', message, error);
  }
  // The library reports a fault of the service with the answer's body, whatever that is.
  return new DataError('unknown', `HTTP ${status}`, error);
}

/**
 * Signs in; the browser keeps the session until {@link signOut}.
 *
 * @returns `null`: the response holds no session
 * @throws DataError a `SignInRefused` if the service refused
 * @see docs/rules.md#sign-in
 */
export async function signIn({ email, password }: Credentials): Promise<SessionUser | null> {
  const { auth } = await client();
  const answer = auth.signInWithPassword({ email: email.trim(), password });
  // The library waits for ever.
  const { data, error } = await inTime(
    answer,
    REQUEST_TIMEOUT_MS,
    () => new DataError('timeout', `no answer in ${REQUEST_TIMEOUT_MS} ms`),
  );
  if (error !== null) throw toDataError(error);
  return toUser(data.session);
}

const LOGOUT = '/auth/v1/logout?scope=local';

/**
 * Signs this browser out, in all its tabs: at once, with or without a connection. The service is
 * told afterwards, so that the sign-in is worth nothing to anybody who may have copied it; it
 * listens to no token that has run out, so that one is renewed for this.
 *
 * The library's own way leaves the sign-in in the browser when the service does not answer.
 *
 * @throws DataError when the service could not be told; the browser is signed out all the same
 */
export async function signOut(): Promise<void> {
  const tokens = storedTokens();
  forgetSession();
  if (tokens === null) return;
  let status = await tokenRequest('POST', LOGOUT, tokens.access);
  if ((status === 401 || status === 403) && tokens.refresh !== null) {
    const renewed = await renewedToken(tokens.refresh);
    const isRenewed = typeof renewed === 'string';
    status = isRenewed ? await tokenRequest('POST', LOGOUT, renewed) : renewed;
  }
  if (status === 0) throw new DataError('network', 'the service was not told of the sign-out');
  // Refused: the service knows nothing of this sign-in any more.
  if (status >= 500 || status === 429) throw new DataError('unknown', `HTTP ${status}`);
}

/**
 * Renews the sign-in after a service has refused its token; where the renewal is refused as well,
 * the sign-in was ended elsewhere, and ends here.
 *
 * @param refused the token
 * @returns the new token; `null`: none, the sign-in is over or nobody answered
 */
export async function renewSession(refused: string): Promise<string | null> {
  const kept = storedToken();
  // Another request was refused as well, and quicker to renew it.
  if (kept !== null && kept !== refused) return kept;
  const { auth } = await client();
  const { data, error } = await auth.refreshSession();
  if (data.session !== null) return data.session.access_token;
  if (error !== null && isRefusal(error) && storedToken() === refused) {
    // The library keeps a sign-in whose token looks good by this machine's clock.
    forgetSession();
    // With nothing kept this asks nobody, and tells everybody.
    await auth.signOut({ scope: 'local' });
  }
  return null;
}

/**
 * Asks the service whether the sign-in that the browser keeps still holds: it may have been ended
 * from elsewhere, and ends here then. Without an answer nothing changes.
 */
export async function confirmSession(): Promise<void> {
  const token = storedToken();
  if (token === null) return;
  const status = await tokenRequest('GET', '/auth/v1/user', token);
  if (status === 401 || status === 403) await renewSession(token);
}

/** The client of those who sign in, whose code no shopper fetches. */
export const lazySupabase = lazyCode(async () => (await import('./http/supabase.ts')).supabase);
