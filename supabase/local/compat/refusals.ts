/** Maximum size of request line and headers, in Node and on hosted. */
const MAX_HEAD_BYTES = 16 * 1024;

/** Matches half a surrogate pair in JSON: an escape, so an even number of backslashes is before it. */
const ESCAPED_HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/** Refuses a JSON body with half a surrogate pair: hosted cannot read it, but @supabase/lite would store it. */
export function refuseBody(body: ArrayBuffer | null): Response | null {
  const text = new TextDecoder().decode(body ?? undefined);
  // Half a pair can only arrive escaped, because UTF-8 cannot encode it. A whole pair is printed without escapes.
  if (!ESCAPED_HALF.test(text) || !ESCAPED_HALF.test(JSON.stringify(JSON.parse(text)))) return null;
  const error = { code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null };
  return Response.json(error, { status: 400 });
}

/**
 * Refuses a request whose URL and headers are too long for a server, because tests call the backend without one.
 * Refuses a sign-in by link or code, because @supabase/lite would create a user although sign-up is off.
 */
export function refuseRequest(request: Request): Response | null {
  const head = [...request.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  if (Buffer.byteLength(`${request.method} ${request.url} HTTP/1.1${head}`) > MAX_HEAD_BYTES) {
    return Response.json({ message: 'Request header fields too large' }, { status: 431 });
  }
  if (!/^\/auth\/v1\/(?:otp|magiclink)$/.test(new URL(request.url).pathname)) return null;
  const body = { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' };
  return Response.json(body, { status: 422 });
}
