/** A failure of the embedded backend whose message tells a person what to do. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
}
