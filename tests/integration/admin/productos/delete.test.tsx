import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { address, openList, rowButton, waitForCodes } from './listPage.ts';
import { LIST_ROWS, NO_ROWS } from './listRows.ts';

const ALL = 'DEL-4 GOR-3 CAM-2 CAM-1';

const backend = useBackend();
let session: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  await backend().sql(NO_ROWS + LIST_ROWS);
});

async function openQuestion(as: StoredSession = session, product = 'CAM-1 Camiseta roja') {
  const { user } = await openList(as);
  await waitForCodes(ALL);
  await user.click(rowButton('Eliminar', product));
  const question = await screen.findByRole('dialog', { name: 'Eliminar producto' });
  const confirm = () => user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  return { user, question, confirm };
}

/** What of product 1 is left in the database: rows of inventory, links to pictures, itself. */
async function left(): Promise<string> {
  const [row] = await backend().sql<{ text: string }>(`
    select (select count(*) from public.inventario where producto_id = 1) || ' '
      || (select count(*) from public.images where producto_id = 1) || ' '
      || (select count(*) from public.producto where id = 1) as text
  `);
  return row?.text ?? '';
}

/** The tables that are deleted from, in order. */
function recordDeletions(): string[] {
  const tables: string[] = [];
  for (const table of ['inventario', 'images', 'producto']) {
    faults.write('delete', table, () => {
      tables.push(table);
      return undefined;
    });
  }
  return tables;
}

test('the question names the product and what goes with it; cancelling keeps all', async () => {
  const { user, question } = await openQuestion();
  expect(question).toHaveTextContent('¿Eliminar el producto CAM-1 «Camiseta roja»?');
  expect(question).toHaveTextContent('También se eliminan su inventario y sus enlaces a imágenes');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/edit-producto');
  expect(await left()).toBe('1 2 1');
  expect(rowButton('Eliminar', 'CAM-1 Camiseta roja')).toHaveFocus();
});

test('a deletion goes inventory, links, product, and the list shows it at once', async () => {
  const tables = recordDeletions();
  const { confirm } = await openQuestion();
  await confirm();
  expect(await findToast('¡Producto eliminado correctamente!')).toBeVisible();
  await waitForCodes('DEL-4 GOR-3 CAM-2');
  expect(tables).toEqual(['inventario', 'images', 'producto']);
  expect(await left()).toBe('0 0 0');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('3 productos')).toHaveFocus();
});

test('a product without inventory and pictures is deleted as well', async () => {
  const { confirm } = await openQuestion(session, 'CAM-2 Camiseta azul');
  await confirm();
  expect(await findToast('¡Producto eliminado correctamente!')).toBeVisible();
  await waitForCodes('DEL-4 GOR-3 CAM-1');
});

test('the keyboard alone deletes a product, and Escape takes the question back', async () => {
  const { user } = await openList(session);
  await waitForCodes(ALL);
  rowButton('Eliminar', 'CAM-1 Camiseta roja').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog');
  const confirm = within(question).getByRole('button', { name: 'Eliminar' });
  while (document.activeElement !== confirm) await user.tab();
  await user.keyboard('{Enter}');
  await waitForCodes('DEL-4 GOR-3 CAM-2');
});

test('Back closes the question', async () => {
  await openQuestion();
  expect(address()).toBe('/edit-producto#eliminar-1');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await left()).toBe('1 2 1');
});

test('an inventory that cannot be deleted stops the deletion', async () => {
  faults.write('delete', 'inventario', () => restError(500, 'XX000', 'disk full'));
  const { question, confirm } = await openQuestion();
  await confirm();
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar registros de inventario.');
  expect(alert).toHaveTextContent('disk full');
  expect(await left()).toBe('1 2 1');
});

test.each([
  ['images', '0 2 1'],
  ['producto', '0 0 1'],
])(
  'a deletion that fails at %s says what is gone, and is finished by another try',
  async (table, remains) => {
    faults.write('delete', table, 'network');
    const { question, confirm } = await openQuestion();
    await confirm();
    const alert = await within(question).findByRole('alert');
    expect(alert).toHaveTextContent('Error al eliminar el producto.');
    expect(alert).toHaveTextContent('No hay conexión con la tienda.');
    expect(alert).toHaveTextContent('ya se eliminaron: intente de nuevo para terminar.');
    expect(await left()).toBe(remains);
    faults.none();
    await confirm();
    expect(await findToast('¡Producto eliminado correctamente!')).toBeVisible();
    expect(await left()).toBe('0 0 0');
  },
);

test('a stranger is refused in words, and nothing is deleted', async () => {
  const { question, confirm } = await openQuestion(stranger);
  await confirm();
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar registros de inventario.');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(await left()).toBe('1 2 1');
});

test('a stranger is refused where only the product itself is left to delete', async () => {
  const { question, confirm } = await openQuestion(stranger, 'CAM-2 Camiseta azul');
  await confirm();
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar el producto.');
  expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
  expect(alert).not.toHaveTextContent('ya se eliminaron');
});

test('a product that somebody else deleted meanwhile is said to be gone', async () => {
  const { question, confirm } = await openQuestion();
  await backend().sql(`
    delete from public.inventario where producto_id = 1;
    delete from public.images where producto_id = 1;
    delete from public.producto where id = 1;
  `);
  await confirm();
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Error al eliminar el producto.');
  expect(alert).toHaveTextContent('Ya no existe: otra persona lo eliminó.');
  await waitForCodes('DEL-4 GOR-3 CAM-2');
});

test('a sign-in that the server no longer takes is asked for', async () => {
  faults.write('delete', 'inventario', () => restError(401, 'PGRST301', 'JWT expired'));
  const { question, confirm } = await openQuestion();
  await confirm();
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Debes iniciar sesión para eliminar productos');
  expect(await left()).toBe('1 2 1');
});

test('a double click deletes once', async () => {
  const tables = recordDeletions();
  const { user, question } = await openQuestion();
  await user.dblClick(within(question).getByRole('button', { name: 'Eliminar' }));
  expect(await findToast('¡Producto eliminado correctamente!')).toBeVisible();
  expect(tables).toEqual(['inventario', 'images', 'producto']);
});
