import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { FAMILIA_ROWS, NO_FAMILIAS } from './familiaRows.ts';
import { retype, storedRows } from './page.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(FAMILIA_ROWS);
});

async function openPage(session: StoredSession = staff) {
  keepSession(session);
  const opened = await renderApp('/add-familia');
  await screen.findByLabelText(/^Nombre/);
  return opened;
}

const save = () => screen.getByRole('button', { name: 'Guardar' });

test('the page of its own adds a familia after the highest, and leads to the list', async () => {
  const { user } = await openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Agregar familia' })).toBeVisible();
  expect(screen.getByLabelText('Orden')).toHaveValue('5');
  await retype(user, /^Nombre/, 'Delantales');
  await user.click(save());
  expect(await screen.findByText('¡Familia agregada!')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/edit-familia'));
  expect(await screen.findByRole('rowheader', { name: 'Delantales' })).toBeVisible();
});

test('the first familia is number 1', async () => {
  await backend().sql(NO_FAMILIAS);
  await openPage();
  expect(screen.getByLabelText('Orden')).toHaveValue('1');
});

test('a name is required', async () => {
  const { user } = await openPage();
  await user.click(save());
  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
});

test('a refusal is told, and what is typed stays', async () => {
  const { user } = await openPage(stranger);
  await retype(user, /^Nombre/, 'Delantales');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al agregar familia');
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
  expect(await storedRows(backend())).toHaveLength(5);
});

test('leaving with something typed asks first', async () => {
  const { user } = await openPage();
  await retype(user, /^Nombre/, 'Delantales');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
  expect(location.pathname).toBe('/add-familia');
});
