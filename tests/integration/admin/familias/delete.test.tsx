import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { FAMILIA_ROWS } from './familiaRows.ts';
import {
  failure,
  openFamilias,
  popup,
  press,
  recordWrites,
  shownNames,
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

const FAILED = 'Error al eliminar familia';

async function ask(name: string, session: StoredSession = staff) {
  const opened = await openFamilias(session);
  await press(opened.user, 'Eliminar', name);
  await screen.findByRole('dialog', { name: 'Eliminar familia' });
  return opened;
}

const confirm = () => within(popup()).getByRole('button', { name: 'Eliminar' });

test('a familia is deleted once that is confirmed, and the list goes on without it', async () => {
  const { user } = await ask('Toallas');
  expect(popup()).toHaveTextContent('¿Eliminar la familia «Toallas»? No se puede deshacer.');
  expect(await storedRows(backend())).toHaveLength(5);
  await user.click(confirm());
  expect(await findToast('Se eliminó la familia «Toallas»')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownNames()).toBe('Camisetas Gorras Bolsos Zapatos');
  expect(await storedRows(backend())).not.toContain('Toallas 4');
  expect(document.body).not.toHaveFocus();
});

test.each([
  [
    'its button',
    async (user: Awaited<ReturnType<typeof ask>>['user']) =>
      user.click(within(popup()).getByRole('button', { name: 'Cancelar' })),
  ],
  ['Escape', async (user: Awaited<ReturnType<typeof ask>>['user']) => user.keyboard('{Escape}')],
  ['Back', async () => history.back()],
])('cancelled by %s, nothing is deleted', async (_how, cancel) => {
  const { user } = await ask('Toallas');
  await cancel(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownNames()).toContain('Toallas');
  expect(await storedRows(backend())).toHaveLength(5);
});

test('a double click deletes once', async () => {
  const { user } = await ask('Toallas');
  const writes = recordWrites();
  await user.dblClick(confirm());
  await screen.findByText('Se eliminó la familia «Toallas»');
  expect(writes).toEqual(['DELETE eq.3']);
});

describe('a familia that is not deleted', () => {
  test.each([
    ['Camisetas', '«Camisetas» tiene 3 subfamilias.'],
    ['Gorras', '«Gorras» tiene 1 subfamilia.'],
  ])('because it is in use says so in words (%s)', async (name, reason) => {
    const { user } = await ask(name);
    await user.click(confirm());
    const text = await failure();
    expect(text).toContain(FAILED);
    expect(text).toContain(reason);
    expect(await storedRows(backend())).toHaveLength(5);
  });

  test('because the connection is gone says so, and can be tried again', async () => {
    const { user } = await ask('Toallas');
    faults.write('delete', 'familia', 'network');
    await user.click(confirm());
    const text = await failure();
    expect(text).toContain(FAILED);
    expect(text).toContain('No hay conexión con la tienda.');
    faults.none();
    await user.click(confirm());
    await screen.findByText('Se eliminó la familia «Toallas»');
  });

  test('because the sign-in is over asks to sign in', async () => {
    const { user } = await ask('Toallas');
    faults.write('delete', 'familia', () =>
      HttpResponse.json({ code: 'PGRST301' }, { status: 401 }),
    );
    await user.click(confirm());
    expect(await failure()).toContain('Debes iniciar sesión para eliminar familias');
  });

  test('because who is signed in is not staff says so', async () => {
    const { user } = await ask('Toallas', stranger);
    await user.click(confirm());
    const text = await failure();
    expect(text).toContain(FAILED);
    expect(text).toContain('Su usuario no tiene permiso de personal.');
    expect(await storedRows(backend())).toHaveLength(5);
  });

  test('because it is gone already says so, and the list shows that', async () => {
    const { user } = await ask('Toallas');
    await backend().sql('delete from public.familia where id = 3');
    await user.click(confirm());
    const text = await failure();
    expect(text).toContain(FAILED);
    expect(text).toContain('Ya no existe');
    await user.click(within(popup()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(shownNames()).toBe('Camisetas Gorras Bolsos Zapatos'));
  });

  test('because somebody renamed it asks again, with the new name', async () => {
    const { user } = await ask('Toallas');
    await backend().sql("update public.familia set nombre = 'Mantas' where id = 3");
    await user.click(confirm());
    expect(await screen.findByText(/Otra persona le cambió el nombre/)).toBeVisible();
    expect(popup()).toHaveTextContent('¿Eliminar la familia «Mantas»?');
    expect(await storedRows(backend())).toHaveLength(5);
    await user.click(confirm());
    await screen.findByText('Se eliminó la familia «Mantas»');
    expect(await storedRows(backend())).toHaveLength(4);
  });
});
