import { holdScripts } from './support/holdScripts.ts';
import { shiftsOf, slowDown, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

for (const [path, tables] of [
  ['/catalogue', ['familia', 'subfamilia']],
  ['/product/1', ['producto', 'subfamilia']],
] as const) {
  test(`the first data of ${path} is requested once, before the application has loaded`, async ({
    page,
    settled,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, table] = /^\/rest\/v1\/(\w+)/.exec(new URL(request.url()).pathname) ?? [];
      if (table !== undefined) requested.push(table);
    });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => requested.toSorted()).toEqual(tables);
    release();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled();
    for (const table of tables) {
      expect(requested.filter((name) => name === table)).toHaveLength(1);
    }
  });
}

test('the frame of the store is shown without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/catalogue`);
  await expect(page.getByText('Sitio en desarrollo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Catálogo' }).first()).toBeAttached();
  await context.close();
});

test.describe('a slow connection', () => {
  // One of the pages shows a map.
  test.use({ hasForeignSites: true });

  for (const [path, ...tag] of [
    ['/catalogue', '@wide'],
    ['/product/1', '@wide'],
    ['/contact'],
    ['/location'],
    ['/about'],
  ] as const) {
    test(`nothing moves while ${path} loads slowly`, { tag }, async ({ page, settled }) => {
      await watchShifts(page);
      await slowDown(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await expect(page.getByRole('main')).not.toContainText('Cargando');
      expect(await shiftsOf(page)).toBe(0);
    });
  }
});

test('cards whose pictures are empty files show the default one, and nothing moves', async ({
  page,
  settled,
}) => {
  await watchShifts(page);
  await page.route('**/storage/v1/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: '' }),
  );
  await page.goto('/catalogue');
  const pictures = page.getByRole('article').locator('img');
  await expect(pictures.first()).toHaveAttribute('src', '/default-image.webp');
  await settled();
  expect(await shiftsOf(page)).toBe(0);
});

test('a card loads its picture in about the size that it shows', async ({ page, settled }) => {
  const widths: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/storage/v1/object/')) widths.push(Number.POSITIVE_INFINITY);
    if (pathname.includes('/render/image/')) widths.push(Number(searchParams.get('width')));
  });
  await page.goto('/catalogue');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => widths.length).toBeGreaterThan(0);
  await settled();
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
});

test('a page loads the typeface once, and no style sheet that the document holds', async ({
  page,
  settled,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.(css|woff2)$/.test(request.url())) files.push(request.url());
  });
  for (const path of ['/', '/catalogue', '/admin']) {
    files.length = 0;
    await page.goto(path);
    await settled();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fonts = files.filter((url) => url.endsWith('.woff2'));
    expect(fonts, path).toHaveLength(1);
    expect(
      files.filter((url) => /\/first-[^/]+$/.test(url)),
      path,
    ).toEqual([]);
  }
});

test('a shopper never downloads the back-office, the e-mail service or the sign-in', async ({
  page,
  settled,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/catalogue');
  await settled();
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  const all = bodies.join('');
  expect(all).toContain('rest/v1');
  expect(
    scripts.filter((url) => /\/(supabase|email|Toaster|StaffBar|AdminScreen)-/.test(url)),
  ).toEqual([]);
  for (const foreign of ['auth/v1', 'emailjs', 'object/list-v2', 'data-sonner-toaster']) {
    expect(all, `code of ${foreign}`).not.toContain(foreign);
  }
});
