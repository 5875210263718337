import type { Page } from '@playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { slowLine } from './support/slowLine.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { home } = texts.es;

/** The picture of the current banner. */
function bannerPicture(page: Page) {
  return page
    .getByRole('group', { name: / de \d/ })
    .locator('img')
    .last();
}

/** Waits until the current banner shows a picture whose address matches. */
async function expectShown(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(() => bannerPicture(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(address);
}

test(
  'the banners go next, previous and pause, and a familia links to its part of the catalogue',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    const folder = isMobile ? /banner%20mobile/ : /banner%20desktop/;
    await expectShown(page, folder);
    const position = page.getByRole('group', { name: /^\d de \d$/ });
    await expect(position).toHaveAccessibleName('1 de 2');
    await page.getByRole('button', { name: home.banner.next }).click();
    await expect(position).toHaveAccessibleName('2 de 2');
    await page.getByRole('button', { name: home.banner.next }).click();
    await expect(position).toHaveAccessibleName('1 de 2');
    await page.getByRole('button', { name: home.banner.previous }).click();
    await expect(position).toHaveAccessibleName('2 de 2');
    await page.getByRole('button', { name: home.banner.pause }).click();
    await expect(page.getByRole('button', { name: home.banner.play })).toBeVisible();

    const families = page.getByRole('navigation', { name: home.families });
    await expect(families.getByRole('link')).toHaveCount(9);
    await families.getByRole('link', { name: 'Polos' }).click();
    await expect(page).toHaveURL(/\/catalogue\?familia=2$/);
    await expect(page.getByRole('article').first()).toContainText('Polos');
  },
);

test(
  'the first banner and the familias are requested once, before the application has loaded',
  { tag: '@wide' },
  async ({ page, isMobile, settled }) => {
    const order: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/rest/v1/')) order.push(pathname + search);
      if (pathname.includes('/banner%20')) order.push(pathname);
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => order.filter((path) => path.endsWith('/camisetas-de-colores.webp')))
      .toHaveLength(1);
    await expect(bannerPicture(page)).toBeVisible();
    release();
    await expect(bannerPicture(page)).toBeVisible();
    await settled();
    expect(order.filter((path) => path.includes('/banners?'))).toEqual([
      `/rest/v1/banners?select=url&desktop=eq.${!isMobile}&order=id.asc&offset=0&limit=1000`,
    ]);
    expect(order.filter((path) => path.includes('/familia?'))).toHaveLength(1);
    expect(order.filter((path) => path.endsWith('/camisetas-de-colores.webp'))).toHaveLength(1);
  },
);

test(
  'nothing moves while the home page loads over a slow connection',
  { tag: '@wide' },
  async ({ page, settled, baseURL }) => {
    await watchShifts(page);
    await slowLine(page, baseURL);
    await page.goto('/');
    await expect(page.locator('img[fetchpriority="high"]')).toBeVisible({ timeout: 30_000 });
    await settled();
    expect(await shiftsOf(page)).toBe(0);
  },
);

for (const [what, answer] of [
  ['missing', { status: 404, body: '' }],
  ['0 bytes long', { status: 200, contentType: 'image/webp', body: '' }],
] as const) {
  test(`a banner whose picture is ${what} is replaced by a fixed one, and nothing moves`, async ({
    page,
    isMobile,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/);
    await watchShifts(page);
    await page.route('**/storage/**/banners/**', (route) => route.fulfill(answer));
    await page.goto('/');
    const layout = isMobile ? 'mobile' : 'desktop';
    await expectShown(page, new RegExp(`/banners/${layout}-1.webp$`));
    await expect
      .poll(() => bannerPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await shiftsOf(page)).toBe(0);
  });
}

test('a fixed banner is shown while the picture of the first one loads slowly, and nothing moves', async ({
  page,
  isMobile,
}) => {
  await watchShifts(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/storage/**/banners/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const layout = isMobile ? 'mobile' : 'desktop';
  const address = `/banners/${layout}-1.webp`;
  const fixed = page.locator(`img[src="${address}"], source[srcset="${address}"] ~ img`);
  await expect(fixed).toBeVisible({ timeout: 20_000 });
  release();
  await expect(fixed).toHaveCount(0);
  expect(await shiftsOf(page)).toBe(0);
});

test('no other site gets a request before the visitor scrolls', async ({
  page,
  baseURL,
  settled,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await page.goto('/');
  await expect(bannerPicture(page)).toBeVisible();
  await settled();
  expect(foreign).toEqual([]);
});

test('an address that ends in #contact shows the contact form', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Cotice con nosotros' })).toBeInViewport();
});
