import { StorageError } from '../storage/storageError.ts';
import { verifyToken } from '../storage/token.ts';

/**
 * Refuses the tokens that hosted PostgREST refuses and @supabase/lite does not, or not so: to it,
 * what has no three parts or no signature is a visitor, and a token that is not valid yet has a wrong
 * key.
 *
 * @param secret what our tokens are signed with
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
