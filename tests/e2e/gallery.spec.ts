import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { signInStaff } from './support/session.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { texts } from './support/texts.ts';

const PRODUCT = '/product/1';
const { download, gallery } = texts.es.product;

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
const stageOf = (page: Page) =>
  page
    .getByRole('region', { name: /^Imágenes de/ })
    .getByRole('img')
    .first();

/** Opens the enlarged pictures, and waits for the current one. */
async function openEnlarged(page: Page): Promise<Locator> {
  await page.goto(PRODUCT);
  await enlargeButton(page).click({ position: { x: 40, y: 60 } });
  const view = enlarged(page);
  await expect(pictureOf(view)).toBeVisible();
  return view;
}

/**
 * Waits until a measure is the same twice. The pause between is longer than that of a double tap,
 * so that the next touch starts a new gesture.
 */
async function settledValue(measure: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await measure();
        return last === before;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
}

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

test('the enlarged pictures are opened, browsed and closed by keyboard alone', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = enlargeButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const view = enlarged(page);
  await expect(counterOf(view)).toHaveText(/^1 \/ /);
  await page.keyboard.press('ArrowRight');
  await expect(counterOf(view)).toHaveText(/^2 \/ /);
  await page.keyboard.press('ArrowRight');
  await expect(counterOf(view)).toHaveText(/^3 \/ /);
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(view)).toHaveText(/^2 \/ /);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.getByText(/^2 \/ /)).toBeVisible();
});

test('the page behind the enlarged pictures does not scroll, full screen works, and Back closes them', async ({
  page,
}) => {
  const view = await openEnlarged(page);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(view).toBeVisible();
  expect(await settledValue(() => page.evaluate(() => scrollY))).toBe(before);

  await view.getByRole('button', { name: gallery.enlarged.enterFullscreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const counter = await counterOf(view).innerText();
  await view.getByRole('button', { name: gallery.next }).click();
  await expect(counterOf(view)).not.toHaveText(counter);
  await view.getByRole('button', { name: gallery.enlarged.exitFullscreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);

  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/1(\?[^#]*)?$/);
});

test(
  'the wheel of a mouse zooms into the picture and out again',
  { tag: '@wide' },
  async ({ page }) => {
    const picture = pictureOf(await openEnlarged(page));
    const before = await widthOf(picture);
    await picture.hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 1.1);
    await page.mouse.wheel(0, 4_000);
    await expect.poll(() => widthOf(picture)).toBeCloseTo(before, 0);
  },
);

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
    const left = await settledValue(async () => (await centreOf(picture)).x);
    await fingers.move({ from: [x, y], to: [x + 60, y] });
    await expect.poll(async () => (await centreOf(picture)).x).toBeGreaterThan(left + 20);
  });

  test('a swipe of 50 px or more shows the next picture', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.getByText(/^1 \/ /)).toBeVisible();
    const { x, y } = await centreOf(stageOf(page));
    const fingers = await fingersOf(page);
    await fingers.move({ from: [x, y], to: [x - 45, y] });
    await expect(page.getByText(/^1 \/ /)).toBeVisible();
    await fingers.move({ from: [x, y], to: [x - 60, y] });
    await expect(page.getByText(/^2 \/ /)).toBeVisible();
    await expect(enlarged(page)).toHaveCount(0);
  });
});

test(
  'no picture of the gallery is loaded larger than it is shown',
  { tag: '@wide' },
  async ({ page, isMobile, settled }) => {
    const resized: number[] = [];
    const whole: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/render/image/')) resized.push(Number(searchParams.get('width')));
      if (pathname.includes('/object/public/')) whole.push(pathname);
    });
    await page.goto(PRODUCT);
    // The large picture and at least one thumbnail.
    await expect.poll(() => resized.length).toBeGreaterThan(1);
    await settled();
    expect(whole).toEqual([]);
    expect(Math.max(...resized)).toBeLessThanOrEqual(isMobile ? 400 : 800);
  },
);

test('a picture that is missing is replaced by the default one, and nothing moves', async ({
  page,
  expectConsoleError,
  settled,
}) => {
  expectConsoleError(/404/);
  await watchShifts(page);
  await page.route(/\/storage\/v1\/(render\/image|object)\/public\//, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto(PRODUCT);
  await expect(stageOf(page)).toHaveAttribute('src', '/default-image.webp');
  await settled();
  expect(await shiftsOf(page)).toBe(0);
  await enlargeButton(page).click({ position: { x: 40, y: 60 } });
  await expect(pictureOf(enlarged(page))).toHaveAttribute('src', '/default-image.webp');
});

test('nothing moves while the pictures load slowly', async ({ page, settled }) => {
  await watchShifts(page);
  await page.route(/\/storage\/v1\/render\/image\/public\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(PRODUCT);
  await expect(enlargeButton(page)).toBeVisible();
  await settled();
  await expect
    .poll(() => stageOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shiftsOf(page)).toBe(0);
});

test('the staff download the current picture as webp', async ({ page, request }) => {
  await signInStaff(page, request);
  await page.goto(PRODUCT);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: download.action }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+\.webp$/);
  await expect(page.getByText(download.saved)).toBeVisible();
  await expect(page.getByText(download.saved)).toHaveCount(0);
});

test('a visitor gets no download button, and no code of it', async ({ page, settled }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(PRODUCT);
  await expect(enlargeButton(page)).toBeVisible();
  await settled();
  await expect(page.getByRole('button', { name: download.action })).toHaveCount(0);
  expect(scripts.filter((url) => /\/(supabase|EnlargedPictures)-/.test(url))).toEqual([]);
});
