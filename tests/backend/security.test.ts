import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, clientOf, PASSWORD, signedInClient, useBackend } from './support.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

const backend = useBackend();

beforeAll(async () => {
  await backend().createUser({ email: 'Ana@Shop.example', password: PASSWORD, staff: true });
  await backend().sql(
    `insert into storage.objects (bucket_id, name) values ('productsamples', 'highres/a.webp')`,
  );
});

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, ...headers } };
  return call(backend(), path, { ...init, body: JSON.stringify(body) });
}

describe('sign-in', () => {
  test('is closed to new users', async () => {
    const { data, error } = await clientOf(backend()).auth.signUp({
      email: 'new@shop.example',
      password: PASSWORD,
    });
    expect(error).toMatchObject({ code: 'signup_disabled', status: 422 });
    expect(data.session).toBeNull();
    expect(await backend().sql(`select 1 from auth.users where email like 'new@%'`)).toEqual([]);
  });

  test('is refused to anonymous users', async () => {
    const { data, error } = await clientOf(backend()).auth.signInAnonymously();
    expect(error).not.toBeNull();
    expect(data.session).toBeNull();
  });

  test('by a link in an e-mail creates no user', async () => {
    const { error } = await clientOf(backend()).auth.signInWithOtp({ email: 'link@shop.example' });
    expect(error).toMatchObject({ code: 'otp_disabled', status: 422 });
    expect(await backend().sql(`select 1 from auth.users where email like 'link@%'`)).toEqual([]);
  });

  test('works for a created user in any case of the e-mail, until the sign-out', async () => {
    const client = clientOf(backend());
    const { data, error } = await client.auth.signInWithPassword({
      email: 'ana@shop.example',
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ana@shop.example');
    expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
    await client.auth.signOut();
    const token = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await call(backend(), '/auth/v1/user', { headers: token })).status).toBe(403);
  });

  test('with a wrong password is refused', async () => {
    const { error } = await clientOf(backend()).auth.signInWithPassword({
      email: 'ana@shop.example',
      password: `${PASSWORD}!`,
    });
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });
});

describe('the rights of the service role are refused', () => {
  const forged = `${encode({ alg: 'none' })}.${encode({ role: 'service_role', exp: 4e9 })}.`;
  const guessed = `${encode({ alg: 'HS256' })}.${encode({ role: 'service_role', exp: 4e9 })}.AAAA`;

  test.each([
    ['no key at all', {}],
    ['the public key', { apikey: 'public' }],
    ['an invented service key', { apikey: 'sb_secret_guess' }],
    ['an invented service key as token', { authorization: 'Bearer sb_secret_guess' }],
    ['an unsigned token', { authorization: `Bearer ${forged}` }],
    ['a wrongly signed token', { authorization: `Bearer ${guessed}` }],
  ])('to a request with %s', async (_what, headers) => {
    const sent =
      'apikey' in headers && headers.apikey === 'public' ? { apikey: backend().anonKey } : headers;
    const response = await post('/rest/v1/familia', { nombre: 'Intrusa' }, sent);
    expect([401, 403]).toContain(response.status);
    expect(await backend().sql(`select 1 from familia where nombre = 'Intrusa'`)).toEqual([]);
    const listing = await post('/storage/v1/object/list-v2/productsamples', { prefix: '' }, sent);
    const { objects } = await listing.json();
    expect(listing.status === 400 || objects.length === 0).toBe(true);
  });

  test('a request without a key may read what visitors may', async () => {
    const response = await call(backend(), '/rest/v1/iva?select=id');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([{ id: 1 }]);
  });

  test('a wrong public key is refused', async () => {
    const headers = { apikey: 'sb_publishable_other' };
    expect((await call(backend(), '/rest/v1/bodega', { headers })).status).toBe(401);
  });
});

test.each(['private', 'auth', 'storage'])('the schema %s is not served', async (schema) => {
  const headers = { 'accept-profile': schema };
  const response = await call(backend(), '/rest/v1/staff', { headers });
  expect(response.status).toBe(406);
});

test.each(['/', '/_system/config', '/studio', '/outbox.jsonl'])('%s is not found', async (path) => {
  expect((await call(backend(), path)).status).toBe(404);
});

test.each(['/storage/v1/bucket', '/storage/v1/object/sign/productsamples/a.webp'])(
  'storage has no %s',
  async (path) => {
    const response = await call(backend(), path);
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({ statusCode: '404' });
  },
);

test('concurrent requests keep their own rights', async () => {
  const staff = await signedInClient(backend(), 'busy@shop.example', { staff: true });
  const visitor = clientOf(backend());
  onTestFinished(async () => void (await backend().sql('drop function public.whoami()')));
  await backend().sql(`
    create function public.whoami() returns text language sql as 'select current_user::text';
    grant execute on function public.whoami() to anon, authenticated;
  `);
  const roles = await Promise.all([
    ...Array.from({ length: 10 }, async () => (await visitor.rpc('whoami')).data),
    ...Array.from({ length: 10 }, async () => (await staff.rpc('whoami')).data),
    // In sequence, so that some run between the statements of a request.
    (async () => {
      const owners = new Set<unknown>();
      for (let turn = 0; turn < 60; turn += 1) {
        const [row] = await backend().sql('select current_user as role');
        owners.add(row?.['role']);
      }
      return [...owners];
    })(),
  ]);
  expect(roles.slice(0, 10)).toEqual(Array(10).fill('anon'));
  expect(roles.slice(10, 20)).toEqual(Array(10).fill('authenticated'));
  expect(roles[20]).toEqual(['postgres']);
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
