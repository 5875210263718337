import type { Locator } from '@playwright/test';
import { removeSubfamilia } from './ownSubfamilia.ts';
import { signInStaff } from './session.ts';
import { openShop, type StaffShop } from './staffShop.ts';
import { expect, test as base } from './test.ts';

type StaffFixtures = {
  readonly shop: StaffShop;
  /** Adds a subfamilia, which is removed after the test with all of its productos. @returns its id */
  readonly addSubfamilia: (nombre: string) => Promise<number>;
};

/** A test whose page is signed in as staff, with access to what is stored. */
export const test = base.extend<StaffFixtures>({
  shop: [
    async ({ page, request, baseURL }, use) => {
      await use(openShop(request, await signInStaff(page, request, baseURL)));
    },
    { auto: true },
  ],
  addSubfamilia: async ({ shop }, use) => {
    const ids: number[] = [];
    await use(async (nombre) => {
      const id = await shop.addRow('subfamilia', { nombre, familia_id: 2 });
      ids.push(id);
      return id;
    });
    for (const id of ids) await removeSubfamilia(shop, id);
  },
});

/** Fails unless an `img` shows its own picture, not a default one. */
export async function expectPixels(picture: Locator, storedName: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', new RegExp(`/${storedName}(\\?|$)`));
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(0);
}
