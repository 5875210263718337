import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { smallFields } from './support/layout.ts';
import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';
import { texts } from './support/texts.ts';

const bar = (page: Page) => page.getByRole('banner');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('lists show their first row and its actions near the top, and no field makes an iPhone zoom in', async ({
    page,
  }) => {
    const expectLargeFields = async (hash = '') => {
      await page.evaluate((target) => location.assign(target), `#${hash}`);
      await expect(page.getByRole('dialog')).toHaveCount(hash === '' ? 0 : 1);
      for (const width of [1024, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await smallFields(page), `${page.url()} at ${width} px`).toEqual([]);
      }
    };
    for (const [path, name] of [
      ['/edit-producto', 'Productos'],
      ['/edit-subfamilia', 'Subfamilias'],
      ['/edit-familia', 'Familias'],
    ] as const) {
      await page.goto(path);
      const list = page.getByRole('region', { name });
      // Products are cards on a phone.
      const row = list.locator('tbody tr, li').first();
      const edit = row.getByRole('button', { name: /^Editar/ });
      await expect(edit).toBeInViewport({ ratio: 1 });
      expect((await row.boundingBox())?.y).toBeLessThan(300);
      const { width, height } = (await edit.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect((await bar(page).boundingBox())?.height).toBe(48);
      await expectLargeFields();
      await expectLargeFields('agregar');
    }
    await page.goto('/edit-stock?subfamilia=3');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeAttached();
    await expectLargeFields();
  });
});

test('the table of products fits each window, in rows of 44 px', async ({ page }) => {
  await page.goto('/edit-producto');
  const table = page.getByRole('region', { name: 'Productos' });
  await expect(table.locator('tbody tr')).toHaveCount(50);
  for (const [width, columns] of [
    [1440, 14],
    [1024, 9],
    [768, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await expect(table.locator('thead th')).toHaveCount(columns);
    const [overflow, ...heights] = await table.evaluate((frame) => [
      frame.scrollWidth - frame.clientWidth,
      ...Array.from(frame.querySelectorAll('tr'), (row) => row.getBoundingClientRect().height),
    ]);
    expect(overflow).toBe(0);
    expect(new Set(heights)).toEqual(new Set([44]));
  }
});

test('bar, table head and pager stay in view while the page scrolls, and the head scrolls sideways with the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 701, height: 600 });
  await page.goto('/edit-producto');
  const table = page.getByRole('region', { name: 'Productos' });
  // Waits for all rows: rows below the window are rendered later, and without them the page is too short.
  await expect(table.locator('tbody tr')).toHaveCount(50);
  await page.evaluate(() => {
    // Enlarges the text, so that the table is wider than the window.
    document.documentElement.style.fontSize = '20px';
    dispatchEvent(new Event('resize'));
    scrollTo(0, 900);
  });
  // A table has a copy of its head, which is shown once the head itself is out of sight.
  const headCell = page.locator('th').getByText('Talla', { exact: true });
  await expect(headCell).toHaveCount(2);
  const [own, copy] = [headCell.last(), headCell.first()];
  const xOf = async (cell: typeof own) => (await cell.boundingBox())?.x;
  await expect(copy).toBeInViewport({ ratio: 1 });
  await table.evaluate((frame) => frame.scrollTo({ left: 30 }));
  await expect.poll(() => xOf(copy)).toBe(await xOf(own));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const next = page.getByRole('button', { name: 'Página siguiente' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(headCell).toHaveCount(1);
});

test('offline, the notice of the back-office is above the bar and moves nothing', async ({
  page,
  context,
  settled,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/edit-producto');
  await settled();
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await context.setOffline(true);
  const notice = page.getByText(
    'Sin conexión. Lo que escribió sigue aquí; podrá guardarlo cuando vuelva.',
  );
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(texts.es.common.offline)).toBeHidden();
  expect(await heading.boundingBox()).toEqual(place);
  await page.evaluate(() => scrollTo(0, 300));
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  expect((await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(y + height));
});

test('when the session ends, a single box beside the save button links to the sign-in and covers no field', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [producto] = await shop.readRows<{ id: number }>('producto', 'select=id&limit=1');
  await page.goto(`/edit-producto/${producto?.id}`);
  const field = page.getByLabel(/^Precio 1/);
  await field.fill('3999');
  // Scrolls the field to the lower end of the window, just above the buttons.
  await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  // Signing out ends the session of all tabs.
  const tab = await context.newPage();
  await tab.goto('/admin');
  await tab.getByRole('button', { name: 'Su cuenta' }).click();
  await tab.getByRole('button', { name: 'Cerrar sesión' }).click();
  const signIn = page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' });
  for (const text of ['Su sesión terminó', 'Debes iniciar sesión para editar productos']) {
    const box = page.getByRole('alert').filter({ hasText: text });
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(signIn).toHaveCount(1);
    await expect(field).toBeFocused();
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    expect((await box.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    await page.keyboard.press('Control+S');
  }
});

test('the bar shows as many links as fit, and does not move when the count of new orders loads', async ({
  page,
}) => {
  const release = await hold(page, /rest\/v1\/pedido/);
  const links = page.getByRole('navigation', { name: 'Administración' }).getByRole('link');
  const more = page.getByRole('button', { name: 'Más', exact: true });
  for (const path of ['/about', '/edit-familia']) {
    await page.goto(path);
    for (const [width, shown] of [
      [1280, 8],
      [1200, 5],
      [701, 5],
      [360, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await expect(links.filter({ visible: true })).toHaveCount(shown);
      await expect(more).toBeVisible({ visible: shown === 5 });
    }
  }
  const places = () =>
    bar(page)
      .locator('a, button')
      .evaluateAll((all) => all.map((item) => JSON.stringify(item.getBoundingClientRect())));
  const placesBefore = await places();
  release();
  const count = bar(page).getByText(/^\d+$/).filter({ visible: true });
  await expect(count).toHaveCount(1);
  expect(await places()).toEqual(placesBefore);
});
