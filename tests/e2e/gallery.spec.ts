import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const PRODUCT = '/product/1';
const { gallery } = texts.es.product;

const enlargeButton = (page: Page) => page.getByRole('button', { name: gallery.enlarge });
const enlarged = (page: Page) => page.getByRole('dialog', { name: gallery.enlarged.label });
const counterOf = (view: Locator) => view.locator('.yarl__counter');
const placeOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  });

type Point = readonly [x: number, y: number];

/** Moves fingers by Chrome's DevTools protocol, each from one point to another: Playwright can only tap. */
async function moveFingers(page: Page, ...paths: readonly (readonly [Point, Point])[]) {
  const session = await page.context().newCDPSession(page);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const touchPoints = paths.map(([from, to], id) => ({
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      id,
    }));
    const type = part === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('enlarged pictures can be opened, turned, shown in full screen and closed by keyboard, and closed by Back', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const button = enlargeButton(page);
  await button.focus();
  const scrollBefore = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const view = enlarged(page);
  // Waits until the view is open: before that, the keys scroll the page.
  await expect(counterOf(view)).toHaveText(/^1 \/ /);
  for (const [key, place] of [
    ['PageDown', /^1 \/ /],
    ['End', /^1 \/ /],
    ['ArrowRight', /^2 \/ /],
    ['ArrowRight', /^3 \/ /],
    ['ArrowLeft', /^2 \/ /],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counterOf(view)).toHaveText(place);
  }
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await view.getByRole('button', { name: gallery.enlarged.enterFullscreen }).press('Enter');
  await expect.poll(isFullscreen).toBe(true);
  await view.getByRole('button', { name: gallery.enlarged.exitFullscreen }).press('Enter');
  await expect.poll(isFullscreen).toBe(false);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  await expect(page.getByText(/^2 \/ /)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/1(\?[^#]*)?$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap enlarges the picture, two fingers zoom into it, and one finger moves it', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await enlargeButton(page).tap({ position: { x: 40, y: 60 } });
    const picture = enlarged(page).locator('.yarl__slide_current img');
    await expect(picture).toBeVisible();
    const { x, y, width } = await placeOf(picture);
    await moveFingers(
      page,
      [
        [x - 20, y],
        [x - 120, y],
      ],
      [
        [x + 20, y],
        [x + 120, y],
      ],
    );
    await expect.poll(async () => (await placeOf(picture)).width).toBeGreaterThan(width * 1.5);
    // Tries again: the view ignores a finger as long as it could be the second one of a double tap.
    const left = (await placeOf(picture)).x;
    await expect(async () => {
      await moveFingers(page, [
        [x, y],
        [x + 60, y],
      ]);
      expect((await placeOf(picture)).x).toBeGreaterThan(left + 20);
    }).toPass();
  });
});
