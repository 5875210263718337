function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/**
 * The answer of a busy service with its `Retry-After` as status text: postgrest-js hands on no
 * headers. Any other answer stays as it is.
 */
export function keepRetryAfter(response: Response): Response {
  const statusText = response.headers.get('retry-after');
  if (!isBusy(response.status) || statusText === null) return response;
  const { status, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/**
 * How long a busy service asks to be left alone, in ms, at least 0.
 *
 * @param text its `Retry-After`, in seconds or as a date
 * @returns `null`: it does not say
 */
export function readRetryAfter(status: number, text: string): number | null {
  if (!isBusy(status)) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
