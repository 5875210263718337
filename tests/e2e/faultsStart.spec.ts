import type { Page } from '@playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { expect, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

const FAILED = { es: 'La tienda no terminó de cargar.', en: 'The store did not finish loading.' };
const SLOW = {
  es: 'La conexión está lenta: la tienda sigue cargando.',
  en: 'The connection is slow: the store is still loading.',
};

/** The notice of the document itself; alerts of the application are inside its root element. */
const notice = (page: Page) => page.locator('body > [role="alert"]:visible');

const frame = (page: Page) => page.getByRole('contentinfo');

test.describe('faults', () => {
  for (const [name, file, answer] of [
    ['its first file is missing', '**/static/js/index-*.js', { status: 404, body: 'Not Found' }],
    ['a file that it begins with is missing', '**/static/js/first-*.js', { status: 404 }],
    [
      'its start throws',
      '**/static/js/index-*.js',
      { contentType: 'text/javascript', body: 'await Promise.reject(new Error("start"))' },
    ],
  ] as const) {
    test(`a store that does not start says so at once, with links to go on: ${name}`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource|Error: start/);
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('/catalogue');
      await expect(notice(page)).toContainText(FAILED.es);
      await expect(frame(page)).toBeVisible();
      await expect(
        notice(page).getByRole('link', { name: 'Escribirnos por WhatsApp' }),
      ).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hola/);
      await page.unroute(file);
      await notice(page).getByRole('button', { name: 'Recargar' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('a store that did not start says so in the chosen language, and never says that it is slow', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/);
    await page.clock.install({ time: 0 });
    await useLanguage(page, 'en');
    await page.route('**/static/js/index-*.js', (route) => route.abort());
    await page.goto('/catalogue');
    await expect(notice(page)).toContainText(FAILED.en);
    await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(notice(page)).toContainText(FAILED.en);
  });

  for (const isTouched of [false, true]) {
    test(`a document of an earlier deployment ${isTouched ? 'that was touched says so' : 'loads the new one'}`, async ({
      page,
      settled,
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
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/index-earlier.js', async (route) => {
        await held;
        await route.fulfill({ status: 404 });
      });
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const name = page.getByLabel(texts.es.contact.field.name);
      if (isTouched) await name.fill('Ana Solano');
      const loadedAgain = isTouched ? null : page.waitForEvent('domcontentloaded');
      release();
      if (isTouched) {
        await expect(notice(page)).toContainText(FAILED.es);
        await expect(name).toHaveValue('Ana Solano');
      } else {
        await loadedAgain;
        await settled();
        await expect(name).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      }
    });
  }

  for (const language of ['es', 'en'] as const) {
    test(`a slow store says so after 20 s, and still opens (${language} chosen)`, async ({
      page,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await useLanguage(page, language);
      const release = await holdScripts(page);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(frame(page)).toBeVisible();
      await page.clock.runFor(19_999);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(notice(page)).toContainText(SLOW[language]);
      await expect(frame(page)).toBeVisible();
      await page.clock.resume();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }
});
