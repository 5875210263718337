import { createHmac, timingSafeEqual } from 'node:crypto';
import { unauthorized } from './storageError.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Algorithms of key pairs, which hosted projects may use and this backend has not. */
const KEY_PAIR_ALGORITHMS = new Set(['ES256', 'ES384', 'ES512']);

/**
 * The content of a valid token of this backend. Checks have the order and the messages of hosted
 * storage, because screens recognise an ended session by them.
 *
 * @throws StorageError 403
 */
export function verifyToken(token: string, secret: string): Claims {
  const parts = token.split('.');
  const [head = '', body = '', signature = ''] = parts;
  if (parts.length !== 3) throw unauthorized('Invalid Compact JWS');
  const algorithm = parseObject(head)?.['alg'];
  if (algorithm === undefined) throw unauthorized('JWS Protected Header is invalid');
  if (typeof algorithm === 'string' && KEY_PAIR_ALGORITHMS.has(algorithm)) {
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
  const now = Math.floor(Date.now() / 1000);
  assertTime('nbf', claims['nbf'], (time) => time <= now);
  assertTime('exp', claims['exp'], (time) => time > now);
  return claims;
}

/** Compares secrets in constant time. */
export function isSame(given: string | null | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Both times are optional. */
function assertTime(name: string, time: unknown, holds: (time: number) => boolean): void {
  if (time === undefined) return;
  if (typeof time !== 'number') throw unauthorized(`"${name}" claim must be a number`);
  if (!holds(time)) throw unauthorized(`"${name}" claim timestamp check failed`);
}

function parseObject(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
