/**
 * Why a request to a service failed, as far as screens distinguish failures.
 *
 * - `notFound`: no such row (PGRST116) · `invalidId`: not a valid id (22P02)
 * - `forbidden`: row-level security refused the request · `duplicate`: such a row or file exists already
 * - `inUse`: other rows refer to the row · `missingReference`: the row refers to a row that is gone
 * - `network`: no response · `timeout`: no response in time · `unavailable`: a gateway responded instead
 * - `tooLong`: the database ended the statement, which wrote nothing · `rowTooLong`: so it did for a single row
 * - `rateLimited`: too many requests (429) · `signedOut`: a sign-in is needed
 * - `paused`: the project is paused (540) · `readOnly`: its database has no space left
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
  | 'missingReference'
  | 'network'
  | 'timeout'
  | 'tooLong'
  | 'rowTooLong'
  | 'unavailable'
  | 'paused'
  | 'readOnly'
  | 'rateLimited'
  | 'signedOut'
  | 'tooLarge'
  | 'typeRefused'
  | 'notMigrated'
  | 'unknown';

/** The failures after which a write may have been carried out. */
const UNANSWERED: readonly DataErrorKind[] = ['network', 'timeout', 'unavailable'];

/** Maps the status of a failed response to a kind. A 2xx fails if its body did not come from the service. */
export function kindOfStatus(status: number): DataErrorKind {
  if (status === 429) return 'rateLimited';
  if (status === 540) return 'paused';
  return status < 300 || status > 500 ? 'unavailable' : 'unknown';
}

/** Error of a request to a service. `detail` is the message of the service. */
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

/** True if the database ended a statement because it took too long: a smaller one may succeed. */
export const tookTooLong = (error: unknown): error is DataError =>
  error instanceof DataError && error.kind === 'tooLong';

/** True if a write may have been carried out although it failed. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof DataError && UNANSWERED.includes(error.kind);
}

/**
 * Why the service refused a sign-in, as far as the texts differ.
 *
 * - `credentials`: e-mail or password are wrong · `notConfirmed`: the e-mail is not confirmed
 * - `banned`: the account is blocked · `disabled`: sign-in by password is off
 * - `wrongKey`: the service refuses the store's public key
 * - `captcha`: the service asks for a CAPTCHA, which the store does not have
 */
export type SignInRefusal =
  | 'credentials'
  | 'notConfirmed'
  | 'banned'
  | 'disabled'
  | 'wrongKey'
  | 'captcha';

export class SignInRefused extends DataError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal, detail: string, cause?: unknown) {
    super('forbidden', detail, cause);
    this.reason = reason;
  }
}

/** The e-mail service gave no clear response to a request: the e-mail may have been sent. */
export class UnansweredEmailError extends DataError {}
