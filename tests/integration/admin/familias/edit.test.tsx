import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { failure, nameField, popupClosed } from '../staffShop.ts';
import { findPopup, positionField, rowButton, saveForm, shownRows, useFamilias } from './page.ts';

const { sql, openAt, openList, storedRows } = useFamilias();

/** Opens the popup of 'Toallas', which is number 4. */
async function openToallas() {
  const user = await openList();
  await user.click(rowButton('Editar', 'Toallas'));
  return { user, popup: await findPopup('Editar familia') };
}

const toallas = async () => (await storedRows())[2];
const UPDATED = 'Familia actualizada';

test('the popup saves another name and order, and closes', async () => {
  const { user } = await openToallas();
  expect(nameField()).toHaveValue('Toallas');
  expect(positionField()).toHaveValue('4');
  await saveForm(user, { name: ' Toallas y paños ', position: '1' });
  const text = await screen.findByText(UPDATED);
  expect(text.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  await popupClosed();
  expect(await toallas()).toBe('Toallas y paños 1');
  expect(shownRows().slice(0, 2)).toEqual(['Camisetas 1', 'Toallas y paños 1']);
  expect(rowButton('Editar', 'Toallas y paños')).toHaveFocus();
});

test('a name that is refused at first is saved, and an order that someone else changed stays', async () => {
  const { user } = await openToallas();
  await sql('update public.familia set number = null where id = 3');
  faults.write('patch', 'familia', () => restError(401, 'PGRST301', 'expired'));
  await saveForm(user, { name: 'Paños' });
  expect(await failure()).toContain('Debes iniciar sesión para editar familias');
  faults.none();
  faults.write('patch', 'familia', 'network', { once: true });
  await saveForm(user, {});
  await screen.findByText('Error al actualizar familia');
  await saveForm(user, {});
  await screen.findByText(UPDATED);
  expect(await toallas()).toBe('Paños none');
});

test('name and order that both sides changed are shown before they are overwritten', async () => {
  const { user, popup } = await openToallas();
  await sql("update public.familia set nombre = 'Mantas', number = null where id = 3");
  await saveForm(user, { name: 'Paños', position: '5' });
  const conflicts = await popup.findAllByRole('listitem');
  expect(conflicts.map((item) => item.textContent)).toEqual([
    'NombreEstá guardadoMantasUsted escribióPaños',
    'OrdenEstá guardadoSin ordenUsted escribió5',
  ]);
  expect(await toallas()).toBe('Mantas none');
  await user.click(screen.getByText('Guardar lo mío'));
  await screen.findByText(UPDATED);
  expect(await toallas()).toBe('Paños 5');
});

test('the address of a familia opens its popup, but not of one that does not exist', async () => {
  await openAt('/edit-familia#editar-2');
  await findPopup('Editar familia');
  expect(nameField()).toHaveValue('Gorras');
  history.replaceState(null, '', '/edit-familia#editar-99');
  dispatchEvent(new PopStateEvent('popstate'));
  await popupClosed();
});
