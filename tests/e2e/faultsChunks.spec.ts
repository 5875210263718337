import type { BrowserContext, Locator, Page } from '@playwright/test';
import { chunksOf, laterChunks } from './support/chunks.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { withoutFile } from './support/withoutFile.ts';

/** A page and the source files that it comes with. */
type Place = { readonly path: string; readonly sources: readonly string[] };

/** A part of a page. */
type Part = Place & {
  /** Sources of the page around it: without those there is no part. */
  readonly page: readonly string[];
  /** What is there once the part has arrived. */
  readonly shows: (page: Page) => Locator;
};

const FEATURES = 'src/features';
const STAFF = ['src/app/staffPages.ts', 'src/data/http/supabase.ts'];
const HOME = 'src/app/HomeRoute.tsx';
const ABOUT = `${FEATURES}/about/AboutPage.tsx`;

const pages: readonly Place[] = [
  { path: '/', sources: [HOME] },
  { path: '/catalogue', sources: [`${FEATURES}/catalogue/CataloguePage.tsx`] },
  { path: '/product/1', sources: [`${FEATURES}/product/ProductPage.tsx`] },
  { path: '/cart', sources: [`${FEATURES}/cart/CartPage.tsx`] },
  { path: '/checkout', sources: [`${FEATURES}/checkout/CheckoutPage.tsx`] },
  { path: '/location', sources: [`${FEATURES}/location/LocationPage.tsx`] },
  { path: '/contact', sources: [`${FEATURES}/contact/ContactPage.tsx`] },
  { path: '/about', sources: [ABOUT] },
  { path: '/nowhere', sources: [`${FEATURES}/notFound/NotFoundPage.tsx`] },
];

const parts: readonly Part[] = [
  {
    path: '/',
    sources: ['src/app/HomeColumns.tsx'],
    page: [HOME],
    shows: (page) => page.getByRole('heading', { name: texts.es.contact.title }),
  },
  {
    path: '/about#terms',
    sources: ['src/app/TermsOverlay.tsx'],
    page: [ABOUT],
    shows: (page) => page.getByRole('dialog'),
  },
];

const staffPages: readonly Place[] = [
  ['/admin', 'login/AdminPage.tsx'],
  ['/edit-familia', 'familias/FamiliasPage.tsx'],
  ['/add-familia', 'familias/AddFamiliaPage.tsx'],
  ['/edit-subfamilia', 'subfamilias/SubfamiliasPage.tsx'],
  ['/add-subfamilia', 'subfamilias/AddSubfamiliaPage.tsx'],
  ['/edit-producto', 'productos/ProductosPage.tsx'],
  ['/add-producto', 'productos/form/AddProductoPage.tsx'],
  ['/upload-banners', 'banners/BannersPage.tsx'],
].map(([path = '', source]) => ({ path, sources: [...STAFF, `${FEATURES}/admin/${source}`] }));

const staffBar: Part = {
  path: '/about',
  sources: [...STAFF, 'src/app/layout/StaffBar.tsx'],
  page: [ABOUT],
  shows: (page) => page.getByRole('button', { name: 'Cerrar sesión' }),
};

/** Fetched by what one does: faultsOnDemand.spec.ts; the last two by uploads of staff and reports of speed. */
const ON_DEMAND = [
  'src/i18n/en.ts',
  'src/shared/ui/Toaster.tsx',
  `${FEATURES}/product/EnlargedPictures.tsx`,
  'node_modules/@emailjs/browser/es/index.js',
  'node_modules/browser-image-compression/dist/browser-image-compression.mjs',
  'node_modules/web-vitals/dist/web-vitals.js',
];

/** How long a page may take on a machine that is busy with others, in ms. */
const PATIENCE_MS = 60_000;

/** How many visits are under way at the same time: most of each is waiting. */
const AT_ONCE = 4;

/** Opens a place without one of its files: it must settle, say so, and go on when asked to. */
async function visitWithout(
  context: BrowserContext,
  place: Place | Part,
  file: string,
): Promise<void> {
  const what = `${place.path} without ${file}`;
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
  const giveBack = await withoutFile(page, file);
  await page.goto(place.path, { waitUntil: 'commit' });

  const isPart = 'page' in place;
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const retry = (isPart ? page : main).getByRole('button', { name: 'Reintentar' });
  await expect(retry, what).toBeVisible({ timeout: PATIENCE_MS });
  const settled = documents;
  expect(settled, `documents of ${what}`).toBe(isPart ? 1 : 2);
  if (isPart) await expect(heading, what).toBeAttached();

  await giveBack();
  await retry.click();
  await expect(isPart ? place.shows(page) : heading, what).toBeVisible({ timeout: PATIENCE_MS });
  await expect(retry, what).toHaveCount(0);
  // Browsers that never ask again for a file that failed need another document.
  expect(documents - settled, `documents of ${what} by hand`).toBeLessThanOrEqual(1);
  expect(unexpected, `errors of ${what}`).toEqual([]);
  await page.close();
}

/** Opens a place again and again, each time without another file. */
async function visitWithoutEach(
  context: BrowserContext,
  place: Place | Part,
  files: readonly string[],
): Promise<void> {
  const left = [...files];
  const visitNext = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      await visitWithout(context, place, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
}

/** Scripts of a place that no place before it has. */
function ownChunks(places: readonly Place[], index: number): string[] {
  const earlier = places.slice(0, index).flatMap(({ sources }) => sources);
  return chunksOf(places[index]?.sources ?? [], earlier);
}

test.describe('faults', () => {
  // Each test opens a page as often as that has files.
  test.describe.configure({ timeout: 180_000 });

  test('every script of the build is missed by one of these tests', () => {
    const places = [...pages, ...parts, ...staffPages, staffBar];
    const missed = chunksOf([...places.flatMap(({ sources }) => sources), ...ON_DEMAND]);
    expect(missed.toSorted()).toEqual(laterChunks.toSorted());
  });

  // Pages share most of their files, each of which is missed on the first page that needs it.
  for (const [index, place] of pages.entries()) {
    test(`${place.path} goes on without each of its own files, after one reload`, async ({
      context,
    }) => {
      await visitWithoutEach(context, place, ownChunks(pages, index));
    });
  }

  for (const place of parts) {
    test(`${place.path} stays without each file of a part of it, and is not reloaded`, async ({
      context,
    }) => {
      await visitWithoutEach(context, place, chunksOf(place.sources, place.page));
    });
  }

  for (const [index, place] of staffPages.entries()) {
    test(`staff: ${place.path} goes on without each of its own files, after one reload`, async ({
      context,
      request,
      baseURL,
    }) => {
      await signInStaff(context, request, baseURL);
      await visitWithoutEach(context, place, ownChunks(staffPages, index));
    });
  }

  test('staff: a page stays without each file of the bar, and is not reloaded', async ({
    context,
    request,
    baseURL,
  }) => {
    await signInStaff(context, request, baseURL);
    await visitWithoutEach(context, staffBar, chunksOf(staffBar.sources, staffBar.page));
  });
});
