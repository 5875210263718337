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

test.use({ viewport: { width: 360, height: 740 } });

test('48 variants with stock and pictures are created and undone, on a phone, by keyboard alone', async ({
  page,
  shop,
  addSubfamilia,
}) => {
  const subfamilia = await addSubfamilia(NAME);
  const read = () =>
    shop.readRows<Row>(
      'producto',
      `select=codigo,precio1,inventario(bodega_id,cantidad),images(url)&sub_familia_id=eq.${subfamilia}`,
    );
  const { press, type } = keyboardOf(page);
  await page.goto(`/edit-subfamilia/${subfamilia}/variantes`);
  await expect(page.getByRole('checkbox', { name: 'Rojo', exact: true })).toBeVisible();
  for (const name of COLORS) await press(page.getByRole('checkbox', { name, exact: true }));
  await press(page.getByRole('button', { name: 'XS–2XL' }));
  // Another subfamilia of the demo shop has the codes of the first proposal.
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(COUNT);
  await type(page.getByLabel('Patrón del código'), 'G-{color}-{talla}');
  for (const [number, price] of [3500, 3000, 2500].entries()) {
    await type(page.getByLabel(new RegExp(`^Precio ${number + 1}`)), String(price));
  }
  await type(page.getByLabel('Existencias', { exact: true }), '12');
  await press(page.getByRole('button', { name: 'Elegir por nombre de archivo' }));
  await expect(page.getByText('Se eligieron 24 imágenes.')).toBeVisible();
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(0);
  // As high as the page, so that the bar at the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 5000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.keyboard.press('Control+Enter');
  const report = page.getByRole('region', { name: `Crear variantes de ${NAME}` });
  await expect(report.getByText(`${COUNT} hechos`)).toBeVisible();
  await expectAccessible(page);
  const rows = await read();
  expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(COUNT);
  for (const { precio1, inventario, images } of rows) {
    expect([precio1, inventario, images.length]).toEqual([
      3500,
      [{ bodega_id: 1, cantidad: 12 }],
      3,
    ]);
  }
  await press(report.getByRole('button', { name: 'Deshacer' }));
  await expect(report.getByText('Se deshizo el cambio')).toBeVisible({ timeout: 20_000 });
  expect(await read()).toEqual([]);
});
