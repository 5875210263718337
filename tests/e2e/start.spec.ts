import type { Locator, Page } from '@playwright/test';
import { hold, openHeld, SCRIPTS } from './support/hold.ts';
import { expect, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

declare global {
  interface Window {
    /** Acts as the visitor would; `afterEachTask` calls it after one of React's tasks. */
    act: () => void | Promise<void>;
  }
}

const { catalogue, checkout, common, contact, product } = texts.es;

const main = (page: Page) => page.getByRole('main');

test('a document never shows content that the visitor did not ask for', async ({ page }) => {
  await openHeld(page, '/catalogue?utm_source=chat');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  for (const [path, language, shows] of [
    ['/no-such-page', 'es', common.loading],
    ['/catalogue?familia=2', 'es', catalogue.loading],
    ['/product/1?talla=XL', 'es', product.loading],
    ['/checkout', 'es', checkout.intro],
    ['/about', 'en', texts.en.common.loading],
    ['/checkout', 'en', texts.en.checkout.intro],
    ['/product/1?recibo', 'en', texts.en.product.loading],
  ] as const) {
    await useLanguage(page, language);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(main(page), path).toContainText(shows);
    await expect(page.getByText(texts[language].common.skipToContent)).toBeAttached();
    await expect(main(page).locator('article, h2'), path).toHaveCount(0);
  }
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.en.home.title);
  await expect(main(page).getByRole('list').getByRole('link')).toHaveCount(0);
});

for (const [path, picture] of [
  ['/', /\/banners\//],
  ['/product/1', /\/highres\//],
] as const) {
  test(`${path} in another language keeps its first picture, and requests it only once`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (picture.test(request.url())) requested.push(request.url());
    });
    await useLanguage(page, 'en');
    await openHeld(page, path);
    const first = main(page).locator('[data-first-picture] img');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(first).toBeVisible();
    expect(requested).toHaveLength(1);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, catalogue and product show content, pictures and working links', async ({ page }) => {
    const expectPictureAndChat = async () => {
      const picture = main(page).locator('img[fetchpriority=high]').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.locator('a[href^="https://wa.me/"]:visible').first()).toBeVisible();
      await expect(page).toHaveTitle(/.+ · Textiles Taras$/);
    };
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Polos' })).toBeVisible();
    await expectPictureAndChat();
    await main(page).getByRole('link', { name: texts.es.home.toCatalogue }).click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expectPictureAndChat();
    await main(page).getByRole('link', { name: 'Camiseta cuello redondo' }).first().click();
    await expect(page).toHaveURL(/\/product\/1$/);
    await expect(main(page)).toContainText('₡3,500.00');
    await expectPictureAndChat();
  });
});

/** By kind of input: a page, the visitor's input before React starts, and a check that the input counts. */
const EARLY_INPUTS: Record<
  string,
  readonly [
    path: string,
    act: (main: Locator) => Promise<unknown>,
    check: (page: Page) => unknown,
    viewport?: { width: number; height: number },
  ]
> = {
  'a text of a form': [
    '/contact',
    (form) => form.getByLabel(contact.field.name).fill('Ana'),
    async (page) => {
      await page.goto('/about');
      await page.goto('/contact');
      await expect(page.getByLabel(contact.field.name)).toHaveValue('Ana');
    },
  ],
  'a text of several lines': [
    '/quick-order',
    (form) => form.getByRole('textbox').fill('CCR-NEGRO-M 2'),
    (page) => expect(main(page)).toContainText('Camiseta cuello redondo'),
  ],
  'a familia of the list, and the order of the cards': [
    '/catalogue',
    async (list) => {
      await list.locator('select[name=familia]').selectOption('2');
      await list.getByLabel(catalogue.sort.label).selectOption('priceAsc');
    },
    (page) => expect(page).toHaveURL(/\?familia=2&orden=priceAsc$/),
  ],
  'a familia of the radio buttons': [
    '/catalogue',
    (list) => list.getByRole('radio', { name: 'Polos' }).check(),
    (page) => expect(page).toHaveURL(/\?familia=2$/),
    { width: 1200, height: 800 },
  ],
  'colour, size, quantity and the last press of a button': [
    '/product/1',
    async (form) => {
      await form.getByRole('radio', { name: 'Blanco', exact: true }).check({ force: true });
      await form.getByRole('radio', { name: 'XL', exact: true }).check({ force: true });
      await form.getByLabel(product.add.quantity, { exact: true }).fill('3');
      await form.getByRole('button', { name: product.add.increase }).click();
      await form.getByRole('button', { name: product.add.submit }).click();
    },
    async (page) => {
      await expect(page.getByRole('banner').getByRole('link', { name: /, 3 unid/ })).toBeVisible();
      const stored = await page.evaluate(() => localStorage.getItem('cart'));
      expect(stored).toMatch(/"color_name":"Blanco","talla_id":"XL"/);
      await expect(page).toHaveURL(/talla=XL/);
    },
  ],
};

