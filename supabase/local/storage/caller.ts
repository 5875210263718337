import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';
import { databaseError, refusalOf, unauthorized } from './storageError.ts';

/** The content of a token, for `auth.jwt()`. */
type Claims = Readonly<Record<string, unknown>>;

/** The sender of a request, as the database sees it. */
export type Caller = {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  /** `null` without a sign-in. */
  readonly userId: string | null;
  readonly claims: Claims;
};

/** Postgres: invalid_parameter_value, for a role that does not exist. */
const INVALID_ROLE = '22023';

/**
 * The sender of a request, by the bearer token or else by the API key.
 *
 * @throws StorageError when the token is not valid
 */
export function callerOf({ headers }: Request, secrets: Secrets): Caller {
  const bearer = headers.get('authorization')?.replace(/^Bearer(?:\s+|$)/i, '');
  if (bearer !== undefined && !bearer.startsWith('sb_')) {
    const claims = verifyToken(bearer, secrets.jwtSecret);
    const { role = 'anon', sub } = claims;
    // Hosted allows only the roles of the API; here any role could be set, also the owner.
    if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role') {
      throw databaseError(INVALID_ROLE);
    }
    return { role, userId: typeof sub === 'string' ? sub : null, claims };
  }
  const keys = [headers.get('apikey') ?? '', bearer ?? ''];
  const role = keys.some((key) => isSame(key, secrets.serviceKey)) ? 'service_role' : 'anon';
  return { role, userId: null, claims: { role } };
}

/**
 * Runs a job in a transaction with the rights of the caller, under row-level security.
 *
 * @throws StorageError when the database refuses
 */
export async function asCaller<T>(
  db: PGlite,
  { role, userId, claims }: Caller,
  job: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.query(
        `select set_config('role', $1, true),
          set_config('request.jwt.claim.role', $1, true),
          set_config('request.jwt.claim.sub', $2, true),
          set_config('request.jwt.claims', $3, true)`,
        [role, userId ?? '', JSON.stringify(claims)],
      );
      return job(tx);
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The content of a valid token of this backend. Checks have the order and the messages of hosted
 * storage, because screens recognise an ended session by them.
 *
 * @throws StorageError 403
 */
function verifyToken(token: string, secret: string): Claims {
  const parts = token.split('.');
  const [head = '', body = '', signature = ''] = parts;
  if (parts.length !== 3) throw unauthorized('Invalid Compact JWS');
  const algorithm = parseObject(head)?.['alg'];
  if (algorithm === undefined) throw unauthorized('JWS Protected Header is invalid');
  // Of key pairs, which hosted projects may use and this backend has not.
  if (typeof algorithm === 'string' && /^ES\d+$/.test(algorithm)) {
    throw unauthorized(
      `Key for the ${algorithm} algorithm must be one of type CryptoKey, KeyObject, or JSON Web Key. Received an instance of Uint8Array`,
    );
  }
  if (algorithm !== 'HS256') {
    throw unauthorized('"alg" (Algorithm) Header Parameter value not allowed');
  }
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  if (!isSame(signature, expected)) throw unauthorized('signature verification failed');
  const claims = parseObject(body);
  if (claims === null) throw unauthorized('JWT Claims Set must be a top-level JSON object');
  const { nbf, exp } = claims;
  const now = Math.floor(Date.now() / 1000);
  if (nbf !== undefined && !(Number(nbf) <= now)) {
    throw unauthorized('"nbf" claim timestamp check failed');
  }
  if (exp !== undefined && !(Number(exp) > now)) {
    throw unauthorized('"exp" claim timestamp check failed');
  }
  return claims;
}

/** Compares secrets in constant time. */
function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function parseObject(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
