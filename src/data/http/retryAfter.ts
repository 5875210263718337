function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/** Copies the `Retry-After` of a busy service into the status text: postgrest-js drops headers. */
export function keepRetryAfter(response: Response): Response {
  const statusText = response.headers.get('retry-after');
  if (!isBusy(response.status) || statusText === null) return response;
  const { status, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** The time to wait before the next request, in ms; `null` when the service sent none. */
export function readRetryAfter(status: number, text: string): number | null {
  if (!isBusy(status)) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
