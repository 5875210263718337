import type { Request } from '@playwright/test';
import { test } from './support/staffTest.ts';
import { tabTo } from './support/tabTo.ts';
import { expect } from './support/test.ts';

const COUNT = 312;
/** Statements whose responses come before the connection is cut. */
const ANSWERED = 3;

type Prices = { codigo: string; precio1: number; precio2: number; precio3: number };

const PRICES = ['precio1', 'precio2', 'precio3'] as const;

/** Colones after +5 %, rounded to 10, half a step up. */
const raised = (price: number) => Math.round((price * 105) / 1000) * 10;

test('+5 % rounded to 10 on 312 products by keyboard, cut in the middle, resumed and undone', async ({
  page,
  context,
  shop,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const subfamilia = await shop.addRow('subfamilia', { nombre: 'Por mayor', familia_id: 2 });
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
  const own = `sub_familia_id=eq.${subfamilia}`;
  const read = () =>
    shop.readRows<Prices>('producto', `select=codigo,precio1,precio2,precio3&${own}&order=codigo`);
  const before = await read();
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`/edit-producto?subfamilia=${subfamilia}`);
  await expect(page.getByText('312 productos', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Elegir esta página' }));
  await keyboard.press('Space');
  await button('Elegir todas las 312 de esta búsqueda').press('Enter');
  await button('Cambiar').press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Qué cambiar')).toBeVisible();
  await tabTo(page, popup.getByLabel('Porcentaje'));
  await keyboard.type('5');
  await tabTo(page, popup.getByLabel('Redondear a'));
  await popup.getByLabel('Redondear a').selectOption('₡10');
  await expect(popup.getByText('936 cambios')).toBeVisible();

  let sent = 0;
  let answered = 0;
  const isChange = (request: Request) =>
    request.method() === 'PATCH' && request.url().includes('/rest/v1/producto');
  page.on('requestfinished', (request) => {
    if (isChange(request)) answered += 1;
  });
  await page.route('**/rest/v1/producto*', async (route) => {
    if (isChange(route.request())) sent += 1;
    if (sent > ANSWERED) {
      await expect.poll(() => answered).toBeGreaterThanOrEqual(ANSWERED);
      await context.setOffline(true);
    }
    await route.fallback();
  });
  await tabTo(page, popup.getByRole('button', { name: 'Cambiar 312 productos' }));
  await keyboard.press('Enter');
  await expect(popup.getByText('Quedó a medias')).toBeVisible();
  const half = await read();
  const written = half.flatMap((row, index) =>
    PRICES.filter((price) => row[price] !== before[index]?.[price]),
  ).length;
  expect(written).toBeGreaterThan(0);
  await expect(popup.getByText(`${written} hechos`)).toBeVisible();

  await page.unrouteAll();
  await context.setOffline(false);
  await page.reload();
  await button('Ver detalle').press('Enter');
  await popup.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(popup.getByText('936 hechos')).toBeVisible();
  const after = before.map((row) => ({
    codigo: row.codigo,
    precio1: raised(row.precio1),
    precio2: raised(row.precio2),
    precio3: raised(row.precio3),
  }));
  expect(await read()).toEqual(after);

  await popup.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect.poll(read).toEqual(before);
  // At most 200 rows may be deleted by one statement.
  await shop.removeRows('producto', `${own}&codigo=lt.MAY-1150`);
  await shop.removeRows('producto', own);
  await shop.removeRows('subfamilia', `id=eq.${subfamilia}`);
});
