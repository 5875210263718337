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
