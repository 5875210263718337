import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { photoFile } from './support/pictureFiles.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

/** Screens, each with the hashes of its popups. The screens of one object share a test. */
const VISITS: readonly Readonly<Record<string, readonly string[]>>[] = [
  { '/edit-familia': ['editar-1', 'eliminar-1'], '/edit-subfamilia': ['editar-1', 'eliminar-1'] },
  { '/edit-producto': ['agregar', 'agregar/color', 'agregar/biblioteca', 'colores', 'exportar'] },
  { '/add-familia': [], '/admin': [], '/upload-banners': [], '/edit-producto/101': [] },
  {
    '/add-producto': [],
    '/upload-productos': [],
    '/edit-stock?subfamilia=3': [],
    '/price-list?familia=2': [],
  },
  { '/admin/orders': ['agregar'], '/admin/history': [], '/admin/pictures': [] },
];

/** Sizes of the window: a page at 400 % zoom, and a small notebook. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 720, height: 450 },
] as const;

/** Returns the HTML of each control that another element covers while the control has the focus. */
function hiddenControls(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((popup) => {
    const controls = popup.querySelectorAll<HTMLElement>(
      ':is(input:not([type=file]), select, textarea, button):not(:disabled)',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.focus();
        const { x, y, width, height } = control.getBoundingClientRect();
        const topmost = document.elementFromPoint(
          x + width / 2,
          y + Math.min(height / 2, innerHeight / 2),
        );
        // The button of a file field is a label beside the field.
        return !control.parentElement?.contains(topmost);
      })
      .map(({ outerHTML }) => outerHTML);
  });
}

for (const screens of VISITS) {
  test(`screens and popups are accessible and usable in a small window: ${Object.keys(screens).join(', ')}`, async ({
    page,
    settled,
  }) => {
    // Running axe on each state of a page takes long.
    test.slow();
    for (const [path, hashes] of Object.entries(screens)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      // Looks in `main`, because the built document already has the headings of the footer.
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const hash of hashes) {
        await test.step(`${path}#${hash}`, async () => {
          await page.setViewportSize(WINDOWS[0]);
          // The hash opens the popup over the list, which loads only once for all its popups.
          await page.evaluate((target) => location.assign(target), `#${hash}`);
          const dialog = page.getByRole('dialog').last();
          await expect(dialog).toBeVisible();
          await settled();
          await expectAccessible(page, 'dialog[open]');
          for (const window of WINDOWS) {
            await page.setViewportSize(window);
            expect(await hiddenControls(dialog), `behind others, ${window.width} px`).toEqual([]);
            const excess = await dialog.evaluate(
              ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
            );
            expect(excess, 'px that the popup scrolls sideways').toBe(0);
          }
        });
      }
    }
  });
}

test('the preview of a chosen banner is accessible', async ({ page }) => {
  await page.goto('/upload-banners');
  const file = await photoFile('oferta-ancha.jpg', [1920, 600]);
  await page.getByLabel('Elegir archivos').setInputFiles([file]);
  await expect(page.getByRole('list', { name: 'Archivos elegidos' })).toContainText('1920 × 600');
  await expectAccessible(page);
});
