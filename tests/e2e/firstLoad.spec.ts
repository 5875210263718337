import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

test('the first data is asked for once, before the application has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/')) order.push(pathname);
    if (pathname.includes('/vendor-')) order.push('application');
  });
  await page.goto('/catalogue');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(order.filter((path) => path === '/rest/v1/subfamilia')).toHaveLength(1);
  expect(order.filter((path) => path === '/rest/v1/familia')).toHaveLength(1);
});

test('the frame of the store is there without a single script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/catalogue`);
  await expect(page.getByText('Sitio en desarrollo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Catálogo' }).first()).toBeAttached();
  await context.close();
});

for (const path of ['/catalogue', '/product/1']) {
  test(`nothing moves while ${path} loads slowly`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') window.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/rest/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toContainText('₡');
    // The typeface replaces its metric-matched stand-in within fractions of a pixel: below 0.0001.
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.0005);
  });
}

test('a shopper never downloads the back-office, the e-mail service or the sign-in', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/catalogue');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  const all = bodies.join('');
  expect(all).toContain('rest/v1');
  for (const foreign of ['auth/v1', 'emailjs', 'storage/v1/object/list', 'data-sonner-toaster']) {
    expect(all, `code of ${foreign}`).not.toContain(foreign);
  }
});
