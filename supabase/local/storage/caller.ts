import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';

/** Who makes a request, as the database sees it. */
export type Caller = {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  /** User id; `null` for whoever is not signed in. */
  readonly userId: string | null;
  /** Content of the token, for `auth.jwt()`. */
  readonly claims: Readonly<Record<string, unknown>>;
};

const ANONYMOUS: Caller = { role: 'anon', userId: null, claims: { role: 'anon' } };
const SERVICE: Caller = { role: 'service_role', userId: null, claims: { role: 'service_role' } };

/**
 * Who makes this request: a user by the bearer token, else whom the API key names.
 *
 * @returns `null` when the token is not ours or has expired
 */
export function callerOf(request: Request, secrets: Secrets): Caller | null {
  const [, bearer] = /^Bearer\s+(\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const apiKey = request.headers.get('apikey');
  if (bearer !== undefined && !bearer.startsWith('sb_')) {
    return callerOfToken(bearer, secrets.jwtSecret);
  }
  return isSame(apiKey, secrets.serviceKey) || isSame(bearer, secrets.serviceKey)
    ? SERVICE
    : ANONYMOUS;
}

/** Runs a job in a transaction with the rights of the caller, under row-level security. */
export function asCaller<T>(
  db: PGlite,
  caller: Caller,
  job: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', $1, true),
        set_config('request.jwt.claim.role', $1, true),
        set_config('request.jwt.claim.sub', $2, true),
        set_config('request.jwt.claims', $3, true)`,
      [caller.role, caller.userId ?? '', JSON.stringify(caller.claims)],
    );
    return job(tx);
  });
}

function callerOfToken(token: string, secret: string): Caller | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  if (!isSame(signature, expected)) return null;
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { exp, role, sub } = claims;
  if (typeof exp !== 'number' || exp * 1000 < Date.now()) return null;
  if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role') return null;
  return { role, userId: typeof sub === 'string' ? sub : null, claims };
}

function isSame(given: string | null | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
