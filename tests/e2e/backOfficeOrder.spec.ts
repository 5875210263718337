import type { APIRequestContext, Page } from '@playwright/test';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

const REFERENCE = 'TT-261123-7K3F';
const UNITS = 3;

type Stocked = {
  id: number;
  codigo: string;
  inventario: { bodega_id: number; cantidad: number }[];
};

/** Products with their stock; nothing else in the shop is changed by these tests. */
async function readProductos(request: APIRequestContext, filter: string): Promise<Stocked[]> {
  const columns = 'select=id,codigo,inventario(bodega_id,cantidad)';
  const answer = await request.get(`/rest/v1/producto?${columns}&order=id&${filter}`, {
    headers: { apikey: LOCAL_ANON_KEY },
  });
  return answer.json();
}

const unitsOf = ({ inventario }: Stocked) =>
  inventario.reduce((sum, { cantidad }) => sum + cantidad, 0);

async function fill(page: Page, link: string) {
  await page.goto('/admin/order');
  await page.getByLabel('Pedido', { exact: true }).fill(link);
  await page.getByLabel('Referencia').fill(REFERENCE);
}

test('an order is taken from stock by its link, resumed after a cut, known elsewhere, and undone', async ({
  page,
  context,
  request,
  baseURL,
  expectConsoleError,
}) => {
  const all = await readProductos(request, 'codigo=like.FIL-*');
  // Different quantities are written by different requests.
  const plenty = all.filter((one) => unitsOf(one) > UNITS);
  const ordered = [...new Map(plenty.map((one) => [unitsOf(one), one])).values()].slice(0, 6);
  const filter = `id=in.(${ordered.map(({ id }) => id).join()})`;
  const before = await readProductos(request, filter);
  const lines = ordered.map(({ id }) => ({ productoId: id, quantity: UNITS }));
  const link = `${baseURL}${paths.sharedCart(encodeShare(lines))}`;

  await fill(page, link);
  for (const { codigo } of ordered) {
    await expect(page.getByRole('rowheader', { name: codigo, exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  expectConsoleError(/ERR_CONNECTION_FAILED/);
  let sent = 0;
  await page.route('**/rest/v1/inventario*', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent += 1;
    return sent > 2 ? route.abort('connectionfailed') : route.fallback();
  });
  await page.getByRole('button', { name: 'Descontar existencias' }).click();
  const popup = page.getByRole('dialog', { name: 'Descontar existencias' });
  await popup.getByRole('button', { name: `Descontar ${ordered.length * UNITS} unidades` }).click();
  await expect(popup.getByText('Quedó a medias')).toBeVisible();
  await page.unroute('**/rest/v1/inventario*');
  await page.reload();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(main.getByText('Listo')).toBeVisible();
  const after = await readProductos(request, filter);
  expect(after.map(unitsOf)).toEqual(before.map((one) => unitsOf(one) - UNITS));

  const second = await context.newPage();
  await fill(second, link);
  await expect(second.getByText(`El pedido ${REFERENCE} ya se empezó a descontar`)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Descontar existencias' })).toBeDisabled();
  await second.close();

  await main.getByRole('button', { name: 'Deshacer' }).click();
  await expect(main.getByText('Se deshizo.')).toBeVisible();
  await expect.poll(() => readProductos(request, filter)).toEqual(before);
});
