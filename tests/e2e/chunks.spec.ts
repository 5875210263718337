import type { Locator, Page } from '@playwright/test';
import { chunkOf } from './support/chunks.ts';
import { messagesOf, ownAddress } from './support/outbox.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { withoutFile } from './support/withoutFile.ts';

const { contact } = texts.es;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A page, or a part of one, and a source file whose script it needs. */
type Place = {
  readonly path: string;
  readonly source: string;
  /** The page is loaded once more by itself; a page stays when a part of it is missing. */
  readonly isPart?: boolean;
  /** What shows once the script has loaded; by default the heading. */
  readonly shows?: (page: Page) => Locator;
};

const PLACES: Readonly<Record<string, Place>> = {
  // All pages are loaded by the same hook.
  page: { path: '/catalogue', source: 'src/features/catalogue/CataloguePage.tsx' },
  'part of a page': {
    path: '/',
    source: 'src/app/HomeColumns.tsx',
    isPart: true,
    shows: (page) => page.getByRole('heading', { name: contact.title }),
  },
  'popup of a page': {
    path: '/about#terms',
    source: 'src/app/TermsOverlay.tsx',
    isPart: true,
    shows: (page) => page.getByRole('dialog'),
  },
  'page of staff': {
    path: '/edit-familia',
    source: 'src/features/admin/familias/FamiliasPage.tsx',
  },
  'sign-in of staff': { path: '/admin', source: 'src/data/http/supabase.ts' },
  'bar of staff': {
    path: '/about',
    source: 'src/app/layout/StaffBar.tsx',
    isPart: true,
    shows: (page) => page.getByRole('button', { name: 'Cerrar sesión' }),
  },
};

test.describe('faults', () => {
  for (const [what, { path, source, isPart = false, shows = heading }] of Object.entries(PLACES)) {
    test(`a ${what} whose script is missing says so, and opens after a retry`, async ({
      page,
      request,
      expectConsoleError,
    }) => {
      expectConsoleError(/Failed to load resource|\[page: load|preload/);
      if (what.endsWith('of staff')) await signInStaff(page, request);
      let documents = 0;
      page.on('request', (sent) => {
        if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents += 1;
      });
      const unblock = await withoutFile(page, chunkOf(source));
      await page.goto(path, { waitUntil: 'commit' });
      if (path === '/') await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const part = isPart ? page : page.getByRole('main');
      const retry = part.getByRole('button', { name: 'Reintentar' });
      // A page is loaded twice before.
      await expect(retry).toBeVisible({ timeout: 15_000 });
      const loaded = documents;
      expect(loaded).toBe(isPart ? 1 : 2);
      if (isPart) await expect(heading(page)).toBeAttached();
      await unblock();
      await retry.click();
      await expect(shows(page)).toBeVisible();
      await expect(retry).toHaveCount(0);
      // Some browsers do not request a file again after it failed: they need a new document.
      expect(documents - loaded).toBeLessThanOrEqual(1);
    });
  }

  test('without the code of the e-mail service the text stays, a second press reloads the document, and a later one sends', async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|preload|\[contact: send message\]/);
    const email = ownAddress('no-code');
    const unblock = await withoutFile(page, chunkOf('node_modules/@emailjs/browser/es/index.js'));
    await page.goto('/contact');
    const main = page.getByRole('main');
    const message = main.getByLabel(contact.field.message);
    const send = main.getByRole('button', { name: contact.send });
    await main.getByLabel(contact.field.name).fill('María Rojas');
    await main.getByLabel(contact.field.email).fill(email);
    await main.getByLabel(contact.field.phone).fill('8888-0000');
    await message.fill('60 camisetas');
    await send.click();
    await expect(
      page.getByText('No se pudo enviar el mensaje, por favor intente de nuevo.'),
    ).toBeVisible();
    const loaded = page.waitForEvent('load');
    await send.click();
    await loaded;
    await expect(message).toHaveValue('60 camisetas');
    await unblock();
    await send.click();
    await expect(page.getByText('Mensaje enviado!')).toBeVisible();
    expect(await messagesOf(request, email)).toHaveLength(1);
  });
});
