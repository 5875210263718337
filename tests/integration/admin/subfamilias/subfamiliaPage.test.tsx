import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { retypeField } from '#tests/retype.ts';
import { findToast } from '#tests/toast.ts';
import { nameField } from '../staffShop.ts';
import { address, familiaField, rowsShown, useSubfamilias } from './page.ts';

const { openAt, openList, stored } = useSubfamilias();

test('a press on a row opens its page, whose form saves twice in a row', async () => {
  const user = await openList();
  await user.click(screen.getByText('113'));
  await waitFor(() => expect(address()).toBe('/edit-subfamilia/113'));
  await screen.findByRole('heading', { name: 'Gorra clásica', level: 1 });
  for (const name of ['Gorra nueva', 'Gorra última']) {
    await waitFor(() => expect(nameField()).not.toHaveAttribute('readonly'));
    await retypeField(user, nameField(), name);
    await user.click(screen.getByText('Guardar'));
    await screen.findByText('¡Actualizado!');
    await screen.findByRole('heading', { name, level: 1 });
  }
  await waitFor(() => expect(familiaField()).toBeEnabled());
  expect(await stored('Gorra')).toMatchObject([{ nombre: 'Gorra última', familia_id: 102 }]);
  expect(screen.getByText('Todavía no hay productos en esta subfamilia')).toBeVisible();
});

test('it is deleted from its page, and the list takes its place in the history', async () => {
  const user = await openList();
  await user.click(screen.getByText('113'));
  await screen.findByRole('heading', { name: 'Gorra clásica', level: 1 });
  await user.click(screen.getByText('Eliminar'));
  await user.click(await screen.findByText('Continuar'));
  await user.type(screen.getByLabelText(/^Nombre de la subfamilia/), 'Gorra clásica{Enter}');
  await rowsShown();
  expect(address()).toBe('/edit-subfamilia');
  expect(screen.queryByText('Gorra clásica')).toBeNull();
  expect(await findToast('Subfamilia eliminada')).toBeVisible();
  expect(document.getElementById('main')).toHaveFocus();
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
  expect(address()).toBe('/edit-subfamilia');
});

test('the page of a subfamilia that does not exist leads to the list', async () => {
  const user = await openAt('/edit-subfamilia/999');
  await user.click(await screen.findByText('Ver todas las subfamilias'));
  expect(await rowsShown()).toHaveLength(5);
});
