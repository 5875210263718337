import { verifyToken } from '../storage/caller.ts';
import { StorageError } from '../storage/storageError.ts';

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

/**
 * Refuses tokens with the responses of hosted PostgREST where @supabase/lite differs: it treats a token
 * without three parts or without a signature as a visitor, and a token that is not valid yet as one
 * with a wrong key.
 *
 * @param secret signs the tokens of this backend
 */
export function refuseRestToken(request: Request, secret: string): Response | null {
  const authorization = request.headers.get('authorization');
  if (authorization === null || !/^Bearer(?:\s|$)/i.test(authorization)) return null;
  const token = authorization.replace(/^Bearer\s*/i, '');
  if (token.startsWith('sb_')) return null;
  if (token === '') return refusal('PGRST301', 'Empty JWT is sent in Authorization header');
  const parts = token.split('.').length;
  if (parts !== 3) return refusal('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  try {
    verifyToken(token, secret);
    return null;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.message.startsWith('"alg"')) {
      return refusal('PGRST301', 'Wrong or unsupported encoding algorithm');
    }
    return error.message.startsWith('"nbf"') ? refusal('PGRST303', 'JWT not yet valid') : null;
  }
}

function refusal(code: string, message: string): Response {
  return Response.json({ code, details: null, hint: null, message }, { status: 401 });
}
