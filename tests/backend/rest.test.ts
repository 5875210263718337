import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, clientOf, signedInClient, useBackend } from './support.ts';

/** 2^53 + 1: the first integer that a JavaScript number cannot hold. */
const BIG = '9007199254740993';

const backend = useBackend();
let staff: SupabaseClient;
let visitor: SupabaseClient;

beforeAll(async () => {
  visitor = clientOf(backend());
  staff = await signedInClient(backend(), 'Staff@Shop.example', { staff: true });
  await backend().sql(`
    create table public.probe (
      id bigint primary key, label text, is_on boolean, data jsonb, tags text[], price numeric,
      seen_at timestamptz
    );
    grant select, insert, update, delete on public.probe to anon;
    insert into public.probe (id, label, is_on, data, tags, price, seen_at) values
      (1, '{a', true, '{"k": 1}', '{a,b}', 19.00, '2026-11-23 14:48:15.058-06'),
      (2, '{"a":1}', false, '[1]', '{}', null, null);
    insert into public.probe (id, label) values
      (3, '{a}'), (4, 'true'), (5, 'null'), (6, '12.50'), (7, ' a '), (8, '"q"'), (9, '${BIG}'),
      (10, '{}'), (11, '[1,2]'), (12, 'a,b'), (13, 'x)y'), (14, 'back\\slash');
    update public.probe set price = 'NaN' where id = 12;
    create table public.guarded (id int primary key, label text check (label <> 'bad'));
    alter table public.guarded enable row level security;
    create policy guarded_select on public.guarded for select using (true);
    create policy guarded_insert on public.guarded for insert to authenticated
      with check (id < 100);
    grant select on public.guarded to anon, authenticated;
    grant insert on public.guarded to authenticated;
    insert into public.guarded values (1, 'a');
    create function public.fail(code text) returns void language plpgsql as $$
      begin raise exception using errcode = code, message = 'no', hint = 'why'; end $$;
    grant execute on function public.fail(text) to anon, authenticated;
    create table public.ungranted (id int primary key);
    alter table public.ungranted enable row level security;
    create policy ungranted_select on public.ungranted for select using (true);
  `);
});
afterAll(() =>
  backend().sql(`
    drop table public.probe, public.guarded, public.ungranted;
    drop function public.fail`),
);

const read = (path: string) => call(backend(), `/rest/v1/${path}`);
const idsOf = async (filter: string) => (await read(`probe?select=id&order=id&${filter}`)).text();
const rows = (...ids: number[]) => `[${ids.map((id) => `{"id":${id}}`).join(',')}]`;
const json = { 'content-type': 'application/json' };

describe('bad inputs', () => {
  test.each([
    ['label=eq.{a}', [3]],
    ['label=eq.{"a":1}', [2]],
    ['label=in.("{\\"a\\":1}","a,b")', [2, 12]],
    ['label=like.{a*', [1, 3]],
    ['label=eq.12.50', [6]],
    ['label=eq."q"', [8]],
    ['label=eq.x)y', [13]],
    ['label=in.(back\\slash,"x)y")', [13, 14]],
    ['or=(label.like.*12*,label.ilike.*B*)', [6, 12, 14]],
    [`label=eq.${BIG}`, [9]],
    ['label=in.(12.50,true,null)', [4, 5, 6]],
    ['tags=cs.{a}', [1]],
    ['is_on=eq.true', [1]],
  ])('the filter %s compares its value as text', async (filter, expected) => {
    expect(await idsOf(filter)).toBe(rows(...expected));
  });

  test.each([
    ['GET', 'probe?label=like.*a*&label=like.*b*', 501, 'label=like'],
    ['GET', 'probe?label=not.eq.a&label=not.eq.b', 501, 'label=not.eq'],
    ['GET', 'probe?or=(id.eq.1)&or=(id.eq.2)', 501, 'or'],
    ['GET', 'probe?label=in.(a,x)y)', 400, 'PGRST100'],
    ['POST', 'probe', 400, 'PGRST102'],
  ])(
    '%s %s, which hosted reads in another way or refuses, is %i',
    async (...[method, path, status, text]) => {
      const body = method === 'POST' ? String.raw`{"id":99,"label":"\ud83d"}` : null;
      const response = await call(backend(), `/rest/v1/${path}`, { method, body, headers: json });
      expect(response.status).toBe(status);
      expect(await response.text()).toContain(text);
    },
  );

  test('two filters of one column work if their operators differ, and complete emoji are stored', async () => {
    expect(await idsOf('id=gte.3&id=lte.4')).toBe(rows(3, 4));
    const body = JSON.stringify({ label: '\u{1F9E2} \\ud83d' });
    const headers = { ...json, prefer: 'return=minimal' };
    const written = await call(backend(), '/rest/v1/probe?id=eq.7', {
      method: 'PATCH',
      body,
      headers,
    });
    expect(written.status).toBe(204);
  });
});

