import type { Page } from '@playwright/test';
import { afterEachTask } from './support/afterEachTask.ts';
import { openHeld } from './support/heldPage.ts';
import { signInStaff } from './support/session.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { serveSlowDocument } from './support/slowDocument.ts';
import { expect, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

declare global {
  interface Window {
    /** Presses a key in the search, as a browser does. */
    typeMore: (key: string) => void;
  }
}

const { catalogue, common, contact, product } = texts.es;

const main = (page: Page) => page.getByRole('main');

test.describe('before the application listens', () => {
  test('presses on a product are kept, and happen once and in their order', async ({
    page,
    settled,
  }) => {
    const release = await openHeld(page, '/product/1');
    await page.getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
    const more = page.getByRole('button', { name: product.add.increase });
    await more.click();
    await more.click();
    await page.getByRole('button', { name: product.add.submit }).click();
    await expect(page).toHaveURL(/\/product\/1$/);
    release();
    const cart = page.getByRole('banner').getByRole('link', { name: /, 3 unidades/ });
    await expect(cart).toBeVisible();
    await expect(page).toHaveURL(/talla=XL/);
    await settled();
    await expect(cart).toBeVisible();
  });

  test('a familia that is chosen is kept', async ({ page }) => {
    const release = await openHeld(page, '/catalogue');
    await page.getByLabel(catalogue.filter.familia).selectOption('2');
    release();
    await expect(page).toHaveURL(/\?familia=2$/);
    await expect(main(page).getByRole('article').first()).toContainText('Polos');
  });

  test('a familia is kept that is chosen after any of the tasks in which React starts', async ({
    page,
  }) => {
    const tasks = await afterEachTask(
      page,
      '/catalogue',
      async () => {
        const select = document.querySelector('select');
        if (select === null) throw new Error('the page has no select');
        select.value = '2';
        select.dispatchEvent(new Event('input', { bubbles: true }));
        // Each event of a real choice has its own microtasks.
        await Promise.resolve();
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      (task) => expect(page, `after task ${task}`).toHaveURL(/\?familia=2$/),
    );
    expect(tasks).toBeGreaterThan(3);
  });

  test('text is kept that is typed on after any of the tasks in which React starts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.typeMore = (key) => {
        const field = document.querySelector<HTMLInputElement>('input[name=q]');
        if (field === null) throw new Error('the page has no search');
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        field.value += key;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      addEventListener('DOMContentLoaded', () => window.typeMore('c'));
    });
    const search = page.locator('input[name=q]');
    const tasks = await afterEachTask(
      page,
      '/about',
      () => window.typeMore('a'),
      (task) => expect(search, `after task ${task}`).toHaveValue('ca'),
    );
    expect(tasks).toBeGreaterThan(3);
  });

  test('typing goes on in the search when the page takes the place of its frame', async ({
    page,
  }) => {
    await useLanguage(page, 'en');
    const release = await openHeld(page, '/about');
    await page.locator('input[name=q]').pressSequentially('cam');
    release();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await page.keyboard.type('isa');
    await expect(page.locator('input[name=q]')).toHaveValue('camisa');
  });

  test('a button that is pressed after any of the tasks in which React starts waits for the choice before it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.removeItem('cart');
      addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLInputElement>('input[name=talla][value=XL]')?.click(),
      );
    });
    const tasks = await afterEachTask(
      page,
      '/product/1',
      () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click(),
      async (task) => {
        const stored = page.evaluate(() => localStorage.getItem('cart') ?? '');
        expect(await stored, `after task ${task}`).toMatch(/"talla_id":"XL".*"quantity":1\b/);
      },
    );
    expect(tasks).toBeGreaterThan(3);
  });

  test('a search that is sent opens the catalogue with it', async ({ page }) => {
    const release = await openHeld(page, '/about');
    const search = page.getByRole('searchbox', { name: common.search.label });
    await search.fill('polos');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?q=polos$/);
    release();
    await expect(main(page).getByRole('article').filter({ hasText: 'Camiseta' })).toHaveCount(0);
    await expect(main(page).getByRole('article').filter({ hasText: 'Polo' })).not.toHaveCount(0);
  });

  test('a message that is typed and sent is kept, and its missing fields are named', async ({
    page,
  }) => {
    const release = await openHeld(page, '/contact');
    const name = page.getByLabel(contact.field.name);
    await name.fill('Ana Solano');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(main(page).getByText('Campo requerido').first()).toBeVisible();
    await expect(name).toHaveValue('Ana Solano');
  });
});

test.describe('nothing moves', () => {
  test.beforeEach(({ page }) => watchShifts(page));

  test(
    'when the cart takes the place of its skeleton',
    { tag: '@wide' },
    async ({ page, settled }) => {
      await page.goto('/product/1');
      await page.getByRole('button', { name: product.add.submit }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /1 unidad/ })).toBeVisible();
      const release = await openHeld(page, '/cart');
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Carrito');
      await expect(main(page)).not.toContainText('vacío');
      release();
      await expect(main(page)).toContainText('Camiseta cuello redondo');
      await settled();
      expect(await shiftsOf(page)).toBe(0);
    },
  );

  for (const path of ['/about', '/edit-familia']) {
    test(`when the bar of staff takes its place on ${path}`, async ({ page, request, settled }) => {
      await signInStaff(page, request);
      const release = await openHeld(page, path);
      await expect(page.getByRole('complementary', { name: 'Aviso' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(path === '/about' ? 1 : 0);
      release();
      await expect(page.getByRole('button', { name: /^(Cerrar sesión|Su cuenta)$/ })).toBeVisible();
      await settled();
      expect(await shiftsOf(page)).toBe(0);
    });
  }
});

test.describe('the scripts of the store wait for the largest picture', () => {
  /** Opens the home page without its banner, at a time that stands still. */
  async function openWithoutPicture(page: Page) {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/static/js/')) scripts.push(request.url());
    });
    let show = () => undefined as void;
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    await page.route('**/banners/**', async (route) => {
      await shown;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(1_499);
    expect(scripts).toEqual([]);
    return { scripts, show };
  }

  test('and start with it', async ({ page }) => {
    const { scripts, show } = await openWithoutPicture(page);
    show();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test('for 1.5 s at most', async ({ page }) => {
    const { scripts } = await openWithoutPicture(page);
    await page.clock.runFor(1);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test('until the first touch or key', async ({ page }) => {
    const { scripts } = await openWithoutPicture(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
});

for (const [path, shows] of [
  ['/about', 'Nosotros'],
  ['/no-such-page', 'Página no encontrada'],
] as const) {
  test(`${path} waits for all of its document when it is touched before`, async ({
    page,
    baseURL,
  }) => {
    const server = await serveSlowDocument(baseURL);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await expect(page.locator('main > *').first()).toBeAttached();
    const html = page.locator('html');
    await html.evaluate((element) => element.setAttribute('lang', ''));
    await page.keyboard.press('Tab');
    // The store has run, and the browser has nothing left to do.
    await expect(html).toHaveAttribute('lang', 'es');
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    server.finish();
    await expect(main(page)).toContainText(shows);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('[data-static][role=alert]')).toHaveCount(0);
    server.close();
  });
}
