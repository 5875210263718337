/** Maximum size of request line and headers in Node and on hosted. */
const MAX_HEAD_BYTES = 16 * 1024;

/**
 * Refuses a request whose URL and headers are too long for a real server, so that a request that works
 * in a test also works in the browser; and a sign-in by link or code, for which @supabase/lite would
 * create a user although sign-up is off.
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
