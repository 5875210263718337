/**
 * Why a call to a service failed, as far as screens distinguish failures.
 *
 * - `notFound`: no such row (PGRST116) · `invalidId`: not a valid id (22P02)
 * - `forbidden`: row-level security refused it · `duplicate`: it exists already
 * - `inUse`: other rows depend on it · `network`: no response · `timeout`: it took too long
 * - `tooLong`: the database ended the statement, which wrote nothing · `rowTooLong`: of a single row
 * - `rateLimited`: too many requests (429) · `signedOut`: a sign-in is needed
 * - `tooLarge`: the file has too many bytes (413) · `typeRefused`: the file type is not allowed (415)
 * - `notMigrated`: the project lacks a table or a function of this version of the store
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
  | 'tooLong'
  | 'rowTooLong'
  | 'rateLimited'
  | 'signedOut'
  | 'tooLarge'
  | 'typeRefused'
  | 'notMigrated'
  | 'unknown';

/** The only error that functions of `data` throw. `detail` is the service's own message. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  readonly detail: string;
  /** The `Retry-After` of the service, in ms; `null` when it sent none. */
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

/** True if the same in smaller parts may succeed. */
export const isTooLong = (error: unknown): error is DataError =>
  error instanceof DataError && error.kind === 'tooLong';

/**
 * Why the service refused a sign-in, as far as the texts differ.
 *
 * - `credentials`: e-mail or password are wrong · `notConfirmed`: the e-mail is not confirmed
 * - `banned`: the account is blocked · `disabled`: sign-in by password is off
 * - `wrongKey`: the service refuses the store's public key
 */
export type SignInRefusal = 'credentials' | 'notConfirmed' | 'banned' | 'disabled' | 'wrongKey';

export class SignInRefused extends DataError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal, detail: string, cause?: unknown) {
    super('forbidden', detail, cause);
    this.reason = reason;
  }
}

/** An e-mail was requested without a response: it may have arrived. */
export class UnansweredEmailError extends DataError {}
