import type { Locator } from '@playwright/test';
import { signInStaff } from './session.ts';
import { openShop, type StaffShop } from './staffShop.ts';
import { expect, test as base } from './test.ts';

type StaffFixtures = {
  readonly shop: StaffShop;
  /** Adds a subfamilia. @returns its id */
  readonly addSubfamilia: (nombre: string) => Promise<number>;
};

/** A test whose page is signed in as staff, with access to what is stored in the shop of its file. */
export const test = base.extend<StaffFixtures>({
  hasOwnShop: true,
  shop: [
    async ({ page, request }, use) => {
      await use(openShop(request, await signInStaff(page, request)));
    },
    { auto: true },
  ],
  addSubfamilia: ({ shop }, use) =>
    use((nombre) => shop.addRow('subfamilia', { nombre, familia_id: 2 })),
});

/** Fails unless an `img` shows its own picture, not a default one. */
export async function expectPixels(picture: Locator, storedName: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', new RegExp(`/${storedName}(\\?|$)`));
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
}
