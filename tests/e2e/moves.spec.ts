import type { Page } from '@playwright/test';
import { hold, openHeld, painted } from './support/hold.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Sums up the layout shifts of the page in `window.shifts`. Call it before `goto`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the sum of the layout shifts so far. A sum below 0.002 counts as 0: the typeface arrives after the
 * document, and its lines differ by a few pixels from those of the fallback font. When it arrives late, the
 * prices of a product shift by 0.0016.
 */
async function shiftsOf(page: Page): Promise<number> {
  // The browser reports a shift some time after the frame in which it happened.
  await painted(page);
  const sum = await page.evaluate(() => window.shifts);
  return sum < 0.002 ? 0 : sum;
}

// One of the pages shows a map.
test.use({ hasForeignSites: true });

/** Each page, who visits it, and what its document requests before the scripts run. */
const PAGES = [
  ['/', 'shopper', ['banners', 'familia', 'first picture']],
  ['/catalogue', 'shopper', ['familia', 'subfamilia']],
  ['/product/1', 'shopper', ['producto', 'subfamilia']],
  ['/cart', 'shopper'],
  ['/location', 'shopper'],
  ['/about', 'staff'],
  ['/edit-producto', 'staff'],
  ['/upload-banners', 'staff'],
] as const;

for (const [path, who, early] of PAGES) {
  test(
    `nothing moves while ${path} arrives in parts, and its first data are requested once (${who})`,
    // Pages without such requests have nearly the same layout on the desktop.
    { tag: early ? '@wide' : [] },
    async ({ page, request, settled }) => {
      if (who === 'staff') await signInStaff(page, request);
      if (path === '/cart') {
        await page.goto('/product/1');
        await page.getByRole('button', { name: 'Agregar al carrito' }).click();
        await expect(
          page.getByRole('banner').getByRole('link', { name: /1 unidad/ }),
        ).toBeVisible();
      }
      await watchShifts(page);
      const data = await hold(page, /\/rest\/v1\//);
      const pictures = await hold(page, /\/(storage\/v1|banners)\//);
      const reads: string[] = [];
      page.on('request', (sent) => {
        const { pathname } = new URL(sent.url());
        const [, table] = /^\/rest\/v1\/(\w+)/.exec(pathname) ?? [];
        if (table !== undefined) reads.push(table);
        if (pathname.endsWith('/camisetas-de-colores.webp')) reads.push('first picture');
      });
      const scripts = await openHeld(page, path);
      if (early) await expect.poll(() => reads.toSorted()).toEqual(early);
      for (const release of [scripts, data, pictures]) {
        release();
        await painted(page);
      }
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await expect(page.locator('main [aria-busy="true"], main li[aria-hidden]')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('Cargando');
      expect(await shiftsOf(page)).toBe(0);
      for (const name of early ?? []) {
        expect(reads.filter((read) => read === name)).toHaveLength(1);
      }
    },
  );
}

for (const [path, what, response, shown] of [
  ['/', 'missing', { status: 404 }, '[role=group] img'],
  ['/catalogue', 'empty', { contentType: 'image/webp', body: '' }, 'article img'],
  ['/product/1', 'missing', { status: 404 }, 'section img'],
] as const) {
  test(`default pictures replace ${what} pictures of ${path}, and nothing moves`, async ({
    page,
    settled,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/);
    await watchShifts(page);
    await page.route('**/storage/v1/**', (route) => route.fulfill(response));
    await page.goto(path);
    await settled();
    const picture = page.getByRole('main').locator(shown).first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(
      await picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]),
    ).toEqual([
      expect.stringMatching(/\/(hero\/mobile-1|default-image)\.webp$/),
      expect.any(Number),
    ]);
    expect(await shiftsOf(page)).toBe(0);
  });
}
