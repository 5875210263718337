import type { Page } from '@playwright/test';
import { keyboardOf, reach } from './support/keyboard.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

const NAME = 'Conteo';
const TALLAS = ['S', 'M', 'L'];

const field = (page: Page, talla: string) =>
  page.getByRole('textbox', { name: `Sin color, ${talla}`, exact: true });

test('by keyboard alone, staff paste counted units, save all cells but the one that somebody changed meanwhile, and undo the save', async ({
  page,
  context,
  shop,
  addSubfamilia,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const subfamilia = await addSubfamilia(NAME);
  const rows = TALLAS.map((talla) => ({
    codigo: 'CON',
    nombre: 'Camiseta contada',
    precio1: 3000,
    sub_familia_id: subfamilia,
    talla_id: talla,
  }));
  const added = await shop.addRows('producto', rows);
  const { press, type } = keyboardOf(page);

  await page.goto('/edit-stock');
  await type(page.getByRole('searchbox', { name: /^Buscar subfamilia/ }), NAME);
  await press(page.getByRole('link', { name: new RegExp(`^${NAME}`) }));
  await expect(field(page, 'S')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('500\t501\t502\r\n'));
  await reach(page, field(page, 'S'));
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Se pegaron 3 valores.')).toBeVisible();

  const counted = { producto_id: added[1]?.id, bodega_id: 1, cantidad: 7 };
  await shop.addRows('inventario', [counted]);
  await page.keyboard.press('Control+S');
  const popup = page.getByRole('dialog', { name: 'Revisar y guardar' });
  await press(popup.getByRole('button', { name: 'Guardar 3 cambios' }));
  await expect(popup.getByText('Se cambiaron 2 productos (2 existencias)')).toBeVisible();
  await expect(popup.getByText(/^1 quedó como estaba/)).toBeVisible();
  await press(popup.getByRole('button', { name: 'Deshacer' }));
  await expect(page.getByText('Se deshizo el cambio')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'S')).toHaveValue('');
  await expectAccessible(page);
  await press(page.getByRole('button', { name: /^Aceptar 7/ }));
  await expect(field(page, 'M')).toHaveValue('7');
  await expect(page.getByText('Sin cambios')).toBeVisible();
});
