import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { useBackend } from '#tests/backend.ts';
import { faults, lostAnswer, restError, type Fault } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { FAMILIA_ROWS } from './familiaRows.ts';
import { openFamilias, popup, recordWrites, retype, shownRows, storedRows } from './page.ts';

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
afterEach(() => {
  vi.useRealTimers();
});

async function openPopup(session: StoredSession = staff) {
  const opened = await openFamilias(session);
  await opened.user.click(screen.getByRole('button', { name: 'Agregar familia' }));
  await screen.findByRole('dialog', { name: 'Agregar familia' });
  return opened;
}

const save = () => screen.getByRole('button', { name: 'Guardar' });
const ADDED = '¡Familia agregada!';

/** Adds 'Delantal', and loses the answer. */
async function addUnanswered(): Promise<UserEvent> {
  const { user } = await openPopup();
  await retype(user, /^Nombre/, 'Delantal');
  faults.write('post', 'familia', lostAnswer(backend), { once: true });
  await user.click(save());
  await screen.findByText('Error al agregar familia');
  return user;
}

describe('the popup', () => {
  test('starts in the name, with the order after the highest', async () => {
    await openPopup();
    await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus());
    expect(screen.getByLabelText('Orden')).toHaveValue('5');
  });

  test('starts with the order 1 when no familia has any', async () => {
    await backend().sql('update public.familia set number = null');
    await openPopup();
    expect(screen.getByLabelText('Orden')).toHaveValue('1');
  });

  test('adds the familia and says so in green', async () => {
    const { user } = await openPopup();
    await retype(user, /^Nombre/, '  Delantales ');
    await user.click(save());
    const text = await screen.findByText(ADDED);
    expect(text.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    expect((await storedRows(backend())).at(-1)).toBe('Delantales 5');
  });

  test('after a lost answer nothing is added twice, and what was changed since is saved', async () => {
    const user = await addUnanswered();
    await waitFor(() => expect(shownRows()).toContain('Delantal 5'));
    await retype(user, /^Nombre/, 'Delantales');
    await user.click(save());
    await screen.findByText(ADDED);
    expect((await storedRows(backend())).filter((row) => row.startsWith('Delantal'))).toEqual([
      'Delantales 5',
    ]);
  });

  test('one that was made, and then deleted by somebody else, is added anew', async () => {
    const user = await addUnanswered();
    faults.write('patch', 'familia', () => restError(500, 'XX000', 'out of order'), { once: true });
    await user.click(save());
    await screen.findByText(/out of order/);
    await backend().sql(`delete from public.familia where nombre = 'Delantal'`);
    await user.click(save());
    await screen.findByText(ADDED);
    expect((await storedRows(backend())).at(-1)).toBe('Delantal 5');
  });

  test('without an order adds one that has none', async () => {
    const { user } = await openPopup();
    const writes = recordWrites();
    await retype(user, /^Nombre/, 'Delantales');
    await retype(user, /^Orden/, '');
    await user.click(save());
    await screen.findByText(ADDED);
    expect(writes).toEqual(['POST  {"nombre":"Delantales"}']);
    expect((await storedRows(backend())).at(-1)).toBe('Delantales none');
  });

  test('without a name sends nothing and says which field is missing', async () => {
    const { user } = await openPopup();
    const writes = recordWrites();
    await retype(user, /^Nombre/, '   ');
    await user.click(save());
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
    expect(screen.getByLabelText(/^Nombre/)).toBeInvalid();
    await user.type(screen.getByLabelText(/^Nombre/), 'D');
    expect(screen.queryByText('Este campo es obligatorio')).toBeNull();
    expect(writes).toEqual([]);
  });

  test.each(['0', '1.5'])('refuses the order %s', async (typed) => {
    const { user } = await openPopup();
    await retype(user, /^Nombre/, 'Delantales');
    await retype(user, /^Orden/, typed);
    await user.click(save());
    expect(await screen.findByText('Escriba un número entero desde 1')).toBeVisible();
    expect(screen.getByLabelText('Orden')).toHaveFocus();
    expect(await storedRows(backend())).toHaveLength(5);
  });

  test('adds one, however often it is asked to', async () => {
    const { user } = await openPopup();
    await retype(user, /^Nombre/, 'Delantales');
    await user.dblClick(save());
    await user.type(screen.getByLabelText(/^Nombre/), '{Enter}{Enter}');
    await screen.findByText(ADDED);
    expect(await storedRows(backend())).toHaveLength(6);
  });

  test.each<[string, Fault, string]>([
    ['out of reach', 'network', 'No hay conexión con la tienda.'],
    ['that fails', () => restError(500, 'XX000', 'disk full'), 'disk full'],
  ])('over a backend %s says so and keeps what is typed', async (_how, fault, reason) => {
    const { user } = await openPopup();
    await retype(user, /^Nombre/, 'Delantales');
    faults.write('post', 'familia', fault);
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al agregar familia');
    expect(alert).toHaveTextContent(reason);
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
    faults.none();
    await user.click(save());
    await screen.findByText(ADDED);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks to sign in when the sign-in is over', async () => {
    const { user } = await openPopup();
    await retype(user, /^Nombre/, 'Delantales');
    faults.write('post', 'familia', () => HttpResponse.json({ code: 'PGRST301' }, { status: 401 }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Debes iniciar sesión para agregar familias',
    );
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
  });

  test('adds nothing for somebody who is not staff, and says why', async () => {
    const { user } = await openPopup(stranger);
    await retype(user, /^Nombre/, 'Delantales');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al agregar familia');
    expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
    expect(await storedRows(backend())).toHaveLength(5);
  });
});

test('the popup closes 1 s after the success, and the list shows the familia', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepSession(staff);
  const { user } = await renderApp('/edit-familia', {
    advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  });
  await user.click(await screen.findByRole('button', { name: 'Agregar familia' }));
  await screen.findByRole('dialog');
  await retype(user, /^Nombre/, 'Delantales');
  await user.click(save());
  await screen.findByText(ADDED);
  vi.advanceTimersByTime(300);
  expect(popup()).toBeVisible();
  vi.advanceTimersByTime(800);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownRows()).toContain('Delantales 5');
});

test('leaving the popup with something typed asks first, and staying keeps it', async () => {
  const { user } = await openPopup();
  await retype(user, /^Nombre/, 'Delantales');
  await user.click(within(popup()).getByRole('button', { name: 'Cancelar' }));
  const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  const stay = within(question).getByRole('button', { name: 'Seguir editando' });
  expect(stay).toHaveFocus();
  await user.click(stay);
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.hash).toBe('/edit-familia');
});

test('the browser’s Back closes the popup', async () => {
  await openPopup();
  expect(location.hash).toBe('#agregar');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('table')).toBeVisible();
});

test('a sign-in that ends in another tab leaves what is typed, and says so', async () => {
  const { user } = await openPopup();
  await retype(user, /^Nombre/, 'Delantales');
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  expect(await within(popup()).findByText('Su sesión terminó')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Delantales');
  await user.click(save());
  expect(await screen.findByText('Debes iniciar sesión para agregar familias')).toBeVisible();
});
