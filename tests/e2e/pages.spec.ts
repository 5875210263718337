import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/support/run.mjs';
import { smallFields } from './support/layout.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Language and pages of each test. English is tested on pages whose layout differs on the desktop. */
const VISITS = [
  ['es', '/', '/location'],
  ['es', '/catalogue', '/product/1', '/product/32'],
  ['es', '/quick-order', '/cart', '/orders', '/contact', '/about', '/price-list'],
  ['es', '/admin', '/edit-producto', '/no-such-page'],
  ['en', '/'],
  ['en', '/catalogue', '/product/1'],
] as const;

/**
 * Window of a desktop page at 400 % zoom. The context starts with this size: when a phone's page changed its
 * size later, Chromium sometimes drew no more frames, and these tests wait for frames.
 */
const ENLARGED = { width: 320, height: 256 };

/** Number of `iframe` elements of other sites that a page loads when the visitor scrolls near them. */
const FRAMES: Readonly<Record<string, number>> = { '/': 2, '/location': 1 };

// Scrolling to the end of a page loads its frames of other sites.
test.use({ hasForeignSites: true });

/** Scrolls to the end of the page step by step, and on if parts that load on the way make it longer. */
async function scrollThrough(page: Page, settled: () => Promise<void>): Promise<void> {
  let read = 0;
  for (;;) {
    const height = await page.evaluate(async (start) => {
      const { documentElement: html } = document;
      for (let y = start; y < html.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return html.scrollHeight;
    }, read);
    await settled();
    if (height === (await page.evaluate(() => document.documentElement.scrollHeight))) return;
    read = height;
  }
}

/** Tags that search engines and chats read. A page has at most one of each. */
const HEAD =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property]';

for (const [language, ...paths] of VISITS) {
  test.describe(paths[0], () => {
    // Only the test of the home page needs frames: the route that serves them disables the browser's cache.
    test.use({
      hasForeignSites: paths[0] === '/',
      viewport: ({ viewport, isMobile }, use) => use(isMobile ? ENLARGED : viewport),
    });

    test(`pages are accessible, and fit the window at 400 % zoom: ${paths.join(', ')} (${language})`, async ({
      page,
      isMobile,
      settled,
    }) => {
      // Running axe on each page takes long.
      test.slow();
      await useLanguage(page, language);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await settled();
          // Loads the parts of the page that wait until they are near the window, so that axe checks them too.
          await scrollThrough(page, settled);
          const titles = () => Promise.all(page.frames().map((frame) => frame.title()));
          await expect
            .poll(async () => (await titles()).filter((title) => title === 'Otro sitio').length)
            .toBe(FRAMES[path] ?? 0);
          const names = await page
            .locator(HEAD)
            .evaluateAll((tags) =>
              tags.map(
                (tag) => tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.tagName,
              ),
            );
          expect(names).toEqual([...new Set(names)]);
          await expect(page.locator('body > [data-static]')).toHaveCount(0);
          await expectAccessible(page);
          if (isMobile) expect(await smallFields(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'px that the page scrolls sideways').toBe(0);
        });
      }
    });
  });
}

/** Scripts that only staff or some visitors need. */
const OTHERS_SCRIPTS =
  /\/(supabase|email|Toaster|StaffBar|AdminScreen|EnlargedPictures|vitals)[-.]/i;

// The third value matches names of chunks that only other pages need.
for (const [path, widest, others] of [
  ['/', 360, /Cart|Catalogue|Product|parts/],
  ['/catalogue', 360, /ordering|Checkout/],
  ['/product/1', 800, /ordering|Checkout/],
] as const) {
  test(`${path} loads nothing twice, nothing of other sites, no code of other pages, and no picture larger than shown`, async ({
    page,
    baseURL,
    settled,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.coverage.startJSCoverage();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled();
    const early = await page
      .locator('head > link[rel=modulepreload]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
    // Waits until scripts that were just requested have run.
    await settled();
    const sent = addresses.filter((url) => !url.startsWith('data:'));
    expect(sent.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
    expect(sent.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
    const inlined = await page
      .locator('style[data-file]')
      .evaluateAll((sheets: HTMLStyleElement[]) => sheets.map(({ dataset }) => dataset['file']));
    expect(inlined.length).toBeGreaterThan(0);
    expect(inlined.filter((file) => sent.some((url) => new URL(url).pathname === file))).toEqual(
      [],
    );
    const reads = sent.filter((url) => url.includes('/rest/v1/'));
    expect(reads).toEqual([...new Set(reads)]);
    const scripts = sent.filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url) => OTHERS_SCRIPTS.test(url) || others.test(url))).toEqual([]);
    const code = scripts
      .map((url) => readFileSync(join(ROOT, 'dist', new URL(url).pathname), 'utf8'))
      .join('');
    expect(code).toContain('rest/v1');
    for (const foreign of ['emailjs', 'object/list-v2', 'data-sonner-toaster']) {
      expect(code.includes(foreign), `code of ${foreign}`).toBe(false);
    }
    const widths = sent
      .filter((url) => url.includes('/render/image/'))
      .map((url) => Number(new URL(url).searchParams.get('width')));
    if (path !== '/') expect(sent.filter((url) => url.includes('/object/public/'))).toEqual([]);
    for (const width of widths) expect(width).toBeLessThanOrEqual(widest);
    const executed = (await page.coverage.stopJSCoverage())
      .filter(({ functions }) => functions[0]?.ranges[0]?.count)
      .map(({ url }) => url);
    expect(early.filter((url) => !executed.includes(url))).toEqual([]);
  });
}

// Only a real layout shows what fits on the first screen.
test.describe('narrow', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  test('the first screen of a phone of 320 px shows price and total of a product', async ({
    page,
  }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Agregar una unidad' }).click();
    const bar = page.locator('form').filter({ hasText: 'Agregar al carrito' });
    for (const text of [/^₡[\d,.]+ por unidad$/, /^Total ₡[\d,.]+$/]) {
      await expect(bar.getByText(text)).toBeInViewport({ ratio: 1 });
    }
    // At the end of the page the bar does not cover the button below it.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const share = page.getByRole('button', { name: 'Compartir' });
    const [barBox, shareBox] = [await bar.boundingBox(), await share.boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(shareBox?.y ?? 0);
  });
});

for (const viewport of [ENLARGED, { width: 1440, height: 900 }]) {
  const { width, height } = viewport;
  test.describe(`${width} px`, () => {
    test.use({ viewport });

    test('the WhatsApp button stays in its corner, and every control can be scrolled out from under it', async ({
      page,
      settled,
    }) => {
      await page.goto('/');
      const button = page.getByRole('link', { name: texts.es.home.whatsAppLabel });
      await settled();
      const place = await button.boundingBox();
      expect(width - (place?.x ?? 0) - (place?.width ?? 0)).toBe(16);
      expect(height - (place?.y ?? 0) - (place?.height ?? 0)).toBe(16);
      const covered = await button.evaluate((float) => {
        const controls = document.querySelectorAll<HTMLElement>('a, button, input, textarea');
        return [...controls].flatMap((control) => {
          if (control === float || !control.checkVisibility({ visibilityProperty: true }))
            return [];
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width: across, height: high } = control.getBoundingClientRect();
          const topmost = document.elementFromPoint(x + across / 2, y + high / 2);
          return float.contains(topmost) ? [control.textContent] : [];
        });
      });
      expect(covered, `${width} px`).toEqual([]);
      expect(await button.boundingBox()).toEqual(place);
    });
  });
}
