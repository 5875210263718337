/**
 * Records a failure for whoever looks into it; shoppers are told by the screen itself.
 *
 * The one place that writes to the console.
 *
 * @param context what was being done, for example 'catalogue: load'
 * @param error what was thrown or answered
 */
export function logError(context: string, error: unknown): void {
  console.error(`[${context}]`, error);
}
