function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/**
 * Rewrites a failed response so that all clients can read it: a JSON object with a text as `message`. Gateways
 * respond in HTML or without a code. The response to a HEAD request has no body: postgrest-js takes such a 404 for a
 * success (https://github.com/supabase/postgrest-js/issues/295). The `Retry-After` goes into the status text, because
 * postgrest-js drops headers.
 */
export async function readableFailure(response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  if (ok) return response;
  const body = { ...(await response.json().catch(() => null)) };
  const { message } = body;
  // The message of a gateway may be a whole HTML page.
  if (typeof message !== 'string' || /^$|<[!a-z]/i.test(message)) body.message = `HTTP ${status}`;
  const statusText = headers.get('retry-after') ?? '';
  return new Response(JSON.stringify(body), { status, statusText, headers });
}

/** Reads the time to wait before the next request, in ms; `null`: the service sent none or is not busy. */
export function readRetryAfter(status: number, text: string): number | null {
  if (!isBusy(status)) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
