export const BACKEND_PATHS = [
  '/rest/v1',
  '/auth/v1',
  '/storage/v1',
  '/api/v1.0/email',
  '/outbox',
  '/outbox.json',
] as const;

export function isUnder(path: string, starts: readonly string[]): boolean {
  return starts.some((start) => path === start || path.startsWith(`${start}/`));
}
