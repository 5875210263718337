import type { Locator } from '@playwright/test';
import { signInStaff } from './session.ts';
import { openShop, type StaffShop } from './staffShop.ts';
import { expect, test as base } from './test.ts';

/** The test of a page on which staff are signed in already, with what is really stored. */
export const test = base.extend<{ readonly shop: StaffShop }>({
  shop: [
    async ({ page, request, baseURL }, use) => {
      await signInStaff(page, request, baseURL);
      await use(await openShop(request, baseURL));
    },
    { auto: true },
  ],
});

/** Fails unless an `img` shows the pixels of a picture of its own, not those of a stand-in. */
export async function expectPixels(picture: Locator, storedName: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', new RegExp(`/${storedName}(\\?|$)`));
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
}
