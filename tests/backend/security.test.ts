import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, clientOf, PASSWORD, signedInClient, useBackend } from './support.ts';

const backend = useBackend();

beforeAll(async () => {
  await backend().createUser({ email: 'Ana@Shop.example', password: PASSWORD, staff: true });
  await backend().sql(
    `insert into storage.objects (bucket_id, name) values ('productsamples', 'highres/a.webp')`,
  );
});

function post(path: string, body: unknown, sent: Record<string, string>) {
  const headers = { 'content-type': 'application/json', ...sent };
  return call(backend(), path, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a created user signs in with any case of the e-mail, until the sign-out', async () => {
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

describe('the rights of the service role are refused', () => {
  const forged = `${encode({ alg: 'none' })}.${encode({ role: 'service_role', exp: 4e9 })}.`;
  const guessed = `${encode({ alg: 'HS256' })}.${encode({ role: 'service_role', exp: 4e9 })}.AAAA`;

  test.each([
    ['no key at all', () => ({})],
    ['the public key', () => ({ apikey: backend().anonKey })],
    ['an invented service key', () => ({ apikey: 'sb_secret_guess' })],
    ['an invented service key as token', () => ({ authorization: 'Bearer sb_secret_guess' })],
    ['an unsigned token', () => ({ authorization: `Bearer ${forged}` })],
    ['a wrongly signed token', () => ({ authorization: `Bearer ${guessed}` })],
  ])('to a request with %s', async (_what, headers) => {
    const sent = headers();
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
