import type { Page } from '@playwright/test';
import { signInStaff } from '../tests/e2e/support/session.ts';
import { expect, test } from '../tests/e2e/support/test.ts';
import { openingTime } from './taskTimes.ts';

/** How many times slower than the machine of the test a slow one is. */
const SLOWER = 4;
const MAX_MS = 500;
/** What else runs on the machine only adds to a time: the shortest one counts. */
const VISITS = 3;

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

/** Whether a form of a product is visible and filled, in the page. */
const hasForm = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
    (field) => field.value !== '' && field.type !== 'checkbox' && field.checkVisibility(),
  ).length > 3;

const OPENINGS = [
  {
    name: 'the list of products',
    from: '/edit-familia',
    link: (page: Page) => page.getByRole('link', { name: 'Productos', exact: true }),
    isShown: () =>
      [...document.querySelectorAll('[data-row-link]')].filter((row) => row.checkVisibility())
        .length >= 10,
  },
  {
    name: 'the page of a product',
    from: '/edit-producto',
    link: (page: Page) => page.locator('[data-row-link] td:nth-of-type(2)').nth(3),
    isShown: hasForm,
  },
  {
    name: 'the popup of a product',
    from: '/edit-producto',
    link: (page: Page) => page.getByRole('button', { name: /^Editar / }).nth(3),
    // Its product is read ahead, but nothing is rendered before the press.
    isShown: hasForm,
  },
];

for (const { name, from, link, isShown } of OPENINGS) {
  test(`${name} opens within 500 ms at a quarter of the speed, once the pointer rests on what opens it`, async ({
    browser,
    request,
  }) => {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      // In one context the browser would keep the compiled code of the visit before.
      const context = await browser.newContext();
      await signInStaff(context, request);
      const page = await context.newPage();
      await page.goto(from);
      await expect(page.getByRole('button', { name: /^Editar / }).nth(4)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await link(page).hover();
      await page.waitForLoadState('networkidle');
      times.push(await openingTime(page, () => link(page).click(), isShown));
      await context.close();
    }
    expect(Math.min(...times) * SLOWER).toBeLessThan(MAX_MS);
  });
}
