import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
});

const main = () => within(screen.getByRole('main'));
const restricted = () => main().findByRole('heading', { level: 1, name: 'Acceso Restringido' });

test.each([
  '/edit-familia',
  '/edit-subfamilia',
  '/edit-producto',
  '/edit-producto/12',
  '/add-familia',
  '/add-subfamilia',
  '/add-producto',
])('%s is for staff only, and leads to the sign-in', async (path) => {
  await renderApp(path);
  await restricted();
  expect(main().getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute(
    'href',
    '/admin',
  );
});

test('/upload-banners is for staff only, without a way to the sign-in', async () => {
  await renderApp('/upload-banners');
  await restricted();
  expect(main().queryByRole('link')).toBeNull();
  expect(main().queryByRole('button')).toBeNull();
});

test('it is Spanish whatever language the visitor chose', async () => {
  await renderApp('/edit-familia', { language: 'en' });
  expect((await restricted()).closest('[lang]')).toHaveAttribute('lang', 'es');
});

/** Ends the sign-in, as another tab of the browser does. */
function signOutElsewhere() {
  localStorage.removeItem(SESSION_KEY);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  });
}

test('a sign-in that ends in another tab closes the screen', async () => {
  keepSession(session);
  await renderApp('/edit-familia');
  await main().findByRole('heading', { level: 1, name: 'Familias' });
  signOutElsewhere();
  expect(await restricted()).toBeVisible();
});

test('with something typed the screen stays, says so, and goes on once signed in again', async () => {
  keepSession(session);
  const { user } = await renderApp('/add-familia');
  const name = await main().findByRole('textbox', { name: /Nombre/ });
  await user.type(name, 'Polos');
  signOutElsewhere();
  expect(await main().findByText('Su sesión terminó')).toBeVisible();
  expect(name).toHaveValue('Polos');
  keepSession(session);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  });
  await waitFor(() => expect(main().queryByText('Su sesión terminó')).toBeNull());
  expect(name).toHaveValue('Polos');
});
