/**
 * Logs an error. No other code writes to the console.
 *
 * @param context for example 'checkout: send order'
 */
export function logError(context: string, error: unknown): void {
  console.error(`[${context}]`, error);
}
