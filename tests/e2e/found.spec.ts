import type { Page } from '@playwright/test';
import { openHeld } from './support/heldPage.ts';
import { expect, test } from './support/test.ts';

// Some pages show frames of other sites.
test.use({ hasForeignSites: true });

/** The values of the tags that search engines and chats read, by name; more than one value is a fault. */
async function headOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const found: Record<string, string[]> = {};
    const tags = document.head.querySelectorAll(
      'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property]',
    );
    for (const tag of tags) {
      const name =
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.tagName.toLowerCase();
      const value = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent;
      (found[name] ??= []).push(value);
    }
    return found;
  });
}

async function expectNothingTwice(page: Page): Promise<void> {
  const twice = Object.entries(await headOf(page)).filter(([, values]) => values.length > 1);
  expect(twice, 'tags that are there more than once').toEqual([]);
  await expect(page.locator('body > [data-static]')).toHaveCount(0);
}

test('the head of a product has its name, its price and one address', async ({ page, baseURL }) => {
  await page.goto('/product/1?utm_source=chat');
  await expect(page).toHaveTitle('Camiseta cuello redondo · Textiles Taras');
  await expect(page.locator('link[rel=canonical]')).toBeAttached();
  await expectNothingTwice(page);
  const head = await headOf(page);
  expect(head).toMatchObject({
    link: [`${baseURL}/product/1`],
    'og:url': [`${baseURL}/product/1`],
    'og:title': ['Camiseta cuello redondo'],
    'og:type': ['website'],
    'og:site_name': ['Textiles Taras'],
    'og:image': [expect.stringMatching(/^http.*\.webp$/)],
  });
  expect(head['description']?.[0]).toMatch(/desde ₡[\d,]+\.\d\d, IVA incluido/);
  expect(head['og:description']).toEqual(head['description']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  // The security policy of the page allows the script of this type.
  const script = page.locator('script[type="application/ld+json"]');
  await expect(script).toHaveCount(1);
  const data = JSON.parse((await script.textContent()) ?? '');
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', priceCurrency: 'CRC', lowPrice: 3500 },
  });
  expect(data['@graph'][1]['@type']).toBe('BreadcrumbList');
});

test('each page has one head, also after a navigation', async ({ page, baseURL }) => {
  for (const path of ['/', '/catalogue', '/about', '/contact', '/location']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path);
    await expectNothingTwice(page);
  }
  await page.goto('/catalogue?familia=1');
  await expect(page).toHaveTitle('Camisetas · Textiles Taras');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/\d+$/);
  await expectNothingTwice(page);
  await page.goBack();
  await expect(page).toHaveTitle('Camisetas · Textiles Taras');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/catalogue?familia=1`,
  );
  await expectNothingTwice(page);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('pages of a single visitor are not indexed by search engines', async ({ page }) => {
  for (const path of ['/cart', '/admin', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNothingTwice(page);
  }
});

test('the document names the store without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveTitle(/.+ · Textiles Taras$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute(
    'content',
    'Textiles Taras',
  );
  await context.close();
});

test('robots.txt allows search engines, and names no site map if there is none', async ({
  request,
}) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/^User-agent: \*\n/);
  expect(rules).not.toContain('Sitemap');
  expect(rules).not.toMatch(/Disallow: \/?(product|catalogue)?$/m);
});

test('the share button copies the link of the chosen variant', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/product/1');
  await page.getByRole('radio', { name: 'XL', exact: true }).click();
  await expect(page).toHaveURL(/talla=XL/);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(baseURL + new URL(page.url()).pathname + new URL(page.url()).search);
});

test('a link that is asked for before the application listens is complete', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openHeld(page, '/product/1');
  await page.getByRole('button', { name: 'Compartir' }).click();
  release();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${baseURL}/product/1?`);
});

test('a link that cannot be copied is shown in a field, and stays', async ({ page, settled }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const release = await openHeld(page, '/product/1');
  await page.getByRole('button', { name: 'Compartir' }).click();
  release();
  await settled();
  const field = page.getByRole('textbox', { name: 'Enlace del producto' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(field).toHaveValue(/\/product\/1/);
});

test('loading times are not measured unless the owner configures it', async ({ page, settled }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/');
  await settled();
  expect(files.filter((url) => /vitals/i.test(url))).toEqual([]);
});