test.describe('input before React listens', () => {
  for (const [what, [path, act, check, size]] of Object.entries(EARLY_INPUTS)) {
    test.describe(what, () => {
      test.use({ viewport: ({ viewport }, use) => use(size ?? viewport) });

      test('is kept', async ({ page, settled }) => {
        const release = await openHeld(page, path);
        await act(main(page));
        expect(new URL(page.url()).pathname).toBe(path);
        release();
        await settled();
        await check(page);
      });
    });
  }

  test('is kept even if an extension has changed the document', async ({
    page,
    expectConsoleError,
    settled,
  }) => {
    expectConsoleError(/page: hydrate/);
    const release = await openHeld(page, '/contact');
    const form = main(page);
    await form.getByLabel(contact.field.message).fill('60 camisetas\nnegras');
    await form.getByLabel(contact.field.name).fill('Ana');
    await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('Otro'));
    release();
    await settled();
    await page.keyboard.type(' Mora');
    await page.goto('/about');
    await page.goto('/contact');
    await expect(form.getByLabel(contact.field.name)).toHaveValue('Ana Mora');
    await expect(form.getByLabel(contact.field.message)).toHaveValue('60 camisetas\nnegras');
  });

  test('continues in the search when the page replaces the built document', async ({ page }) => {
    await useLanguage(page, 'en');
    const release = await openHeld(page, '/about');
    const search = page.locator('input[name=q]');
    await search.pressSequentially('cam');
    release();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await page.keyboard.type('isa');
    await expect(search).toHaveValue('camisa');
    // The store keeps the keys of a composition from its handlers.
    const isHandled = await page.evaluate(() => {
      let isSeen = false;
      document.body.addEventListener('keydown', () => (isSeen = true));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { isComposing: true }));
      return isSeen;
    });
    expect(isHandled).toBe(false);
  });
});

/**
 * Opens a page several times, and runs `act` after the first, a middle and the last of the tasks in which React starts
 * and renders.
 *
 * @param act runs in the page
 * @param check runs after each visit
 * @returns the number of tasks
 */
async function afterTasks(
  page: Page,
  path: string,
  act: Window['act'],
  check: (page: Page) => unknown,
): Promise<number> {
  await page.addInitScript({ content: `window.act = ${String(act)}` });
  await page.addInitScript(() => {
    const chosen = Number(sessionStorage.getItem('task'));
    let task = 0;
    // React's scheduler sends itself a message for each task.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, handle: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          handle(event);
          const { dataset } = document.documentElement;
          if (task === chosen) {
            void window.act();
            dataset['acted'] = '';
          }
          task += 1;
          dataset['tasks'] = String(task);
        });
      },
    });
  });
  /** Opens the page, and checks it if `act` has run: React may have needed fewer tasks. */
  async function visit() {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    const [hasActed, tasks] = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      return [dataset['acted'] !== undefined, Number(dataset['tasks'])] as const;
    });
    if (hasActed) await check(page);
    return { hasActed, tasks };
  }
  const { tasks } = await visit();
  for (const wanted of [Math.floor(tasks / 2), tasks - 1]) {
    let isDone = false;
    // A visit may need fewer tasks than the one before.
    for (let task = wanted; task > 0 && !isDone; task -= 1) {
      await page.evaluate((chosen) => sessionStorage.setItem('task', chosen), String(task));
      isDone = (await visit()).hasActed;
    }
    expect(isDone).toBe(true);
  }
  return tasks;
}

