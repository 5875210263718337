import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { failure, popupClosed, shownNames } from '../staffShop.ts';
import { address, GORRA, useSubfamilias } from './page.ts';

const { sql, openAt, openRow, stored } = useSubfamilias();

const typedName = () => screen.getByLabelText('Nombre de la subfamilia');

/** Opens the popup that asks for the name. */
async function openTyping(who?: 'stranger') {
  const user = await openRow('Eliminar', GORRA, who);
  await user.click(await screen.findByText('Continuar'));
  await screen.findByText('Escriba el nombre para confirmar');
  return user;
}

async function confirmWith(user: UserEvent, text: string) {
  await retypeField(user, typedName(), text);
  await user.click(screen.getByText('Eliminar'));
}

test('a subfamilia is deleted after a confirmation and its exact name', async () => {
  const user = await openRow('Eliminar');
  expect(await screen.findByText('¿Eliminar «Gorra clásica»?')).toBeVisible();
  expect(address()).toBe('/edit-subfamilia#eliminar-113');
  await user.click(await screen.findByText('Continuar'));
  expect(await screen.findByText('Escriba el nombre para confirmar')).toBeVisible();
  expect(typedName()).toHaveFocus();
  await retypeField(user, typedName(), GORRA);
  await user.keyboard('{Enter}');
  const done = await screen.findByText('Subfamilia eliminada');
  expect(done.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  await waitFor(() => expect(shownNames()).not.toContain(GORRA));
  expect(address()).toBe('/edit-subfamilia');
  expect(await stored(GORRA)).toEqual([]);
  // The button that had the focus is gone.
  expect(document.activeElement).toContainElement(done);
});

test.each([
  ['the list', () => openTyping()],
  [
    'its page',
    async () => {
      const user = await openAt('/edit-subfamilia/113#eliminar-113');
      await user.click(await screen.findByText('Continuar'));
      return user;
    },
  ],
])('another name ends the deletion, and %s says so', async (_where, open) => {
  const user = await open();
  await screen.findByText('Escriba el nombre para confirmar');
  await retypeField(user, typedName(), 'Gorra');
  await user.keyboard('{Enter}');
  await popupClosed();
  expect(await failure()).toBe('El nombre no coincide. Cancelando eliminación.');
  expect(address()).not.toContain('#');
  expect(await stored(GORRA)).toHaveLength(1);
});

test.each([
  ['Camiseta cuello redondo', 'tiene 3 productos. Asígnelos a otra subfamilia'],
  ['Zíper por metro', 'tiene 1 producto. Asígnelo a otra subfamilia'],
])('%s has productos: the popup says so instead of asking', async (name, text) => {
  const user = await openRow('Eliminar', name);
  expect(await screen.findByText(`«${name}» está en uso`)).toBeVisible();
  expect(screen.getByText(new RegExp(`«${name}» ${text}`))).toBeVisible();
  expect(screen.queryByText('Continuar')).toBeNull();
  await user.click(screen.getByText('Cerrar'));
  await popupClosed();
});

test.each([
  [
    'got productos',
    `insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
      ('G-1', 'Gorra azul', 113, 900), ('G-2', 'Gorra roja', 113, 900)`,
    '«Gorra clásica» tiene 2 productos.',
  ],
  [
    'was renamed',
    `update public.subfamilia set nombre = 'Gorra nueva' where id = 113`,
    'ahora es «Gorra nueva»',
  ],
  ['was deleted', 'delete from public.subfamilia where id = 113', 'Ya no existe'],
])('a subfamilia that %s meanwhile is not deleted', async (_what, change, reason) => {
  const user = await openTyping();
  await sql(change);
  await confirmWith(user, GORRA);
  const text = await failure();
  expect(text).toContain('Error al eliminar');
  expect(text).toContain(reason);
});

test('a refused deletion says why', async () => {
  const user = await openTyping('stranger');
  faults.write('delete', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
  await confirmWith(user, GORRA);
  expect(await failure()).toContain('Debes iniciar sesión para eliminar subfamilias');
  faults.none();
  await user.click(screen.getByText('Eliminar'));
  await screen.findByText('Error al eliminar');
  expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
  expect(await stored(GORRA)).toHaveLength(1);
});
