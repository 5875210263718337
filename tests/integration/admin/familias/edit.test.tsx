import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { FAMILIA_ROWS } from './familiaRows.ts';
import {
  openFamilias,
  popup,
  press,
  recordWrites,
  retype,
  rowButton,
  shownRows,
  storedRows,
} from './page.ts';

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

/** Opens the popup of 'Toallas', which is number 4. */
async function openToallas(session: StoredSession = staff) {
  const opened = await openFamilias(session);
  await press(opened.user, 'Editar', 'Toallas');
  await screen.findByRole('dialog', { name: 'Editar familia' });
  return opened;
}

const save = (name = 'Guardar') => screen.getByRole('button', { name });
const toallas = async () => (await storedRows(backend()))[2];
const UPDATED = 'Familia actualizada';
const FAILED = 'Error al actualizar familia';
const CONFLICT = 'Otra persona guardó cambios mientras usted editaba';

test('a familia gets another name and place, said in green; the popup closes', async () => {
  const { user } = await openToallas();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Toallas');
  expect(screen.getByLabelText('Orden')).toHaveValue('4');
  await retype(user, /^Nombre/, ' Toallas y paños ');
  await retype(user, /^Orden/, '1');
  await user.click(save());
  const text = await screen.findByText(UPDATED);
  expect(text.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await toallas()).toBe('Toallas y paños 1');
  expect(shownRows().slice(0, 2)).toEqual(['Camisetas 1', 'Toallas y paños 1']);
  expect(rowButton('Editar', 'Toallas y paños')).toHaveFocus();
});

test.each([
  ['emptied', ''],
  ['left as it was', '4'],
])('an order that is %s is not written', async (_what, typed) => {
  const { user } = await openToallas();
  const writes = recordWrites();
  await retype(user, /^Nombre/, 'Paños');
  await retype(user, /^Orden/, typed);
  await user.click(save());
  await screen.findByText(UPDATED);
  expect(writes).toEqual(['PATCH eq.3 {"nombre":"Paños"}']);
  expect(await toallas()).toBe('Paños 4');
});

test('a name is required', async () => {
  const { user } = await openToallas();
  await retype(user, /^Nombre/, '');
  await user.click(save());
  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  expect(await toallas()).toBe('Toallas 4');
});

describe('a change that is not saved', () => {
  test('says why, keeps what is typed, and can be tried again', async () => {
    const { user } = await openToallas();
    await retype(user, /^Nombre/, 'Paños');
    faults.write('patch', 'familia', 'network');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED);
    expect(alert).toHaveTextContent('No hay conexión con la tienda.');
    faults.none();
    await user.click(save());
    await screen.findByText(UPDATED);
    expect(await toallas()).toBe('Paños 4');
  });

  test('because the sign-in is over asks to sign in', async () => {
    const { user } = await openToallas();
    await retype(user, /^Nombre/, 'Paños');
    faults.write('patch', 'familia', () =>
      HttpResponse.json({ code: 'PGRST301' }, { status: 401 }),
    );
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Debes iniciar sesión para editar familias',
    );
  });

  test('because who is signed in is not staff says so', async () => {
    const { user } = await openToallas(stranger);
    await retype(user, /^Nombre/, 'Paños');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED);
    expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
    expect(await toallas()).toBe('Toallas 4');
  });

  test('because somebody deleted the familia says so, and keeps what is typed', async () => {
    const { user } = await openToallas();
    await retype(user, /^Nombre/, 'Paños');
    await backend().sql('delete from public.familia where id = 3');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED);
    expect(alert).toHaveTextContent('Ya no existe');
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Paños');
  });
});

describe('a familia that somebody else saved meanwhile', () => {
  test('is asked about where name and order were changed here too', async () => {
    const { user } = await openToallas();
    await retype(user, /^Nombre/, 'Paños');
    await retype(user, /^Orden/, '5');
    await backend().sql("update public.familia set nombre = 'Mantas', number = null where id = 3");
    await user.click(save());
    await screen.findByText(CONFLICT);
    const told = within(popup()).getAllByRole('listitem');
    expect(told.map((item) => item.textContent)).toEqual([
      'NombreEstá guardadoMantasUsted escribióPaños',
      'OrdenEstá guardadoSin ordenUsted escribió5',
    ]);
    expect(await toallas()).toBe('Mantas none');
    await user.click(save('Guardar lo mío'));
    await screen.findByText(UPDATED);
    expect(await toallas()).toBe('Paños 5');
  });

  test('only in its place keeps that place when the name alone was edited', async () => {
    const { user } = await openToallas();
    await retype(user, /^Nombre/, 'Paños');
    await backend().sql('update public.familia set number = null where id = 3');
    await user.click(save());
    await screen.findByText(UPDATED);
    expect(await toallas()).toBe('Paños none');
  });
});

test('the address of a popup opens it, and one of a familia that is gone opens none', async () => {
  await openFamilias(staff, '#editar-2');
  expect(await screen.findByRole('dialog', { name: 'Editar familia' })).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Gorras');
  history.replaceState(null, '', '/edit-familia#editar-99');
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
