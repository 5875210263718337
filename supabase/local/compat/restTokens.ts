import { StorageError } from '../storage/storageError.ts';
import { verifyToken } from '../storage/token.ts';

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
