import type { Page } from '@playwright/test';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { keyboardOf, reach } from './support/keyboard.ts';

type Stocked = {
  id: number;
  talla_id: string;
  color: { name: string };
  inventario: { cantidad: number }[];
};

const COLORS = ['Azul marino', 'Blanco', 'Gris jaspe', 'Mostaza', 'Negro'];
const TALLAS = ['XXS', 'XS', 'S', 'M', 'L', 'XL'];
const FIRST = 'Azul marino, XXS';

/** What somebody else counts meanwhile. */
const THEIRS = { 'Mostaza, XL': 7, 'Negro, L': 8 };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The units of the table by the names of its cells. */
const counts = (toUnits: (row: number, column: number) => number): Record<string, number> =>
  Object.fromEntries(
    COLORS.flatMap((color, row) =>
      TALLAS.map((talla, column) => [`${color}, ${talla}`, toUnits(row, column)]),
    ),
  );

test('a count of 30 cells is pasted, a second tab changes two of them, and the others are saved and undone, by keyboard alone', async ({
  page,
  context,
  shop,
  addSubfamilia,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = 'Conteo';
  const subfamilia = await addSubfamilia(name);
  const colors = await shop.readRows<{ id: number; name: string }>(
    'color',
    `select=id:numeric_id,name&name=in.(${COLORS.join()})`,
  );
  await shop.addRows(
    'producto',
    COLORS.flatMap((color) =>
      TALLAS.map((talla) => ({
        codigo: 'CON',
        nombre: 'Camiseta contada',
        precio1: 3000,
        sub_familia_id: subfamilia,
        color_numeric_id: colors.find((one) => one.name === color)?.id,
        talla_id: talla,
      })),
    ),
  );
  const readRows = () =>
    shop.readRows<Stocked>(
      'producto',
      `select=id,talla_id,color(name),inventario(cantidad)&sub_familia_id=eq.${subfamilia}`,
    );
  await shop.addRows(
    'inventario',
    (await readRows()).map(({ id }) => ({ producto_id: id, bodega_id: 1, cantidad: 20 })),
  );
  const read = async () =>
    Object.fromEntries(
      (await readRows()).map(({ color, talla_id: talla, inventario }) => [
        `${color.name}, ${talla}`,
        inventario[0]?.cantidad,
      ]),
    );
  const { press, type } = keyboardOf(page);

  await page.goto('/edit-stock');
  const search = page.getByRole('searchbox', { name: /^Buscar subfamilia/ });
  await type(search, name);
  await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  await expect(field(page, FIRST)).toBeVisible();
  const typed = counts((row, column) => 500 + row * 2 + (column % 2));
  await page.evaluate(
    (lines) => navigator.clipboard.writeText(lines),
    COLORS.map((color) => TALLAS.map((talla) => typed[`${color}, ${talla}`]).join('\t')).join(
      '\r\n',
    ),
  );
  await reach(page, field(page, FIRST));
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Se pegaron 30 valores.')).toBeVisible();

  await expectAccessible(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  for (const [cell, units] of Object.entries(THEIRS)) await field(tab, cell).fill(String(units));
  await tab.keyboard.press('Control+S');
  await tab.getByRole('button', { name: 'Guardar 2 cambios' }).click();
  await expect(tab.getByText('2 hechos')).toBeVisible();
  await tab.close();
  await page.keyboard.press('Control+S');
  const popup = page.getByRole('dialog', { name: 'Revisar y guardar' });
  await press(popup.getByRole('button', { name: 'Guardar 30 cambios' }));
  await expect(popup.getByText('28 hechos')).toBeVisible();
  await expect(popup.getByText(/^2 quedaron como estaban/)).toBeVisible();
  expect(await read()).toEqual({ ...typed, ...THEIRS });

  await press(popup.getByRole('button', { name: 'Deshacer' }));
  await expect.poll(read).toEqual({ ...counts(() => 20), ...THEIRS });
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Otra persona cambió 2 celdas que usted también cambió'),
  ).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Usar todo lo de ahora' }));
  await expect(page.getByText('Sin cambios')).toBeVisible();
});
