import { createHmac } from 'node:crypto';

type Content = Readonly<Record<string, unknown>>;

const encode = (value: Content) => Buffer.from(JSON.stringify(value)).toString('base64url');

function withHmac(claims: Content, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/**
 * Creates the tokens of the recordings for another storage.
 *
 * @param staff token of a staff user
 * @param stranger token of a user who is not staff
 * @param secret signs the tokens of that storage
 */
export function createTokens(staff: string, stranger: string, secret: string) {
  const [, body = ''] = staff.split('.');
  const claims: Content = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { sub: _sub, ...withoutSub } = claims;
  const now = Math.floor(Date.now() / 1000);
  return new Map<string, string>([
    ['staff', staff],
    ['stranger', stranger],
    ['expired', withHmac({ ...claims, iat: now - 7200, exp: now - 3600 }, secret)],
    ['issuedLater', withHmac({ ...claims, iat: now + 3600 }, secret)],
    ['unknownRole', withHmac({ ...claims, role: 'nobody' }, secret)],
    ['roleAnon', withHmac({ ...claims, role: 'anon' }, secret)],
    ['withoutSub', withHmac(withoutSub, secret)],
    ['authenticated', withHmac(withoutSub, secret)],
    ['signedByAnother', withHmac(claims, 'another secret of the same length, as it were')],
  ]);
}
