import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { CUT_ERRORS, cutAfter } from './support/cutConnection.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { keyboardOf } from './support/keyboard.ts';

const LINES = 6;
const UNITS = 3;

type Stocked = { id: number; codigo: string; inventario: { cantidad: number }[] };

test.use({ viewport: { width: 768, height: 900 } });

test('an order is taken from stock by its link, cut in the middle, resumed, and undone, by keyboard alone', async ({
  page,
  shop,
  addSubfamilia,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(CUT_ERRORS);
  const subfamilia = await addSubfamilia('Pedida');
  await shop.addRows(
    'producto',
    Array.from({ length: LINES }, (_, index) => ({
      codigo: `PED-${index}`,
      nombre: 'Camiseta pedida',
      sub_familia_id: subfamilia,
      precio1: 3000,
    })),
  );
  const read = () =>
    shop.readRows<Stocked>(
      'producto',
      `select=id,codigo,inventario(cantidad)&sub_familia_id=eq.${subfamilia}&order=id`,
    );
  const ordered = await read();
  await shop.addRows(
    'inventario',
    // Different quantities are written by different requests.
    ordered.map(({ id }, index) => ({ producto_id: id, bodega_id: 1, cantidad: 10 + index })),
  );
  const before = await read();
  const lines = ordered.map(({ id }) => ({ productoId: id, quantity: UNITS }));
  const { press, type } = keyboardOf(page);

  await page.goto('/admin/order');
  const main = page.getByRole('main');
  await type(
    main.getByLabel('Pedido', { exact: true }),
    `${baseURL}${paths.sharedCart(encodeShare(lines))}`,
  );
  await type(main.getByLabel('Referencia'), `TT-261123-7K1`);
  for (const { codigo } of ordered) {
    await expect(page.getByRole('rowheader', { name: codigo, exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  const mend = await cutAfter(page, 'inventario', 2);
  await press(main.getByRole('button', { name: 'Descontar existencias' }));
  const popup = page.getByRole('dialog', { name: 'Descontar existencias' });
  await press(popup.getByRole('button', { name: `Descontar ${LINES * UNITS} unidades` }));
  await expect(popup.getByText('Quedó a medias')).toBeVisible();
  const half = await read();
  const taken = half.filter(
    ({ inventario: [now] }, index) => now?.cantidad !== before[index]?.inventario[0]?.cantidad,
  ).length;
  // The note of the order counts too.
  await expect(popup.getByText(`${taken + 1} hechos`)).toBeVisible();

  await mend();
  await page.reload();
  await press(main.getByRole('button', { name: 'Continuar' }));
  await expect(main.getByText('Listo')).toBeVisible();
  expect(await read()).toEqual(
    before.map((one) => ({
      ...one,
      inventario: one.inventario.map(({ cantidad }) => ({ cantidad: cantidad - UNITS })),
    })),
  );
  await press(main.getByRole('button', { name: 'Deshacer' }));
  await expect(main.getByRole('heading', { name: /^Deshacer: Descontar/ })).toBeVisible();
  await expect(main.getByText('Listo')).toBeVisible();
  await expect.poll(read).toEqual(before);
});
