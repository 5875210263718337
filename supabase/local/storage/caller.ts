import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';
import { databaseError, refusalOf } from './storageError.ts';
import { isSame, verifyToken } from './token.ts';
import type { Claims } from './token.ts';

/** The sender of a request, as the database sees it. */
export type Caller = {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  /** `null` without a sign-in. */
  readonly userId: string | null;
  /** Content of the token, for `auth.jwt()`. */
  readonly claims: Claims;
};

const ANONYMOUS: Caller = { role: 'anon', userId: null, claims: { role: 'anon' } };
const SERVICE: Caller = { role: 'service_role', userId: null, claims: { role: 'service_role' } };

/** Postgres: invalid_parameter_value, for a role that does not exist. */
const INVALID_ROLE = '22023';

/**
 * The sender of a request, by the bearer token or else by the API key.
 *
 * @throws StorageError when the token is not valid
 */
export function callerOf(request: Request, secrets: Secrets): Caller {
  const authorization = request.headers.get('authorization');
  const bearer = authorization?.replace(/^Bearer(?:\s+|$)/i, '');
  const apiKey = request.headers.get('apikey');
  if (bearer !== undefined && !bearer.startsWith('sb_')) {
    return callerOfToken(verifyToken(bearer, secrets.jwtSecret));
  }
  return isSame(apiKey, secrets.serviceKey) || isSame(bearer, secrets.serviceKey)
    ? SERVICE
    : ANONYMOUS;
}

/**
 * Runs a job in a transaction with the rights of the caller, under row-level security.
 *
 * @throws StorageError when the database refuses
 */
export async function asCaller<T>(
  db: PGlite,
  caller: Caller,
  job: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const work = db.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', $1, true),
        set_config('request.jwt.claim.role', $1, true),
        set_config('request.jwt.claim.sub', $2, true),
        set_config('request.jwt.claims', $3, true)`,
      [caller.role, caller.userId ?? '', JSON.stringify(caller.claims)],
    );
    return job(tx);
  });
  try {
    return await work;
  } catch (error) {
    throw refusalOf(error);
  }
}

function callerOfToken(claims: Claims): Caller {
  const { role = 'anon', sub } = claims;
  // Hosted allows only the roles of the API; here any role could be set, also the owner.
  if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role') {
    throw databaseError(INVALID_ROLE);
  }
  return { role, userId: typeof sub === 'string' ? sub : null, claims };
}
