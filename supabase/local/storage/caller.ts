import { createHmac } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';
import { refusalOf, StorageError } from './storageError.ts';

type Claims = Readonly<Record<string, unknown>>;

export type Caller = {
  readonly role: string;
  /** `null`: nobody is signed in. */
  readonly userId: string | null;
  readonly claims: Claims;
};

/** Roles that a token may have on hosted. Without this list it could have any role, also that of the owner. */
const ROLES = ['anon', 'authenticated', 'service_role'];

/**
 * Reads who sends a request from the bearer token; without one it is a visitor.
 *
 * @throws StorageError if the token is not valid
 */
export function callerOf({ headers }: Request, secrets: Secrets): Caller {
  const bearer = headers.get('authorization')?.replace(/^Bearer(?:\s+|$)/i, '');
  if (bearer !== undefined && !bearer.startsWith('sb_')) {
    const claims = verifyToken(bearer, secrets.jwtSecret);
    const { role = 'anon', sub } = claims;
    // On hosted, Postgres raises this error for a role that does not exist.
    if (typeof role !== 'string' || !ROLES.includes(role))
      throw new StorageError('databaseError', 'database error, code: 22023');
    return { role, userId: typeof sub === 'string' ? sub : null, claims };
  }
  return { role: 'anon', userId: null, claims: { role: 'anon' } };
}

/**
 * Runs a job in a transaction with the rights of the caller, under row-level security.
 *
 * @throws StorageError if the database refuses the job
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
 * Returns the claims of a token, if this backend has signed it and it has not expired.
 *
 * @throws StorageError 403 with hosted storage's message, by which screens recognise an ended session
 */
function verifyToken(token: string, secret: string): Claims {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  const claims = parseObject(body);
  if (claims === null || parseObject(head)?.['alg'] !== 'HS256' || signature !== expected) {
    throw new StorageError('unauthorized', 'signature verification failed');
  }
  const { exp } = claims;
  if (exp !== undefined && !(Number(exp) > Date.now() / 1000)) {
    throw new StorageError('unauthorized', '"exp" claim timestamp check failed');
  }
  return claims;
}

function parseObject(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
