/** Why a request to a service failed, as far as screens distinguish failures. */
export type DataErrorKind =
  | 'notFound' // No such row (PGRST116).
  | 'invalidId' // The id is not valid (22P02).
  | 'forbidden' // Row-level security refused the request.
  | 'duplicate' // Such a row or file exists already.
  | 'inUse' // Other rows refer to the row.
  | 'missingReference' // The row refers to a row that is gone.
  | 'network' // No response.
  | 'timeout' // No response in time.
  | 'tooLong' // The database ended the statement, which wrote nothing.
  | 'rowTooLong' // The database ended the statement although it was for a single row.
  | 'unavailable' // A gateway responded instead.
  | 'paused' // The project is paused (540).
  | 'readOnly' // The database of the project has no space left.
  | 'rateLimited' // Too many requests (429).
  | 'signedOut' // A sign-in is needed.
  | 'tooLarge' // The file has too many bytes (413).
  | 'typeRefused' // The file type is not allowed (415).
  | 'notMigrated' // The project lacks a table or a function of this version of the store.
  | 'unknown'; // Anything else.

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

/** Why the service refused a sign-in, as far as the texts differ. */
export type SignInRefusal =
  | 'credentials' // E-mail or password are wrong.
  | 'notConfirmed' // The e-mail is not confirmed.
  | 'banned' // The account is blocked.
  | 'disabled' // Sign-in by password is off.
  | 'wrongKey' // The service refuses the store's public key.
  | 'captcha'; // The service asks for a CAPTCHA, which the store does not have.

export class SignInRefused extends DataError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal, detail: string, cause?: unknown) {
    super('forbidden', detail, cause);
    this.reason = reason;
  }
}

/** The e-mail service gave no clear response to a request: the e-mail may have been sent. */
export class UnansweredEmailError extends DataError {}
