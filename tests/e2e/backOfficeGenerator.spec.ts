import type { Page } from '@playwright/test';
import type { StaffShop } from './support/staffShop.ts';
import { test } from './support/staffTest.ts';
import { longestTask } from './support/taskTimes.ts';
import { tabTo } from './support/tabTo.ts';
import { expect, expectAccessible } from './support/test.ts';

// Pictures of the demo shop have this name, and its colours.
const NAME = 'Camiseta cuello redondo';
const COLORS = [
  'Blanco',
  'Negro',
  'Gris jaspe',
  'Azul marino',
  'Turquesa',
  'Verde bosque',
  'Mostaza',
  'Rojo',
] as const;

type Row = {
  codigo: string;
  precio1: number;
  inventario: { bodega_id: number; cantidad: number }[];
  images: { url: string }[];
};

/** The subfamilia of the running test. */
let subfamiliaId = 0;

async function openGenerator(page: Page, shop: StaffShop): Promise<() => Promise<Row[]>> {
  subfamiliaId = await shop.addRow('subfamilia', { nombre: NAME, familia_id: 2 });
  await page.goto(`/edit-subfamilia/${subfamiliaId}/variantes`);
  await expect(page.getByRole('checkbox', { name: 'Rojo', exact: true })).toBeVisible();
  return () =>
    shop.readRows<Row>(
      'producto',
      `select=codigo,precio1,inventario(bodega_id,cantidad),images(url)&sub_familia_id=eq.${subfamiliaId}`,
    );
}

test.afterEach(async ({ shop }) => {
  const own = `sub_familia_id=eq.${subfamiliaId}`;
  const productos = await shop.readRows<{ id: number }>('producto', `select=id&${own}`);
  const ids = productos.map(({ id }) => id).join();
  await shop.removeRows('images', `producto_id=in.(${ids})`);
  await shop.removeRows('inventario', `producto_id=in.(${ids})`);
  await shop.removeRows('producto', own);
  await shop.removeRows('subfamilia', `id=eq.${subfamiliaId}`);
});

test('48 variants with stock and pictures, also when the response is lost, and their undo', async ({
  page,
  shop,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const stored = await openGenerator(page, shop);
  let interactions = 0;
  const act = async (action: Promise<void>) => {
    interactions += 1;
    await action;
  };
  for (const name of COLORS) {
    await act(page.getByRole('checkbox', { name, exact: true }).click());
  }
  await act(page.getByRole('button', { name: 'XS–2XL' }).click());
  await act(page.getByLabel(/^Precio 1/).fill('3500'));
  await act(page.getByLabel(/^Precio 2/).fill('3000'));
  await act(page.getByLabel(/^Precio 3/).fill('2500'));
  await act(page.getByLabel('Existencias', { exact: true }).fill('12'));
  // Another subfamilia of the demo shop has the codes of the first proposal.
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(48);
  await act(page.getByLabel('Patrón del código').fill('GEN-{color}-{talla}'));
  await act(page.getByRole('button', { name: 'Elegir por nombre de archivo' }).click());
  await expect(page.getByText('Se eligieron 24 imágenes.')).toBeVisible();
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(0);

  // The shop writes the rows, and its response never arrives.
  await page.route('**/rest/v1/producto*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await act(page.getByRole('button', { name: 'Crear 48 productos' }).click());
  const report = page.getByRole('region', { name: `Crear variantes de ${NAME}` });
  await expect(report.getByText('Quedó a medias')).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(25);
  expect((await stored()).map(({ inventario }) => inventario.length)).toEqual(Array(48).fill(0));

  await page.unrouteAll();
  await report.getByRole('button', { name: 'Continuar' }).click();
  await expect(report.getByText('48 hechos')).toBeVisible();
  const rows = await stored();
  expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(48);
  expect(rows).toHaveLength(48);
  for (const { precio1, inventario, images } of rows) {
    expect(precio1).toBe(3500);
    expect(inventario).toEqual([{ bodega_id: 1, cantidad: 12 }]);
    expect(images).toHaveLength(3);
  }

  await report.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(stored).toEqual([]);
});

test('variants by keyboard alone on a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const stored = await openGenerator(page, shop);
  const { keyboard } = page;
  await tabTo(page, page.getByRole('searchbox', { name: /^Buscar color/ }));
  for (const search of ['azul m', 'limón']) {
    await keyboard.type(search);
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('button', { name: 'XS–2XL' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Patrón/));
  await keyboard.type('TEC-{color}-{talla}');
  await tabTo(page, page.getByLabel(/^Precio 1/));
  await keyboard.type('3.500');
  await keyboard.press('Tab');
  await keyboard.type('3000');
  await keyboard.press('Tab');
  await keyboard.type('2500');
  await tabTo(page, page.getByLabel('Código de Azul marino XS'));
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Código de Verde limón XS')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  // As high as the page, so that the bar at the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 5000 });
  await expectAccessible(page);
  const { width, scroll } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBe(width);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('11 hechos')).toBeVisible();
  expect((await stored()).map(({ codigo }) => codigo)).not.toContain('TEC-VERDEL-XS');
});

test('typing in one of 500 cells takes no task of 50 ms', async ({ page, shop }) => {
  await openGenerator(page, shop);
  const choose = (legend: string, count: number) =>
    page
      .getByRole('group', { name: legend })
      .getByRole('checkbox')
      .evaluateAll((boxes: HTMLElement[], first: number) => {
        for (const box of boxes.slice(0, first)) box.click();
      }, count);
  await choose('Colores', 20);
  await choose('Tallas', 25);
  const cells = page.getByRole('table').getByRole('textbox', { name: /^Existencias de/ });
  await expect(cells).toHaveCount(500);
  await page.getByLabel('Crear Blanco S', { exact: true }).focus();
  const time = await longestTask(page, async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('BLANCO-S');
    await page.keyboard.press('Tab');
    await page.keyboard.type('125');
    await expect(page.getByLabel('Existencias de Blanco S', { exact: true })).toHaveValue('125');
  });
  expect(time).toBeLessThan(50);
});
