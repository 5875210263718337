import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import {
  address,
  endSession,
  findTable,
  openAs,
  openRow,
  popupClosed,
  shownNames,
} from './page.ts';
import { SUBFAMILIA_ROWS } from './subfamiliaRows.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const GORRA = 'Gorra clásica';
const gorra = () => backend().sql('select nombre from public.subfamilia where id = 113');
const typedName = () => screen.getByRole('textbox', { name: 'Nombre de la subfamilia' });

/** Presses the first of the two confirmations. */
async function goOn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('dialog', { name: 'Escriba el nombre para confirmar' });
}

async function confirmWith(user: UserEvent, text: string): Promise<void> {
  await openRow(user, 'Eliminar', GORRA);
  await goOn(user);
  if (text !== '') await user.type(typedName(), text);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
}

test('is asked for, then its exact name is typed, and it is gone', async () => {
  const { user } = await openAs(staff);
  const popup = await openRow(user, 'Eliminar', GORRA);
  expect(popup).toHaveAccessibleName('¿Eliminar «Gorra clásica»?');
  expect(address()).toBe('/edit-subfamilia#eliminar-113');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await goOn(user);
  expect(typedName()).toHaveFocus();
  await user.type(typedName(), GORRA);
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  const done = await screen.findByText('Subfamilia eliminada');
  expect(done.closest('[role="status"]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  await waitFor(() => expect(shownNames()).not.toContain(GORRA));
  expect(address()).toBe('/edit-subfamilia');
  expect(await gorra()).toEqual([]);
  // The button that it began with is gone as well.
  expect(document.activeElement).toContainElement(done);
});

test.each(['', 'Gorra', 'gorra clásica', 'Gorra clasica', 'Gorra clásicas'])(
  'the name typed as "%s" does not match: nothing is deleted, and it can be corrected',
  async (text) => {
    const { user } = await openAs(staff);
    await confirmWith(user, text);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('El nombre no coincide. Cancelando eliminación.');
    expect(typedName()).toHaveValue(text);
    expect(typedName()).toHaveFocus();
    expect(await gorra()).toHaveLength(1);
    await user.clear(typedName());
    await user.type(typedName(), GORRA);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Subfamilia eliminada');
    await popupClosed();
    expect(await gorra()).toEqual([]);
  },
);

test('who is told that the name does not match can leave it at that', async () => {
  const { user } = await openAs(staff);
  await confirmWith(user, 'Gorra');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await popupClosed();
  expect(shownNames()).toContain(GORRA);
  expect(await gorra()).toHaveLength(1);
});

test('cancelling either of the two questions deletes nothing', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', GORRA);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await popupClosed();
  expect(screen.getByRole('button', { name: `Eliminar ${GORRA}` })).toHaveFocus();
  await openRow(user, 'Eliminar', GORRA);
  await goOn(user);
  await user.keyboard('{Escape}');
  await popupClosed();
  expect(await gorra()).toHaveLength(1);
});

test.each([
  ['Camiseta cuello redondo', 'tiene 3 productos. Asígnelos a otra subfamilia'],
  ['Zíper por metro', 'tiene 1 producto. Asígnelo a otra subfamilia'],
])('%s is still in use and says so, before anything is typed', async (name, text) => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', name);
  const popup = await screen.findByRole('dialog', { name: `«${name}» está en uso` });
  expect(popup).toHaveTextContent(`«${name}» ${text}`);
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
  await user.keyboard('{Escape}');
  await popupClosed();
  expect(shownNames()).toContain(name);
});

test('one that got products meanwhile is refused in words', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', GORRA);
  await goOn(user);
  await backend().sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
      ('G-1', 'Gorra azul', 113, 900), ('G-2', 'Gorra roja', 113, 900)`);
  await user.type(typedName(), `${GORRA}{Enter}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar');
  expect(alert).toHaveTextContent('«Gorra clásica» tiene 2 productos.');
  expect(await gorra()).toHaveLength(1);
});

test('one that got another name meanwhile is not deleted', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', GORRA);
  await goOn(user);
  await backend().sql(`update public.subfamilia set nombre = 'Gorra nueva' where id = 113`);
  await user.type(typedName(), `${GORRA}{Enter}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar');
  expect(alert).toHaveTextContent('ahora es «Gorra nueva»');
  expect(await gorra()).toHaveLength(1);
});

test('one that somebody else deleted says so', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', GORRA);
  await goOn(user);
  await backend().sql('delete from public.subfamilia where id = 113');
  await user.type(typedName(), `${GORRA}{Enter}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar');
  expect(alert).toHaveTextContent('Ya no existe');
});

test('a failure is told, and trying again helps', async () => {
  faults.write('delete', 'subfamilia', () => restError(500, 'XX000', 'disk full'));
  const { user } = await openAs(staff);
  await confirmWith(user, GORRA);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar');
  expect(alert).toHaveTextContent('disk full');
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Subfamilia eliminada');
  expect(await gorra()).toEqual([]);
});

test('a stranger who is signed in is refused, and told why', async () => {
  const { user } = await openAs(stranger);
  await confirmWith(user, GORRA);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await gorra()).toHaveLength(1);
});

test('a sign-in that the shop no longer takes says what is needed', async () => {
  faults.write('delete', 'subfamilia', () => restError(401, 'PGRST301', 'JWT expired'));
  const { user } = await openAs(staff);
  await confirmWith(user, GORRA);
  await screen.findByText('Debes iniciar sesión para eliminar subfamilias');
  expect(await gorra()).toHaveLength(1);
});

test('a sign-in that ended shows that the access is restricted', async () => {
  const { user } = await openAs(staff);
  await openRow(user, 'Eliminar', GORRA);
  endSession();
  await screen.findByRole('heading', { level: 1, name: 'Acceso Restringido' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('by keyboard alone', async () => {
  const { user } = await openAs(staff);
  await findTable();
  screen.getByRole('button', { name: `Eliminar ${GORRA}` }).focus();
  await user.keyboard('{Enter}');
  const goOnButton = await screen.findByRole('button', { name: 'Continuar' });
  while (document.activeElement !== goOnButton) await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Escriba el nombre para confirmar' });
  await user.keyboard(`${GORRA}{Enter}`);
  await screen.findByText('Subfamilia eliminada');
  await popupClosed();
  expect(await gorra()).toEqual([]);
});
