import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const PRODUCT = '/product/1';
const { gallery } = texts.es.product;

const enlargeButton = (page: Page) => page.getByRole('button', { name: gallery.enlarge });
const enlarged = (page: Page) => page.getByRole('dialog', { name: gallery.enlarged.label });
const pictureOf = (view: Locator) => view.locator('.yarl__slide_current img');
const counterOf = (view: Locator) => view.locator('.yarl__counter');
const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;
const centreOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};
/** Touches of several fingers, by the protocol of the browser: Playwright can only tap. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    /** @param paths of each finger, from where to where */
    async move(...paths: { from: [number, number]; to: [number, number] }[]) {
      const at = (part: number) =>
        paths.map(({ from, to }, id) => ({
          x: from[0] + (to[0] - from[0]) * part,
          y: from[1] + (to[1] - from[1]) * part,
          id,
        }));
      await send('touchStart', at(0));
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(part));
      await send('touchEnd', []);
    },
  };
}

test('the enlarged pictures are opened, browsed, shown on the whole screen and closed by keyboard, and by Back', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const button = enlargeButton(page);
  await button.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  const view = enlarged(page);
  // Until it is open, the keys scroll the page.
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
  const isWhole = () => page.evaluate(() => document.fullscreenElement !== null);
  await view.getByRole('button', { name: gallery.enlarged.enterFullscreen }).press('Enter');
  await expect.poll(isWhole).toBe(true);
  await view.getByRole('button', { name: gallery.enlarged.exitFullscreen }).press('Enter');
  await expect.poll(isWhole).toBe(false);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page.getByText(/^2 \/ /)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/1(\?[^#]*)?$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap enlarges the picture, two fingers zoom in, and one finger moves it', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await enlargeButton(page).tap({ position: { x: 40, y: 60 } });
    const picture = pictureOf(enlarged(page));
    await expect(picture).toBeVisible();
    const { x, y } = await centreOf(picture);
    const before = await widthOf(picture);
    const fingers = await fingersOf(page);
    await fingers.move(
      { from: [x - 20, y], to: [x - 120, y] },
      { from: [x + 20, y], to: [x + 120, y] },
    );
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 1.5);
    // While it could still be the second half of a double tap, a finger moves nothing.
    const left = (await centreOf(picture)).x;
    await expect(async () => {
      await fingers.move({ from: [x, y], to: [x + 60, y] });
      expect((await centreOf(picture)).x).toBeGreaterThan(left + 20);
    }).toPass();
  });
});
