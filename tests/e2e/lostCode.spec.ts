import type { Page, Route } from '@playwright/test';
import { chunkOf } from './support/chunks.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** What a server or a connection does instead of sending a script. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is answered with 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is answered with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tienda</title>' }),
  'does not arrive': (route) => route.abort('connectionreset'),
};

/** A page with a field in it, and a source file of it whose script is lost. */
const lost = [
  { path: '/admin', source: 'src/app/OtherPages.tsx' },
  { path: '/admin', source: 'src/data/http/supabase.ts' },
  { path: '/product/3', source: 'src/features/product/ProductPage.tsx' },
  { path: '/product/3', source: 'src/features/product/GridOrder.tsx' },
] as const;

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' });

/** Answers requests of a script with a failure; returns what stops that. */
async function lose(page: Page, source: string, fail: (route: Route) => Promise<void>) {
  const script = `**/${chunkOf(source)}`;
  await page.route(script, fail);
  return () => page.unroute(script);
}

test.describe('faults', () => {
  test.beforeEach(({ expectConsoleError }) => {
    expectConsoleError(/Failed to load|preload|\[page: load|\[product: load|module script/);
  });

  for (const [what, fail] of Object.entries(failures)) {
    for (const { path, source } of lost) {
      test(`${path}, whose script ${source} ${what}, is there after a press on retry`, async ({
        page,
      }) => {
        // What a shopper chose before: the table is a part of the page.
        await page.addInitScript(
          (view) => localStorage.setItem('orderView', view),
          source.includes('Grid') ? 'grid' : 'single',
        );
        const find = await lose(page, source, fail);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(retry(page)).toBeVisible({ timeout: 15_000 });
        await find();
        const reloaded = page.waitForEvent('load');
        await retry(page).click();
        await reloaded;
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
      });
    }
  }

  test('a retry keeps what was typed in the store', async ({ page, request }) => {
    await signInStaff(page, request);
    await lose(page, 'src/app/layout/StaffBar.tsx', (route) => route.abort('connectionreset'));
    await page.goto('/contact');
    const message = page.getByRole('main').getByLabel(texts.es.contact.field.message);
    await message.fill('60 camisetas');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await reloaded;
    await expect(message).toHaveValue('60 camisetas');
  });

  test('a retry asks before it loses what was typed in the back-office', async ({
    page,
    request,
  }) => {
    await signInStaff(page, request);
    await lose(page, 'src/app/layout/StaffBar.tsx', (route) => route.abort('connectionreset'));
    await page.goto('/add-familia');
    const name = page.getByLabel(/^Nombre/);
    await name.pressSequentially('Gorras');
    const asked = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(name).toHaveValue('Gorras');
  });
});
