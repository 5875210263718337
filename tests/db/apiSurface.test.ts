import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { clientOf, PASSWORD } from '../backend/support.ts';
import { LINE } from './support/rows.ts';
import { ROLES, prepareStore } from './support/store.ts';

type SignUp = {
  readonly data: { readonly session: unknown };
  readonly error: { readonly code?: string | undefined } | null;
};

const store = prepareStore();

const CALLERS = ROLES.map((role) => ({ role }));
const HIDDEN = [
  { schema: 'private', table: 'staff' },
  { schema: 'auth', table: 'users' },
  { schema: 'storage', table: 'objects' },
].flatMap((place) => ROLES.map((role) => Object.assign({ role }, place)));

test.for(HIDDEN)('$role cannot read the schema $schema', async ({ role, schema, table }) => {
  const { data, error } = await store.clients[role].schema(schema).from(table).select('*');
  expect(data).toBeNull();
  expect(error?.code).toBe('PGRST106');
});

test.for(CALLERS)('$role finds no staff table in public', async ({ role }) => {
  const { data, error } = await store.clients[role].from('staff').select('*');
  expect(data).toBeNull();
  expect(error?.code).toBe('PGRST205');
});

test.for(CALLERS)('$role cannot call functions that grant or check rights', async ({ role }) => {
  const client = store.clients[role];
  const staff = await store.backend.sql('select user_id from private.staff');

  for (const name of ['grant_staff', 'revoke_staff']) {
    const args = { email: 'stranger@example.com' };
    expect((await client.rpc(name, args)).error?.code).toBe('PGRST202');
    expect((await client.schema('private').rpc(name, args)).error?.code).toBe('PGRST106');
  }
  expect((await client.rpc('is_staff')).error?.code).toBe('PGRST202');

  expect(await store.backend.sql('select user_id from private.staff')).toEqual(staff);
});

test('an update or delete without a filter is refused, even to staff', async () => {
  await store.backend.sql("insert into public.talla (id) values ('Única')");
  const table = store.clients.staff.from('talla');

  expect((await table.delete()).error).not.toBeNull();
  expect((await table.update({ id: 'x' })).error).not.toBeNull();

  expect(await store.backend.sql('select id from public.talla')).toEqual([{ id: 'Única' }]);
});

test('a visitor adds an order, cannot read any, and gets 429 after too many orders', async () => {
  const lineas = [{ ...LINE, cantidad: 2, precio: 3500 }];
  const order = (id: string) => ({ id, referencia: 'TT-261126-2222', lineas });
  const orders = store.clients.anon.from('pedido');
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect((await orders.insert(order(first))).status).toBe(201);
  expect((await orders.insert(order(first))).error?.code).toBe('23505');
  for (const attack of [
    orders.select('id'),
    orders.update({ nombre: 'x' }).eq('id', first),
    orders.delete().eq('id', first),
    orders.upsert(order(second)),
    orders.upsert(order(first), { ignoreDuplicates: true }),
    orders.insert(order(second)).select('id'),
    orders.insert({ ...order(second), total: 1 }),
  ]) {
    expect((await attack).error?.code).toBe('42501');
  }
  expect((await store.clients.stranger.from('pedido').select('id')).data).toEqual([]);
  const read = store.clients.staff.from('pedido').select('id, unidades, total');
  expect((await read).data).toEqual([{ id: first, unidades: 2, total: 7000 }]);

  await store.backend.sql(`set session_replication_role = replica;
    insert into public.pedido (id, referencia, lineas)
    select gen_random_uuid(), 'TT-1', '[]' from generate_series(1, 1000);
    set session_replication_role = origin`);
  const { status, error } = await orders.insert(order(second));
  await store.backend.sql('delete from public.pedido');
  expect(status).toBe(429);
  expect(error).toMatchObject({ code: 'PT429', message: expect.stringContaining('Too many') });
});

test.each<[string, (auth: SupabaseClient['auth']) => Promise<SignUp>, string]>([
  [
    'a sign-up',
    (auth) => auth.signUp({ email: 'nueva@example.com', password: PASSWORD }),
    'signup_disabled',
  ],
  ['a sign-in without a user', (auth) => auth.signInAnonymously(), 'signup_disabled'],
  ['a link by mail', (auth) => auth.signInWithOtp({ email: 'nueva@example.com' }), 'otp_disabled'],
  [
    'a wrong password',
    (auth) => auth.signInWithPassword({ email: 'staff@example.com', password: 'otra-clave' }),
    'invalid_credentials',
  ],
])('%s creates no user and signs nobody in', async (_what, enter, code) => {
  const count = () => store.backend.sql('select count(*)::int as users from auth.users');
  const users = await count();
  const { data, error } = await enter(clientOf(store.backend).auth);
  expect(data.session).toBeNull();
  expect(error?.code).toBe(code);
  expect(await count()).toEqual(users);
});
