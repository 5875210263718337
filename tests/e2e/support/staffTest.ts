import type { Locator } from '@playwright/test';
import { signInStaff } from './session.ts';
import { openShop, type StaffShop } from './staffShop.ts';
import { expect, test as base } from './test.ts';

/** A test whose page is signed in as staff, with access to what is stored. */
export const test = base.extend<{ readonly shop: StaffShop }>({
  shop: [
    async ({ page, request, baseURL }, use) => {
      await signInStaff(page, request, baseURL);
      await use(await openShop(request, baseURL));
    },
    { auto: true },
  ],
});

/** Fails unless an `img` shows its own picture, not a default one. */
export async function expectPixels(picture: Locator, storedName: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', new RegExp(`/${storedName}(\\?|$)`));
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
}
