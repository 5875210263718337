import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { endSession, useStaffShop } from '../staffShop.ts';

const { openAt, signInAs } = useStaffShop();

const findRestricted = () => screen.findByText('Acceso Restringido', { selector: 'main h1' });
const SIGN_IN = 'Ir a iniciar sesión';

test.each([
  '/edit-familia',
  '/edit-subfamilia',
  '/edit-producto',
  '/edit-producto/12',
  '/add-familia',
  '/add-subfamilia',
  '/add-producto',
])('%s leads to the sign-in while nobody is signed in', async (path) => {
  await renderApp(path);
  await findRestricted();
  expect(screen.getByText(SIGN_IN)).toHaveAttribute('href', '/admin');
});

test('/upload-banners has no way to the sign-in, and is in Spanish for everybody', async () => {
  await renderApp('/upload-banners', { language: 'en' });
  expect((await findRestricted()).closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.queryByText(SIGN_IN)).toBeNull();
});

test('a session that ends in another tab closes the screen', async () => {
  await openAt('/edit-familia');
  await screen.findByText('Familias', { selector: 'h1' });
  act(endSession);
  expect(await findRestricted()).toBeVisible();
});

test('a session that ends while something is typed leaves the screen open until the next sign-in', async () => {
  const user = await openAt('/add-familia');
  const name = await screen.findByLabelText(/^Nombre/);
  await user.click(name);
  await user.paste('Polos');
  act(endSession);
  expect(await screen.findByText('Su sesión terminó')).toBeVisible();
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Debes iniciar sesión para agregar familias')).toBeVisible();
  await signInAs('staff');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
  await waitFor(() => expect(screen.queryByText('Su sesión terminó')).toBeNull());
  expect(name).toHaveValue('Polos');
});
