import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { address, openList, rowButton, waitForCodes } from './listPage.ts';
import { LIST_ROWS } from './listRows.ts';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
  await backend().sql(LIST_ROWS);
});

const popupGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a product is edited over the list as it is, and Back returns to it', async () => {
  const { user } = await openList(session, '?buscar=roj');
  await waitForCodes('DEL-4 CAM-1');
  await user.click(rowButton('Editar', 'CAM-1 Camiseta roja'));
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  expect(address()).toBe('/edit-producto/1?buscar=roj');
  await waitForCodes('DEL-4 CAM-1');
  history.back();
  await popupGone();
  expect(address()).toBe('/edit-producto?buscar=roj');
  expect(rowButton('Editar', 'CAM-1 Camiseta roja')).toHaveFocus();
});

test('the address of a product opens it over the list, and closing it leads to the list', async () => {
  const { user } = await openList(session, '/1?sinImagenes=1');
  expect(await screen.findByDisplayValue('CAM-1')).toBeVisible();
  await waitForCodes('DEL-4 CAM-2');
  const entries = history.length;
  await user.keyboard('{Escape}');
  await popupGone();
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(history.length).toBe(entries);
});

test('a new product is added over the list; the focus returns to its button', async () => {
  const { user } = await openList(session, '?sinImagenes=1');
  await waitForCodes('DEL-4 CAM-2');
  await user.click(screen.getByRole('button', { name: 'Agregar producto' }));
  const popup = await screen.findByRole('dialog');
  expect(address()).toBe('/edit-producto?sinImagenes=1#agregar');
  await user.click(within(popup).getByRole('button', { name: 'Cancelar' }));
  await popupGone();
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(screen.getByRole('button', { name: 'Agregar producto' })).toHaveFocus();
});
