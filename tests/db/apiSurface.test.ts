import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { clientOf, PASSWORD } from '../backend/support.ts';
import { ROLES, prepareStore } from './support/store.ts';

type SignUp = {
  readonly data: { readonly session: unknown };
  readonly error: { readonly code?: string | undefined } | null;
};

const store = prepareStore();

test.for(ROLES)('%s cannot read the schemas private, auth and storage', async (role) => {
  for (const [schema, table] of [
    ['private', 'staff'],
    ['auth', 'users'],
    ['storage', 'objects'],
  ] as const) {
    const { data, error } = await store.clients[role].schema(schema).from(table).select('*');
    expect(data).toBeNull();
    expect(error?.code).toBe('PGRST106');
  }
});

test.for(ROLES)('%s cannot call functions that grant or check rights', async (role) => {
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
