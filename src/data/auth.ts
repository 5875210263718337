import type { AuthError, Session } from '@supabase/supabase-js';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { inTime } from '#lib/inTime.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { DataError, kindOfStatus, type SignInRefusal, SignInRefused } from './http/DataError.ts';
import {
  forgetSession,
  renewedToken,
  storedToken,
  storedTokens,
  tokenRequest,
} from './http/storedToken.ts';

export type SessionUser = { readonly id: string; readonly email: string };

/** Values of the sign-in form, as typed. */
export type Credentials = { readonly email: string; readonly password: string };

async function client() {
  try {
    return await lazySupabase.load();
  } catch (error) {
    throw new DataError('network', 'the code of the sign-in did not load', error);
  }
}

function toUser(session: Session | null): SessionUser | null {
  return session && { id: session.user.id, email: session.user.email ?? '' };
}

/**
 * Calls `onChange` with the signed-in user: now, and when the session changes in this tab or another.
 *
 * @param onChange must not call the library, which waits for `onChange`: both would wait forever
 *   (https://supabase.com/docs/reference/javascript/auth-onauthstatechange)
 * @returns a function that ends the calls
 */
export async function watchSession(onChange: (user: SessionUser | null) => void) {
  const { auth } = await client();
  const { data } = auth.onAuthStateChange((_event, session) => onChange(toUser(session)));
  return () => data.subscription.unsubscribe();
}

/** Returns the user of the stored session, which is renewed if it has expired. */
export async function currentUser(): Promise<SessionUser | null> {
  const { auth } = await client();
  const { data } = await auth.getSession();
  return toUser(data.session);
}

const REFUSAL_BY_CODE: Readonly<Record<string, SignInRefusal>> = {
  email_not_confirmed: 'notConfirmed',
  user_banned: 'banned',
  email_provider_disabled: 'disabled',
  captcha_failed: 'captcha',
};

/** Codes of responses that refuse the e-mail or the password; `undefined`: such a response may have no code. */
const CREDENTIAL_CODES = [undefined, 'invalid_credentials', 'validation_failed'];

/** True if the gateway refused the store's API key: only its 401 has no code. */
function isWrongKey({ status, code }: AuthError): boolean {
  return status === 401 && code === undefined;
}

/** True if the service refused the request; false if the service failed or did not respond. */
function isRefusal(error: AuthError): boolean {
  const { name, status = 0 } = error;
  if (name === 'AuthRetryableFetchError' || isWrongKey(error)) return false;
  return [400, 401, 403, 404, 422].includes(status);
}

function toDataError(error: AuthError): DataError {
  const { status = 0, message, code } = error;
  if (isWrongKey(error)) return new SignInRefused('wrongKey', message, error);
  if (status === 0) return new DataError('network', message, error);
  const reason = REFUSAL_BY_CODE[code ?? ''];
  if (reason !== undefined) return new SignInRefused(reason, message, error);
  if (isRefusal(error)) {
    if (CREDENTIAL_CODES.includes(code)) return new SignInRefused('credentials', message, error);
    return new DataError('unknown', message, error);
  }
  return new DataError(kindOfStatus(status), `HTTP ${status}`, error);
}

/**
 * Signs in; the browser keeps the session until {@link signOut}.
 *
 * @returns `null` when the response has no session
 * @throws DataError a `SignInRefused` if the service refused for a known reason
 * @see docs/rules.md#sign-in
 */
export async function signIn({ email, password }: Credentials): Promise<SessionUser | null> {
  const { auth } = await client();
  const response = auth.signInWithPassword({ email: email.trim(), password });
  const { data, error } = await inTime(
    response,
    REQUEST_TIMEOUT_MS,
    () => new DataError('timeout', `no response in ${REQUEST_TIMEOUT_MS} ms`),
  );
  if (error !== null) throw toDataError(error);
  return toUser(data.session);
}

/** Aborts requests of {@link confirmSession} at a sign-out, because the service would refuse them. */
let confirmations = new AbortController();

const LOGOUT = '/auth/v1/logout?scope=local';

/**
 * Signs this browser out in all its tabs, at once and even without a connection: the library would
 * keep the session if the service did not respond. Then it notifies the service, so that a copied
 * token stops working. If the service refuses an expired token, the token is renewed for this.
 *
 * @throws DataError if the service was not notified; the browser is signed out in any case
 */
export async function signOut(): Promise<void> {
  const tokens = storedTokens();
  forgetSession();
  confirmations.abort();
  confirmations = new AbortController();
  if (tokens === null) return;
  let status = await tokenRequest('POST', LOGOUT, tokens.access);
  if ((status === 401 || status === 403) && tokens.refresh !== null) {
    const renewed = await renewedToken(tokens.refresh);
    const isRenewed = typeof renewed === 'string';
    status = isRenewed ? await tokenRequest('POST', LOGOUT, renewed) : renewed;
  }
  if (status === 0) throw new DataError('network', 'the service was not notified of the sign-out');
  // Any other refusal means that the service had ended the session before.
  if (status >= 500 || status === 429) throw new DataError(kindOfStatus(status), `HTTP ${status}`);
}

/**
 * Renews the session after a service refused its token. If the renewal is refused as well, the
 * session was ended elsewhere, and this browser is signed out, too.
 *
 * @param refused the refused token
 * @returns the renewed token; `null`: the session has ended or the service did not respond
 */
export async function renewSession(refused: string): Promise<string | null> {
  const stored = storedToken();
  // Another request has renewed the token already.
  if (stored !== null && stored !== refused) return stored;
  const { auth } = await client();
  const { data, error } = await auth.refreshSession();
  if (data.session !== null) return data.session.access_token;
  if (error !== null && isRefusal(error) && storedToken() === refused) {
    // The library keeps a session whose token is valid by this machine's clock.
    forgetSession();
    // This sends no request, because no session is stored any more: it only notifies the listeners.
    await auth.signOut({ scope: 'local' });
  }
  return null;
}

/**
 * Asks the service whether the stored session is still valid, and signs this browser out if it was
 * ended elsewhere. Without a response nothing changes.
 */
export async function confirmSession(): Promise<void> {
  const token = storedToken();
  if (token === null) return;
  const status = await tokenRequest('GET', '/auth/v1/user', token, confirmations.signal);
  if (status === 401 || status === 403) await renewSession(token);
}

/** Loads the Supabase client with the sign-in code, which shoppers never download. */
export const lazySupabase = lazyCode(async () => (await import('./http/supabase.ts')).supabase);
