/** A failure of the embedded backend that a person can act on: its message says what to do. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
}
