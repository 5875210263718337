/** State of a history entry that leads back to a page, to where it was scrolled when it was left. */
export const returnState = { returns: true } as const;

/** Whether a history entry leads back to a page. */
export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}
