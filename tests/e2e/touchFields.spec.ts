import type { Page } from '@playwright/test';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** What an iPhone does not enlarge, in px. */
const MIN_PX = 16;

const shop = ['/', '/catalogue', '/product/3', '/quick-order', '/contact'];
const staff = [
  '/edit-producto',
  '/add-producto',
  '/edit-subfamilia/1',
  '/edit-familia#agregar',
  '/edit-stock?subfamilia=3',
  '/admin/order',
];

/** The names of the fields whose text is too small; also of those that are hidden at this width. */
const smallFields = (page: Page) =>
  page.evaluate(
    (minPx) =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"]'))
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < minPx)
        .map((field) => field.outerHTML),
    MIN_PX,
  );

for (const [who, paths] of Object.entries({ shop, staff })) {
  test(`no field of the ${who} is too small for a phone or a tablet`, async ({
    page,
    request,
    settled,
  }) => {
    if (who === 'staff') await signInStaff(page, request);
    for (const path of paths) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(path);
      await settled();
      expect(await page.locator('input, select, textarea').count(), path).toBeGreaterThan(0);
      expect(await smallFields(page), `${path} on a tablet`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await smallFields(page), `${path} on a phone`).toEqual([]);
    }
  });
}
