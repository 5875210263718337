import { expect, test } from 'vitest';
import { clientOf, PASSWORD } from '../backend/support.ts';
import { prepareStore } from './support/store.ts';
import type { Store } from './support/store.ts';

const store = prepareStore();

async function userCount({ backend }: Store): Promise<unknown> {
  const [row] = await backend.sql('select count(*)::int as users from auth.users');
  return row?.['users'];
}

test('nobody can sign up', async () => {
  const users = await userCount(store);
  const { data, error } = await clientOf(store.backend).auth.signUp({
    email: 'nueva@example.com',
    password: PASSWORD,
  });

  expect(error?.code).toBe('signup_disabled');
  expect(data.session).toBeNull();
  expect(await userCount(store)).toBe(users);
});

test('nobody can sign in without a user', async () => {
  const users = await userCount(store);
  const { data, error } = await clientOf(store.backend).auth.signInAnonymously();

  expect(error).not.toBeNull();
  expect(data.session).toBeNull();
  expect(await userCount(store)).toBe(users);
});

test('a mail link makes no user', async () => {
  const users = await userCount(store);
  const { data } = await clientOf(store.backend).auth.signInWithOtp({
    email: 'nueva@example.com',
  });

  expect(data.session).toBeNull();
  expect(await userCount(store)).toBe(users);
});

test('a wrong password signs nobody in', async () => {
  const { data, error } = await clientOf(store.backend).auth.signInWithPassword({
    email: 'staff@example.com',
    password: 'otra-clave',
  });

  expect(error?.status).toBe(400);
  expect(data.session).toBeNull();
});

test('a user who exists signs in and is known', async () => {
  const { data } = await store.clients.stranger.auth.getUser();
  expect(data.user?.email).toBe('stranger@example.com');
});
