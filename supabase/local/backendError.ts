/** A failure of the embedded backend whose message tells a person what to do. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
