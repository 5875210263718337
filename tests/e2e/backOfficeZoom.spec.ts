import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

const POPUPS = [
  '/edit-familia#agregar',
  '/edit-familia#editar-1',
  '/edit-familia#eliminar-1',
  '/edit-subfamilia#agregar',
  '/edit-subfamilia#editar-1',
  '/edit-subfamilia#eliminar-1',
  '/edit-producto#agregar',
  '/edit-producto#agregar/color',
  '/edit-producto#colores',
  '/edit-producto#biblioteca',
  '/edit-producto#agregar/biblioteca',
  '/edit-producto#editar-101',
] as const;

/** A page enlarged to 400 %, and the low window of a small notebook. */
for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 720, height: 450 },
]) {
  test(`every popup is usable in a window of ${width} x ${height} px`, async ({
    page,
    settled,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of POPUPS) {
      await test.step(path, async () => {
        // Without this, only the hash would change.
        await page.goto('about:blank');
        await page.goto(path);
        const dialog = page.getByRole('dialog').last();
        await expect(dialog).toBeVisible();
        await settled();
        const controls = dialog.locator(
          ':is(input:not([type=file]), select, textarea, button):not(:disabled)',
        );
        for (const control of await controls.filter({ visible: true }).all()) {
          await control.focus();
          // Not behind anything either: what is at its middle is the control.
          const isReached = await control.evaluate((element) => {
            const { x, y, width: w, height: h } = element.getBoundingClientRect();
            const found = document.elementFromPoint(
              x + w / 2,
              y + Math.min(h / 2, innerHeight / 2),
            );
            // The button that opens files is a label beside its field.
            return element.parentElement?.contains(found) ?? false;
          });
          expect(isReached, await control.evaluate(({ outerHTML }) => outerHTML)).toBe(true);
        }
        await expectAccessible(page);
        const excess = await dialog.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(excess, 'px that the popup scrolls sideways').toBe(0);
      });
    }
  });
}
