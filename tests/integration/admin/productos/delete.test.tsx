import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { findToast } from '#tests/toast.ts';
import { imagesOf, stockOf } from './formRows.ts';
import { ALL_CODES, address, openList, rowButton, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const DONE = '¡Producto eliminado correctamente!';

const { backend } = useSignedInShop(NO_ROWS + LIST_ROWS);

async function openQuestion() {
  const { user } = await openList();
  await waitForCodes(ALL_CODES);
  const opener = rowButton('Eliminar', 'CAM-1 Camiseta roja');
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Eliminar producto' });
  const button = (name: string) => within(dialog).getByText(name, { selector: 'button' });
  return { user, opener, dialog, button };
}

test('the question names the product and what goes with it; cancelling keeps all', async () => {
  const { user, opener, dialog, button } = await openQuestion();
  expect(address()).toBe('/edit-producto#eliminar-1');
  expect(dialog).toHaveTextContent('¿Eliminar el producto CAM-1 «Camiseta roja»?');
  expect(dialog).toHaveTextContent('También se eliminan su inventario y sus enlaces a imágenes');
  await user.click(button('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/edit-producto');
  expect(await stockOf(backend(), 1)).toHaveLength(1);
  expect(opener).toHaveFocus();
});

test('a product is deleted once on a double press, and leaves the list', async () => {
  const deletions: string[] = [];
  for (const table of ['inventario', 'images', 'producto']) {
    faults.write('delete', table, () => void deletions.push(table));
  }
  const { button } = await openQuestion();
  fireEvent.click(button('Eliminar'));
  fireEvent.click(button('Eliminar'));
  expect(await findToast(DONE)).toBeVisible();
  await waitForCodes('DEL-4 GOR-3 CAM-2');
  expect(deletions).toEqual(['inventario', 'images', 'producto']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('3 productos')).toHaveFocus();
});

test('a deletion that fails says what is deleted already, and is finished by another try', async () => {
  const { user, dialog, button } = await openQuestion();
  faults.write('delete', 'inventario', () => restError(500, 'XX000', 'disk full'));
  await user.click(button('Eliminar'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar registros de inventario.');
  expect(alert).toHaveTextContent('disk full');
  expect(await stockOf(backend(), 1)).toHaveLength(1);
  faults.none();
  faults.write('delete', 'images', 'network');
  await user.click(button('Eliminar'));
  const text = await within(dialog).findByText('Error al eliminar el producto.');
  const second = text.closest('[role="alert"]');
  expect(second).toHaveTextContent('No hay conexión con la tienda.');
  expect(second).toHaveTextContent('ya se eliminaron: intente de nuevo para terminar.');
  expect(await imagesOf(backend(), 1)).toHaveLength(2);
  faults.none();
  await user.click(button('Eliminar'));
  expect(await findToast(DONE)).toBeVisible();
});

test('a session that ended, and a product that someone else deleted, are named', async () => {
  const { user, dialog, button } = await openQuestion();
  faults.write('delete', 'inventario', () => restError(401, 'PGRST301', 'JWT expired'));
  await user.click(button('Eliminar'));
  await within(dialog).findByText('Debes iniciar sesión para eliminar productos');
  faults.none();
  await backend().sql(`
    delete from public.inventario where producto_id = 1;
    delete from public.images where producto_id = 1;
    delete from public.producto where id = 1;
  `);
  await user.click(button('Eliminar'));
  expect(await within(dialog).findByText(/Ya no existe: otra persona lo eliminó\./)).toBeVisible();
  await waitForCodes('DEL-4 GOR-3 CAM-2');
});
