import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { test } from './support/staffTest.ts';
import { tabTo } from './support/tabTo.ts';
import { expect, expectAccessible } from './support/test.ts';

type Stored = { readonly producto_id: number; readonly cantidad: number };
type Variant = { readonly id: number; readonly talla_id: string; readonly color: { name: string } };

const SUBFAMILIA = 1;
const PLACES = { rows: ['Azul marino', 'Blanco', 'Gris jaspe', 'Mostaza', 'Negro'], columns: 6 };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a count of 30 cells is pasted by keyboard while somebody else changes two of them', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const variants = await shop.readRows<Variant>(
    'producto',
    `select=id,talla_id,color(name)&sub_familia_id=eq.${SUBFAMILIA}`,
  );
  const idOf = (color: string, talla: string) =>
    variants.find((one) => one.color.name === color && one.talla_id === talla)?.id ?? 0;
  const readStock = () =>
    shop.readRows<Stored>(
      'inventario',
      'select=producto_id,cantidad&bodega_id=eq.1&order=producto_id',
    );
  const before = await readStock();
  const theirs = [idOf('Blanco', 'XS'), idOf('Negro', 'L')];
  const others = (id: number) => `bodega_id=eq.1&producto_id=eq.${id}`;

  await page.goto('/edit-stock');
  await page.getByRole('searchbox', { name: /^Buscar subfamilia/ }).focus();
  await page.keyboard.type('camiseta cuello redondo');
  await page.getByRole('link', { name: /^Camiseta cuello redondo Camisetas/ }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Azul marino, XXS')).toBeVisible();
  await page.evaluate(({ rows, columns }) => {
    const line = (row: number) =>
      Array.from({ length: columns }, (_, column) => 500 + row * 10 + column).join('\t');
    return navigator.clipboard.writeText(rows.map((_, row) => line(row)).join('\r\n'));
  }, PLACES);
  await tabTo(page, page.getByRole('button', { name: 'Copiar tabla' }));
  await page.keyboard.press('Tab');
  await expect(field(page, 'Azul marino, XXS')).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Se pegaron 30 valores.')).toBeVisible();
  await expect(field(page, 'Negro, L')).toHaveValue('544');
  await expectAccessible(page);
  const edgeOf = (name: string) =>
    page
      .getByRole('gridcell')
      .filter({ has: field(page, name) })
      .evaluate((cell) => getComputedStyle(cell).outlineStyle);
  await page.emulateMedia({ forcedColors: 'active' });
  // Without colours, and without the note under the field.
  expect(await edgeOf('Negro, L')).toBe('solid');
  expect(await edgeOf('Rojo, L')).toBe('none');
  await page.emulateMedia({ forcedColors: null });

  for (const id of theirs) await shop.changeRows('inventario', others(id), { cantidad: 7 });
  await page.keyboard.press('Control+S');
  const popup = page.getByRole('dialog', { name: 'Revisar y guardar' });
  await expect(popup.getByRole('button', { name: 'Guardar 30 cambios' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, popup.getByRole('button', { name: 'Guardar 30 cambios' }));
  await page.keyboard.press('Enter');
  await expect(popup.getByText('28 hechos')).toBeVisible();
  await expect(popup.getByText(/^2 quedaron como estaban/)).toBeVisible();

  const written = new Map(
    PLACES.rows.flatMap((color, row) =>
      ['XXS', 'XS', 'S', 'M', 'L', 'XL'].map((talla, column) => [
        idOf(color, talla),
        500 + row * 10 + column,
      ]),
    ),
  );
  for (const id of theirs) written.set(id, 7);
  const expected = before.map((row) => ({
    ...row,
    cantidad: written.get(row.producto_id) ?? row.cantidad,
  }));
  expect(await readStock()).toEqual(expected);

  await tabTo(page, popup.getByRole('button', { name: 'Deshacer' }));
  await page.keyboard.press('Enter');
  const undone = before.map((row) =>
    theirs.includes(row.producto_id) ? { ...row, cantidad: 7 } : row,
  );
  await expect.poll(readStock).toEqual(undone);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(
    page.getByText('Otra persona cambió 2 celdas que usted también cambió'),
  ).toBeVisible();
  await expect(field(page, 'Blanco, XS')).toHaveAccessibleDescription(
    /^otra persona lo cambió de \d+ a 7; usted escribió 511$/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar todo lo de ahora' }).press('Enter');
  await expect(field(page, 'Blanco, XS')).toHaveValue('7');
  await expect(page.getByText('Sin cambios')).toBeVisible();
  for (const { producto_id: id, cantidad } of before) {
    if (theirs.includes(id)) await shop.changeRows('inventario', others(id), { cantidad });
  }
});

test('on a phone a price is changed in the list of a colour, kept by a reload, and saved', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/edit-subfamilia/${SUBFAMILIA}?capa=precio-3`);
  await page.getByRole('radio', { name: /^Rojo/ }).check();
  const price = field(page, 'Rojo, S');
  const old = await price.inputValue();
  await price.fill('x');
  await page.getByRole('radio', { name: /^Negro/ }).check();
  await page.getByRole('button', { name: 'Revisar y guardar' }).press('Enter');
  await expect(price).toBeFocused();
  await expect(page.getByText('No hay nada que guardar: 1 celda tiene un error.')).toBeVisible();
  await price.fill('1.234,50');
  await price.press('Enter');
  await expect(field(page, 'Rojo, M')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByRole('radio', { name: /^Rojo/ }).check();
  await expect(price).toHaveValue('1.234,50');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar y guardar' }).click();
  await page.getByRole('button', { name: 'Guardar 1 cambio' }).click();
  const popup = page.getByRole('dialog', { name: 'Revisar y guardar' });
  await expect(popup.getByText('1 hecho')).toBeVisible();
  const saved = () =>
    shop.readRows('producto', `select=id&sub_familia_id=eq.${SUBFAMILIA}&precio3=eq.1234.5`);
  expect(await saved()).toHaveLength(1);
  await popup.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(saved).toEqual([]);
  await popup.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(price).toHaveValue(old);
});
