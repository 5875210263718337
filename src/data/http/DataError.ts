/**
 * Why a call to a service failed, as far as a screen has to tell failures apart.
 *
 * - `notFound`: no such row (PGRST116) · `invalidId`: the id cannot be one (22P02)
 * - `forbidden`: row-level security refused it · `duplicate`: it exists already
 * - `inUse`: other rows depend on it · `network`: no answer came · `timeout`: it took too long
 * - `rateLimited`: the service asks to slow down · `signedOut`: it asks for a sign-in
 * - `tooLarge`: a file has too many bytes (413) · `typeRefused`: no such files are kept (415)
 * - `unknown`: anything else
 */
export type DataErrorKind =
  | 'notFound'
  | 'invalidId'
  | 'forbidden'
  | 'duplicate'
  | 'inUse'
  | 'network'
  | 'timeout'
  | 'rateLimited'
  | 'signedOut'
  | 'tooLarge'
  | 'typeRefused'
  | 'unknown';

/** The only error that functions of `data` throw. `detail` is the service's own message. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly detail: string;
  /** How long the service asks to be left alone, in ms; `null`: it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: DataErrorKind,
    detail: string,
    cause?: unknown,
    retryAfterMs: number | null = null,
  ) {
    super(`${kind}: ${detail}`, { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Why the service let nobody in, as far as the words differ.
 *
 * - `credentials`: e-mail or password are not right · `notConfirmed`: the e-mail is not confirmed
 * - `banned`: the account is blocked · `disabled`: passwords are not accepted at all
 * - `wrongKey`: the service does not take the store's public key
 */
export type SignInRefusal = 'credentials' | 'notConfirmed' | 'banned' | 'disabled' | 'wrongKey';

/** A sign-in that was refused. */
export class SignInRefused extends DataError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal, detail: string, cause?: unknown) {
    super('forbidden', detail, cause);
    this.reason = reason;
  }
}

/** An e-mail was asked for and no answer says what became of it: it may have arrived. */
export class UnansweredEmailError extends DataError {}
