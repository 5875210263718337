import type { BrowserContext, Locator, Page } from '@playwright/test';
import { chunkOf } from './support/chunks.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { withoutFile } from './support/withoutFile.ts';

/** A page, and a source file whose script it needs. */
type Place = { readonly path: string; readonly source: string };

/** A part of a page, with a script of its own. */
type Part = Place & {
  /** What makes the page load the part. */
  readonly open?: (page: Page) => Promise<void>;
  /** What the page shows once the script of the part has loaded. */
  readonly shows: (page: Page) => Locator;
};

const FEATURES = 'src/features';

/** All pages are loaded by the same hook; these have scripts of every kind. */
const pages: readonly Place[] = [
  { path: '/', source: 'src/app/HomeRoute.tsx' },
  { path: '/catalogue', source: `${FEATURES}/catalogue/CataloguePage.tsx` },
  { path: '/product/1', source: `${FEATURES}/product/ProductPage.tsx` },
  { path: '/checkout', source: `${FEATURES}/checkout/CheckoutPage.tsx` },
  { path: '/about', source: `${FEATURES}/about/AboutPage.tsx` },
  { path: '/no-such-page', source: 'src/app/OtherPages.tsx' },
];

const parts: readonly Part[] = [
  {
    path: '/',
    source: 'src/app/HomeColumns.tsx',
    open: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('heading', { name: texts.es.contact.title }),
  },
  {
    path: '/about#terms',
    source: 'src/app/TermsOverlay.tsx',
    shows: (page) => page.getByRole('dialog'),
  },
];

/** All pages of the back-office are loaded by the same function, together with the client of the session. */
const staffPages: readonly Place[] = [
  { path: '/admin', source: 'src/data/http/supabase.ts' },
  { path: '/edit-familia', source: `${FEATURES}/admin/familias/FamiliasPage.tsx` },
  { path: '/add-producto', source: `${FEATURES}/admin/productos/form/AddProductoPage.tsx` },
];

const staffBar: Part = {
  path: '/about',
  source: 'src/app/layout/StaffBar.tsx',
  shows: (page) => page.getByRole('button', { name: 'Cerrar sesión' }),
};

/** Time for one page on a busy machine, in ms. */
const PAGE_TIMEOUT_MS = 60_000;

/** How many pages are open at the same time: most of each visit is waiting. */
const AT_ONCE = 4;

/** Opens a page without a script that it needs; then lets the script load, and presses 'Reintentar'. */
async function visitWithout(context: BrowserContext, place: Place | Part): Promise<void> {
  const what = `${place.path} without ${place.source}`;
  const page = await context.newPage();
  let documents = 0;
  const unexpected: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('pageerror', (error) => unexpected.push(String(error)));
  page.on('console', (message) => {
    const isExpected = /Failed to load resource|\[page: load|preloaded/.test(message.text());
    if (message.type() === 'error' && !isExpected) unexpected.push(message.text());
  });
  const unblock = await withoutFile(page, chunkOf(place.source));
  await page.goto(place.path, { waitUntil: 'commit' });

  const isPart = 'shows' in place;
  if (isPart) await place.open?.(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const retry = (isPart ? page : main).getByRole('button', { name: 'Reintentar' });
  await expect(retry, what).toBeVisible({ timeout: PAGE_TIMEOUT_MS });
  const loaded = documents;
  expect(loaded, `documents of ${what}`).toBe(isPart ? 1 : 2);
  if (isPart) await expect(heading, what).toBeAttached();

  await unblock();
  await retry.click();
  await expect(isPart ? place.shows(page) : heading, what).toBeVisible({
    timeout: PAGE_TIMEOUT_MS,
  });
  await expect(retry, what).toHaveCount(0);
  // Some browsers do not request a file again after it failed: they need a new document.
  expect(documents - loaded, `documents of ${what} after the press`).toBeLessThanOrEqual(1);
  expect(unexpected, `errors of ${what}`).toEqual([]);
  await page.close();
}

async function visitEachWithout(
  context: BrowserContext,
  places: readonly (Place | Part)[],
): Promise<void> {
  const left = [...places];
  const visitNext = async () => {
    for (let place = left.shift(); place !== undefined; place = left.shift()) {
      await visitWithout(context, place);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
}

test.describe('faults', () => {
  test.describe.configure({ timeout: 180_000 });

  test('a page whose script is missing reloads once, says so, and opens after a retry', async ({
    context,
  }) => {
    await visitEachWithout(context, pages);
  });

  test('a page stays, and is not reloaded, when the script of a part of it is missing', async ({
    context,
  }) => {
    await visitEachWithout(context, parts);
  });

  test('a staff page whose script is missing reloads once, and the page stays without the bar', async ({
    context,
    request,
  }) => {
    await signInStaff(context, request);
    await visitEachWithout(context, [...staffPages, staffBar]);
  });
});
