import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { keyboardOf } from './support/keyboard.ts';

// Pictures of the demo shop have this name, and its colours.
const NAME = 'Camiseta cuello redondo';
const COLORS = [
  'Azul marino',
  'Blanco',
  'Gris jaspe',
  'Mostaza',
  'Negro',
  'Rojo',
  'Turquesa',
  'Verde bosque',
];
const COUNT = 6 * COLORS.length;

type Row = {
  codigo: string;
  precio1: number;
  inventario: { bodega_id: number; cantidad: number }[];
  images: { url: string }[];
};

/** Fails unless the page is accessible, never scrolls sideways, and arrows move in its grid. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByLabel('Código de Azul marino XS').press('ArrowDown');
  await expect(page.getByLabel('Código de Blanco XS')).toBeFocused();
  // As high as the page, so that the bar at the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 5000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
}

test.use({ viewport: { width: 360, height: 740 } });

test('48 variants with stock and pictures, sent again after a lost response, and undone, by keyboard alone', async ({
  page,
  shop,
  addSubfamilia,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const subfamilia = await addSubfamilia(NAME);
  const read = () =>
    shop.readRows<Row>(
      'producto',
      `select=codigo,precio1,inventario(bodega_id,cantidad),images(url)&sub_familia_id=eq.${subfamilia}`,
    );
  const { press, type } = keyboardOf(page);
  await page.goto(`/edit-subfamilia/${subfamilia}/variantes`);
  await expect(page.getByRole('checkbox', { name: 'Rojo', exact: true })).toBeVisible();
  const color = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of COLORS.slice(0, 2)) await press(color(name));
  await press(page.getByRole('button', { name: 'XS–2XL' }));
  await expectUsable(page);
  for (const name of COLORS.slice(2)) await press(color(name));
  // Another subfamilia of the demo shop has the codes of the first proposal.
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(COUNT);
  await type(page.getByLabel('Patrón del código'), 'G-{color}-{talla}');
  await type(page.getByLabel(/^Precio 1/), '3500');
  await type(page.getByLabel(/^Precio 2/), '3000');
  await type(page.getByLabel(/^Precio 3/), '2500');
  await type(page.getByLabel('Existencias', { exact: true }), '12');
  await press(page.getByRole('button', { name: 'Elegir por nombre de archivo' }));
  await expect(page.getByText('Se eligieron 24 imágenes.')).toBeVisible();
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(0);

  // The shop writes the rows, and its response never arrives.
  await page.route('**/rest/v1/rpc/apply_change', async (route) => {
    await route.fetch();
    return route.abort();
  });
  const create = page.getByRole('button', { name: `Crear ${COUNT} productos` });
  await expect(create).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const report = page.getByRole('region', { name: `Crear variantes de ${NAME}` });
  await expect(report.getByText('No se pudo terminar')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await press(report.getByRole('button', { name: 'Reintentar' }));
  await expect(report.getByText(`${COUNT} hechos`)).toBeVisible();
  const rows = await read();
  expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(COUNT);
  expect(rows).toHaveLength(COUNT);
  for (const { precio1, inventario, images } of rows) {
    expect(precio1).toBe(3500);
    expect(inventario).toEqual([{ bodega_id: 1, cantidad: 12 }]);
    expect(images).toHaveLength(3);
  }

  await press(report.getByRole('button', { name: 'Deshacer' }));
  await expect(report.getByText('Se deshizo el cambio')).toBeVisible({ timeout: 20_000 });
  expect(await read()).toEqual([]);
});
