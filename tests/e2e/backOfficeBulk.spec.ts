import { signInStaff } from './support/session.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

type Prices = { id: number; precio1: number; precio2: number; precio3: number };

/** Colones after +5 %, rounded to 10, half a step up. */
const raised = (price: number) => Math.round((price * 105) / 1000) * 10;

const COUNT = 312; // Several pages of the list.
const EDITED = 10;
/** A change of this size takes seconds on a busy machine. */
const LARGE = { timeout: 20_000 };

test('+5 % on 312 products in one browser is undone in a second one, but for ten that were edited since', async ({
  page,
  browser,
  request,
  shop,
  addSubfamilia,
}) => {
  const subfamilia = await addSubfamilia('Por mayor');
  await shop.addRows(
    'producto',
    Array.from({ length: COUNT }, (_, index) => ({
      codigo: `MAY-${1000 + index}`,
      nombre: 'Camiseta',
      sub_familia_id: subfamilia,
      precio1: 3000 + (index % 4) * 35,
      precio2: 2000 + (index % 3) * 25,
      precio3: 1500 + (index % 2) * 15,
    })),
  );
  const read = () =>
    shop.readRows<Prices>(
      'producto',
      `select=id,precio1,precio2,precio3&sub_familia_id=eq.${subfamilia}&order=codigo`,
    );
  const before = await read();
  const after = before.map(({ id, precio1, precio2, precio3 }) => ({
    id,
    precio1: raised(precio1),
    precio2: raised(precio2),
    precio3: raised(precio3),
  }));

  await page.goto(`/edit-producto?subfamilia=${subfamilia}`);
  await page.getByRole('checkbox', { name: 'Elegir esta página' }).check();
  await page.getByRole('button', { name: `Elegir todas las ${COUNT} de esta búsqueda` }).click();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Porcentaje').fill('5');
  await popup.getByLabel('Redondear a').selectOption('₡10');
  await expect(popup.getByText(`${3 * COUNT} cambios`)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await popup.getByRole('button', { name: `Cambiar ${COUNT} productos` }).click();
  await expect(popup.getByText(`${3 * COUNT} hechos`)).toBeVisible(LARGE);
  expect(await read()).toEqual(after);

  const second = await browser.newContext();
  await signInStaff(second, request);
  const other = await second.newPage();
  for (const { id } of before.slice(0, EDITED)) {
    await other.goto(`/edit-producto/${id}`);
    const price = other.getByLabel(/^Precio 1/);
    await expect(price).not.toHaveValue('');
    await price.fill('9000');
    await other.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(other.getByText('¡Producto actualizado con éxito!')).toBeVisible();
  }
  await other.goto('/admin/history');
  await other.getByRole('link', { name: /^Precio 1, .*5 %$/ }).click();
  const undo = other.getByRole('dialog');
  await undo.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(undo.getByText(`${EDITED} filas quedan como están ahora`)).toBeVisible(LARGE);
  await expectAccessible(other, 'dialog[open]');
  await undo.getByRole('button', { name: `Deshacer ${COUNT - EDITED} filas` }).click();
  await expect(undo.getByText('Se deshizo en parte')).toBeVisible(LARGE);
  await expect(undo.getByText(/^Producto MAY-/)).toHaveCount(EDITED);
  for (let index = 0; index < EDITED; index += 1) {
    await expect(undo.getByText(`Producto MAY-${1000 + index} · Camiseta`)).toBeVisible();
  }
  expect(await read()).toEqual([
    ...after.slice(0, EDITED).map((row) => Object.assign(row, { precio1: 9000 })),
    ...before.slice(EDITED),
  ]);
});
