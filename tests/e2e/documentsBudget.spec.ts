import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PATHS = ['/', '/catalogue', '/product/1', '/contact'] as const;

test('the first content of a page needs its document and nothing else', async ({ page }) => {
  await page.route('**/*', (route) => {
    // Everything else never gets a response.
    if (route.request().isNavigationRequest()) return route.continue();
  });
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
  }
});

/** What the head of the page loads early, and whether the page uses it, but for scripts. */
async function readPreloads(page: Page) {
  const preloads = await page.evaluate(() => {
    const links = document.head.querySelectorAll<HTMLLinkElement>(
      'link[rel=preload], link[rel=modulepreload]',
    );
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
    const isUsed: Readonly<Record<string, (link: HTMLLinkElement) => boolean>> = {
      style: ({ href }) => sheets.some((sheet) => sheet.href === href),
      font: () => [...document.fonts].some(({ status }) => status === 'loaded'),
      image: ({ href, imageSrcset }) =>
        [...document.images].some(
          (image) => image.complete && (href ? image.src === href : image.srcset === imageSrcset),
        ),
    };
    return [...links].map((link) => ({
      name: link.href || link.imageSrcset,
      isScript: link.rel === 'modulepreload',
      isUsed: isUsed[link.as]?.(link) ?? false,
    }));
  });
  expect(preloads.length).toBeGreaterThan(2);
  return preloads;
}

test('a page uses all that its head loads early', async ({ page, settled }) => {
  for (const path of PATHS) {
    await page.coverage.startJSCoverage();
    await page.goto(path);
    await settled();
    const preloads = await readPreloads(page);
    // A script that has just been requested still has to be executed.
    await settled();
    const scripts = await page.coverage.stopJSCoverage();
    const executed = new Set(
      scripts.filter(({ functions }) => functions[0]?.ranges[0]?.count).map(({ url }) => url),
    );
    const unused = preloads.filter(({ name, isScript, isUsed }) =>
      isScript ? !executed.has(name) : !isUsed,
    );
    expect(
      unused.map(({ name }) => name),
      path,
    ).toEqual([]);
  }
});
