import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { keyboardOf } from './support/keyboard.ts';

type Prices = { codigo: string; precio1: number; precio2: number; precio3: number };

/** Colones after +5 %, rounded to 10, half a step up. */
const raised = (price: number) => Math.round((price * 105) / 1000) * 10;

const COUNT = 60; // More than a page of the list.

test('+5 % rounded to 10 on 60 products, sent again after a lost response and undone, by keyboard alone', async ({
  page,
  shop,
  addSubfamilia,
  expectConsoleError,
}) => {
  test.slow(); // Hundreds of key presses.
  expectConsoleError(/ERR_FAILED/);
  const subfamilia = await addSubfamilia('Por mayor');
  await shop.addRows(
    'producto',
    Array.from({ length: COUNT }, (_, index) => ({
      codigo: `MAY-${1000 + index}`,
      nombre: 'Camiseta por mayor',
      sub_familia_id: subfamilia,
      precio1: 3000 + (index % 4) * 35,
      precio2: 2000 + (index % 3) * 25,
      precio3: 1500 + (index % 2) * 15,
    })),
  );
  const read = () =>
    shop.readRows<Prices>(
      'producto',
      `select=codigo,precio1,precio2,precio3&sub_familia_id=eq.${subfamilia}&order=codigo`,
    );
  const before = await read();
  const { press, type, choose } = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`/edit-producto?subfamilia=${subfamilia}`);
  await expect(page.getByText(`${COUNT} productos`, { exact: true })).toBeVisible();
  await press(page.getByRole('checkbox', { name: 'Elegir esta página' }));
  await press(button(`Elegir todas las ${COUNT} de esta búsqueda`));
  await press(button('Cambiar'));
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Qué cambiar')).toBeVisible();
  await type(popup.getByLabel('Porcentaje'), '5');
  await choose(popup.getByLabel('Redondear a'), '₡10');
  await expect(popup.getByText(`${3 * COUNT} cambios`)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');

  // The shop writes the rows, and its response never arrives.
  await page.route('**/rest/v1/rpc/apply_change', async (route) => {
    await route.fetch();
    return route.abort();
  });
  await press(popup.getByRole('button', { name: `Cambiar ${COUNT} productos` }));
  await expect(popup.getByText('No se pudo terminar')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.unrouteAll();
  await press(popup.getByRole('button', { name: 'Reintentar' }));
  await expect(popup.getByText(`${3 * COUNT} hechos`)).toBeVisible();
  expect(await read()).toEqual(
    before.map(({ codigo, precio1, precio2, precio3 }) => ({
      codigo,
      precio1: raised(precio1),
      precio2: raised(precio2),
      precio3: raised(precio3),
    })),
  );
  await press(popup.getByRole('button', { name: 'Deshacer' }));
  await expect.poll(read).toEqual(before);
});
