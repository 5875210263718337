import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, clientOf, signedInClient, useBackend } from './support.ts';

const backend = useBackend();
let staff: SupabaseClient;
let visitor: SupabaseClient;

beforeAll(async () => {
  visitor = clientOf(backend());
  staff = await signedInClient(backend(), 'staff@shop.example', { staff: true });
  await backend().sql(`
    create table public.probe (id int primary key, label text check (label <> 'bad'));
    alter table public.probe enable row level security;
    create policy probe_select on public.probe for select using (true);
    create policy probe_insert on public.probe for insert to authenticated with check (id < 100);
    grant select on public.probe to anon, authenticated;
    grant insert, update, delete on public.probe to authenticated;
    insert into public.probe values (1, 'a');
    create function public.fail(code text) returns void language plpgsql as $$
      begin raise exception using errcode = code, message = 'no', hint = 'why'; end $$;
    grant execute on function public.fail(text) to anon, authenticated;
    create table public.ungranted (id int primary key);
    alter table public.ungranted enable row level security;
    create policy ungranted_select on public.ungranted for select using (true);
  `);
});
afterAll(async () => {
  await backend().sql('drop table public.probe, public.ungranted; drop function public.fail');
});

describe('an error of the database', () => {
  test('by a violated CHECK has the status and code of hosted', async () => {
    const { error, status } = await staff.from('probe').insert({ id: 50, label: 'bad' });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
  });

  test.each([
    ['P0001', 400],
    ['PT429', 429],
    ['23505', 409],
    ['53300', 503],
    ['57014', 500],
  ])('with the code %s has the status %i of hosted', async (code, expected) => {
    const { error, status } = await visitor.rpc('fail', { code });
    expect({ status, code: error?.code }).toEqual({ status: expected, code });
    expect(error).toMatchObject({ message: 'no', hint: 'why' });
  });

  test('by missing rights has the status 401 for visitors and 403 for signed-in users', async () => {
    const asVisitor = await visitor.from('probe').insert({ id: 60 });
    expect(asVisitor).toMatchObject({ status: 401, error: { code: '42501' } });
    const asStaff = await staff.from('probe').insert({ id: 600 });
    expect(asStaff).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test('is not printed on the console', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    await staff.from('probe').insert({ id: 1 });
    await staff.from('probe').insert({ id: 600 });
    await visitor.from('probe').select('nothing');
    await visitor.from('no_such_table').select();
    await visitor.rpc('fail', { code: 'PT400' });
    await visitor.from('probe').select().eq('id', 'abc').single();
    expect(printed).not.toHaveBeenCalled();
  });
});

test('a policy without a grant does not open a table', async () => {
  const { error, status } = await visitor.from('ungranted').select();
  expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
});

test('a response has at most 1000 rows, and the count of all', async () => {
  await backend().sql(`insert into probe (id) select generate_series(1001, 2200)`);
  const { data, count } = await visitor.from('probe').select('id', { count: 'exact' });
  expect(data).toHaveLength(1000);
  expect(count).toBe(1201);
  await backend().sql('delete from probe where id > 1000');
});

test('a request head that is too long for a server is refused', async () => {
  const taken = await call(backend(), `/rest/v1/probe?id=in.(${ids(200).join(',')})`);
  expect(taken.status).toBe(200);
  const refused = await call(backend(), `/rest/v1/probe?id=in.(${ids(3000).join(',')})`);
  expect(refused.status).toBe(431);
});

describe('another origin', () => {
  test('may send any header', async () => {
    const preflight = await call(backend(), '/storage/v1/object/productsamples/a.webp', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey, x-upsert',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey, x-upsert');
  });

  test.each([
    '/rest/v1/iva',
    '/auth/v1/health',
    '/storage/v1/object/public/banners/none.webp',
    '/api/v1.0/email/send',
  ])('may read the response of %s and its row count', async (path) => {
    const { headers } = await call(backend(), path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  test('may not read the outbox', async () => {
    const response = await call(backend(), '/outbox.json');
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

test('an aborted request is not carried out', async () => {
  const controller = new AbortController();
  const busy = backend().sql('select pg_sleep(0.05)');
  const insert = call(backend(), '/rest/v1/probe', {
    method: 'POST',
    signal: controller.signal,
    headers: {
      authorization: `Bearer ${await tokenOf(staff)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ id: 77 }),
  });
  controller.abort();
  await expect(insert).rejects.toThrow('aborted');
  await busy;
  expect(await backend().sql('select 1 from probe where id = 77')).toEqual([]);
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => 1_000_000 + index);

async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}