test('times, numbers and NaN are returned as in the JSON of Postgres', async () => {
  const response = await read('probe?select=price,seen_at&id=in.(1,12)&order=id');
  expect(await response.json()).toEqual([
    { price: 19, seen_at: '2026-11-23T20:48:15.058+00:00' },
    { price: 'NaN', seen_at: null },
  ]);
});

test.each([
  ['PT400', 400],
  ['PT429', 429],
  ['23505', 409],
  ['57014', 500],
])(
  'an error of the database with the code %s has the status %i of hosted',
  async (code, status) => {
    const response = await visitor.rpc('fail', { code });
    expect(response).toMatchObject({ status, error: { code, message: 'no', hint: 'why' } });
  },
);

test('a refusal by a CHECK, a policy or a missing grant has status and code of hosted, and is not printed', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const insert = (client: SupabaseClient, row: object) => client.from('guarded').insert(row);
  for (const [request, status, code] of [
    [insert(staff, { id: 50, label: 'bad' }), 400, '23514'],
    [insert(staff, { id: 600 }), 403, '42501'],
    [insert(visitor, { id: 60 }), 401, '42501'],
    [visitor.from('ungranted').select(), 401, '42501'],
    [visitor.from('guarded').select('nothing'), 400, '42703'],
    [visitor.from('guarded').select().eq('id', 'abc').single(), 400, '22P02'],
  ] as const) {
    expect(await request).toMatchObject({ status, error: { code } });
  }
  await visitor.from('no_such_table').select();
  await visitor.rpc('fail', { code: 'PT400' });
  expect(printed).not.toHaveBeenCalled();
});

test('a response has at most 1000 rows but the count of all rows, and a URL too long for a server is refused', async () => {
  await backend().sql(`insert into guarded (id) select generate_series(1001, 2200)`);
  const { data, count } = await visitor.from('guarded').select('id', { count: 'exact' });
  expect(data).toHaveLength(1000);
  expect(count).toBe(1201);
  const long = '1000000,'.repeat(3000);
  expect((await read(`guarded?id=in.(${long}1)`)).status).toBe(431);
});

test('another origin may send any header and read the responses, but not the outbox', async () => {
  const path = '/storage/v1/object/productsamples/a.webp';
  const headers = {
    origin: 'https://shop.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey, x-upsert',
  };
  const preflight = await call(backend(), path, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey, x-upsert');
  const missing = '/storage/v1/object/public/banners/none.webp';
  for (const open of ['/rest/v1/iva', missing]) {
    const response = await call(backend(), open);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe('*');
  }
  const outbox = await call(backend(), '/outbox.json');
  expect(outbox.status).toBe(200);
  expect(outbox.headers.has('access-control-allow-origin')).toBe(false);
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = `${encode({ alg: 'HS256' })}.${encode({ role: 'service_role', exp: 4e9 })}`;
const post = (path: string, body: object, sent: Record<string, string>) => {
  const headers = { ...json, ...sent };
  return call(backend(), path, { method: 'POST', headers, body: JSON.stringify(body) });
};

test.each([
  ['the public key', () => ({ apikey: backend().anonKey })],
  ['an invented service key', () => ({ apikey: 'sb_secret_guess' })],
  ['an unsigned token', () => ({ authorization: `Bearer ${unsigned}.` })],
  ['a wrongly signed token', () => ({ authorization: `Bearer ${unsigned}.AAAA` })],
])('the rights of the service role are refused to a request with %s', async (_what, headers) => {
  await backend().sql(
    `insert into storage.objects (bucket_id, name) values ('productsamples', 'highres/a.webp')
      on conflict do nothing`,
  );
  const response = await post('/rest/v1/familia', { nombre: 'Intrusa' }, headers());
  expect([401, 403]).toContain(response.status);
  expect(await backend().sql(`select 1 from familia where nombre = 'Intrusa'`)).toEqual([]);
  const list = '/storage/v1/object/list-v2/productsamples';
  const listing = await post(list, { prefix: '' }, headers());
  const { objects } = await listing.json();
  expect(listing.status === 400 || objects.length === 0).toBe(true);
});

test('a request with a wrong key reads nothing', async () => {
  const headers = { apikey: 'sb_publishable_other' };
  expect((await call(backend(), '/rest/v1/iva', { headers })).status).toBe(401);
});