async function chooseFamilia() {
  const select = document.querySelector('select');
  if (select === null) throw new Error('the page has no select');
  select.value = '2';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  // Microtasks run between the two events of a real choice.
  await Promise.resolve();
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a size and types into the search before React's first task. Runs in the page. */
function startEarly() {
  localStorage.removeItem('cart');
  addEventListener('DOMContentLoaded', () => {
    document.querySelector<HTMLInputElement>('input[name=talla][value=XL]')?.click();
    const search = document.querySelector<HTMLInputElement>('input[name=q]');
    if (search !== null) search.value = 'c';
  });
}

/** Types another letter into the search, and presses the button of the form. Runs in the page. */
function typeOnAndSubmit() {
  const field = document.querySelector<HTMLInputElement>('input[name=q]');
  if (field === null) throw new Error('the page has no search');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  field.value += 'a';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
}

for (const [what, path, act, check] of [
  [
    'a chosen familia is kept',
    '/catalogue',
    chooseFamilia,
    (page) => expect(page).toHaveURL(/\?familia=2$/),
  ],
  [
    'typed text is kept, and a pressed button uses the choice made before',
    '/product/1',
    typeOnAndSubmit,
    async (page) => {
      await expect(page.locator('input[name=q]')).toHaveValue('ca');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('cart')))
        .toMatch(/"talla_id":"XL".*"quantity":1\b/);
    },
  ],
] as const satisfies readonly [string, string, Window['act'], (page: Page) => unknown][]) {
  test(`after a task of React's start, the first or the last, ${what}`, async ({ page }) => {
    await page.addInitScript(startEarly);
    expect(await afterTasks(page, path, act, check)).toBeGreaterThan(3);
  });
}

for (const [what, act] of [
  ['the largest picture has loaded', (_page: Page, show: () => void) => show()],
  ['1.5 s have passed', (page: Page) => page.clock.runFor(1)],
  ['the first touch or key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`scripts wait until ${what}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/static/js/')) scripts.push(request.url());
    });
    const show = await hold(page, /\/banners\//);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(1_499);
    expect(scripts).toEqual([]);
    await act(page, show);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
}

/** Finds the notice of the document. Alerts of the store are inside its root element instead. */
const notice = (page: Page) => page.locator('body > [role="alert"]:visible');

test.describe('faults', () => {
  const START = '**/static/js/index-*.js';
  const THROWN = 'await Promise.reject(new Error("start"))';
  for (const [name, answer] of [
    ['its first file is missing', { status: 404, body: 'Not Found' }],
    ['its start throws', { contentType: 'text/javascript', body: THROWN }],
  ] as const) {
    test(`a store that does not start says so at once, and offers WhatsApp and a reload: ${name}`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource|Error: start/);
      await page.route(START, (route) => route.fulfill(answer));
      await page.goto('/catalogue');
      await expect(notice(page)).toContainText('La tienda no terminó de cargar.');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const chat = notice(page).getByRole('link', { name: 'Escribirnos por WhatsApp' });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hola/);
      await page.unroute(START);
      await notice(page).getByRole('button', { name: 'Recargar' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('a document of an earlier deployment is replaced by that of the new deployment', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load/);
    await page.route(
      '**/contact',
      async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const body = text.replaceAll(/\/index-[\w-]+\.js/g, '/index-earlier.js');
        await route.fulfill({ response, body });
      },
      { times: 1 },
    );
    await page.route('**/index-earlier.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.earlyPresses === undefined);
    await expect(page.getByLabel(contact.field.name)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('a store that still loads after 20 s says so, and then opens', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const release = await hold(page, SCRIPTS);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.runFor(19_999);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(notice(page)).toContainText('La conexión está lenta: la tienda sigue cargando.');
    await page.clock.resume();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
