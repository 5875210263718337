import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast, retypeField } from '#tests/visitor.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';
import { CAP, SHIRT, storeCart } from './orderRows.ts';
import { findRow, storedQuantities, typeQuantity } from './page.ts';

const backend = useBackend(PRODUCT_ROWS);

const RED_XL = { ...SHIRT, productoId: 102, code: 'CAM-R-XL', tallaId: 'XL', quantity: 2 };
const BLUE_M = {
  ...SHIRT,
  productoId: 104,
  code: 'CAM-A-M',
  name: 'Camiseta azul',
  colorId: 2,
  colorName: 'Azul',
  prices: { retail: 3600, wholesale: 3100, special: null },
};
const BAG = {
  ...CAP,
  colorId: null,
  colorName: null,
  productoId: 106,
  code: 'BOL-1',
  name: 'Bolsa de tela',
  prices: { retail: 1500, wholesale: null, special: null },
  quantity: 3,
  subfamiliaId: 21,
  subfamiliaName: 'Bolsa de tela',
};

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) => {
    const code = /Código ([\w-]*?\d?[A-Z]*)(?:Color|Agregar|Cambiar|Nota)/.exec(row.textContent);
    return code?.[1] ?? within(row).getByRole('link').textContent;
  });
}

const sort = (user: UserEvent, name: string) =>
  user.selectOptions(screen.getByLabelText('Ordenar por'), name);

test('lines of a product are grouped, and the chosen sorting lasts for the visit', async () => {
  storeCart(RED_XL, BAG, SHIRT, BLUE_M);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta azul');
  const heading = screen.getByText('Camiseta cuello redondo').closest('tr');
  expect(heading).toHaveTextContent('4 unidadesSubtotal ₡12,477.88');
  expect(shown()).toEqual(['Camiseta cuello redondo', 'CAM-R-XL', 'CAM-R-M', 'CAM-A-M', 'BOL-1']);
  await sort(user, 'Subtotal (mayor a menor)');
  await typeQuantity(user, 'Bolsa de tela', '8');
  // Groups and lines keep their places while a quantity is edited.
  expect(shown()[0]).toBe('Camiseta cuello redondo');
  await sort(user, 'Nombre (A-Z)');
  const byName = ['BOL-1', 'Camiseta cuello redondo', 'CAM-A-M', 'CAM-R-M', 'CAM-R-XL'];
  expect(shown()).toEqual(byName);
  cleanup();
  await renderApp('/cart');
  await findRow('Camiseta azul');
  expect(shown()).toEqual(byName);
});

const findTable = () =>
  screen.findByRole('dialog', { name: 'Cantidades de Camiseta cuello redondo' });

test('the table changes all lines of a product at once, and the change can be undone', async () => {
  await backend().sql('update public.producto set precio1 = 0 where id = 104');
  storeCart(RED_XL, { ...BAG, note: 'para regalo' }, { ...SHIRT, note: 'con logo' });
  const { user } = await renderApp('/cart');
  await findRow('Bolsa de tela');
  await user.click(screen.getByText('Editar en tabla'));
  const dialog = await findTable();
  const cell = (name: string) => within(dialog).getByLabelText(name);
  await waitFor(() => expect(cell('Rojo, M')).toHaveValue('1'));
  expect(cell('Rojo, XL')).toHaveValue('2');
  await user.clear(cell('Rojo, XL'));
  await retypeField(user, cell('Rojo, M'), '99');
  await user.type(cell('Azul, M'), '5');
  await user.click(within(dialog).getByText('Guardar'));
  expect(within(dialog).getByText('Azul, M se vende desde 12 unidades.')).toBeVisible();
  await retypeField(user, cell('Azul, M'), '12');
  expect(storedQuantities()).toEqual({ 101: 1, 102: 2, 106: 3 });
  // Closing the table asks before it drops the changes.
  await user.keyboard('{Escape}');
  const question = screen.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await user.click(within(question).getByText('Seguir editando'));
  await user.click(within(dialog).getByText('Guardar'));
  expect(storedQuantities()).toEqual({ 106: 3, 101: 30, 104: 12 });
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByText('Editar en tabla').closest('button')).toHaveFocus();
  expect(screen.getByText('Nota: con logo')).toBeVisible();
  await findToast('Camiseta cuello redondo: 42 unidades en el carrito.');
  await user.click(screen.getByText('Deshacer'));
  expect(storedQuantities()).toEqual({ 102: 2, 106: 3, 101: 1 });

  await user.click(screen.getByText('Editar en tabla'));
  const last = await findTable();
  await user.clear(await within(last).findByLabelText('Rojo, XL'));
  await user.clear(within(last).getByLabelText('Rojo, M'));
  await user.click(within(last).getByText('Guardar'));
  expect(storedQuantities()).toEqual({ 106: 3 });
});

const stored = () => localStorage.getItem('cart');

test('leaving the field or the page saves a note, Escape drops it, and a long note is refused', async () => {
  storeCart(SHIRT, BAG);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  await user.click(screen.getByLabelText('Agregar nota a Camiseta roja'));
  expect(screen.getByLabelText('Nota')).toHaveFocus();
  await user.paste('x'.repeat(201));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Nota')).toHaveAccessibleDescription(/200/);
  await retypeField(user, screen.getByLabelText('Nota'), ' con <b>logo</b> ');
  await user.click(screen.getByLabelText('Agregar nota a Bolsa de tela'));
  expect(screen.getByText('Nota: con <b>logo</b>')).toBeVisible();
  expect(stored()).toContain('"note":"con <b>logo</b>"');
  await user.paste('para regalo');
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Agregar nota a Bolsa de tela')).toHaveFocus();
  await user.click(screen.getByLabelText('Cambiar nota de Camiseta roja'));
  await user.clear(screen.getByLabelText('Nota'));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Agregar nota a Camiseta roja')).toHaveFocus();
  expect(stored()).not.toContain('note');

  await user.click(screen.getByLabelText('Agregar nota a Bolsa de tela'));
  await user.paste('para regalo');
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('"note":"para regalo"');
  await user.click(await screen.findByLabelText('Cambiar nota de Bolsa de tela'));
  await user.paste(' de Ana');
  cleanup();
  expect(stored()).toContain('"note":"para regalo de Ana"');
});
