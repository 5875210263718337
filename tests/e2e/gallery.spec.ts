import type { Locator, Page } from '@playwright/test';
import { expect, test, useLanguage } from './support/test.ts';
import { signInStaff } from './support/session.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { languages, texts } from './support/texts.ts';

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
const stageOf = (page: Page) =>
  page
    .getByRole('region', { name: /^Imágenes de/ })
    .getByRole('img')
    .first();

/** Opens the pictures, and waits for the one on show. */
async function openEnlarged(page: Page): Promise<Locator> {
  await page.goto(PRODUCT);
  await enlargeButton(page).click({ position: { x: 40, y: 60 } });
  const view = enlarged(page);
  await expect(pictureOf(view)).toBeVisible();
  return view;
}

/**
 * A measure that came out the same twice, further apart than the two taps of a double tap: the
 * next finger begins a gesture of its own.
 */
async function atRest(measure: () => Promise<number>): Promise<number> {
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

/** Fingers on the screen, by the protocol of the browser: Playwright's own only taps. */
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

test('the pictures are enlarged, turned and left by keyboard alone', async ({ page }) => {
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

test('Back closes the enlarged pictures and stays on the product', async ({ page }) => {
  const view = await openEnlarged(page);
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/1(\?[^#]*)?$/);
});

test('the page behind the enlarged pictures does not scroll', async ({ page }) => {
  const view = await openEnlarged(page);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(view).toBeVisible();
  expect(await atRest(() => page.evaluate(() => scrollY))).toBe(before);
});

test('the enlarged pictures fill the screen and give it back', async ({ page }) => {
  const view = await openEnlarged(page);
  await view.getByRole('button', { name: gallery.enlarged.enterFullscreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  const counter = await counterOf(view).innerText();
  await view.getByRole('button', { name: gallery.next }).click();
  await expect(counterOf(view)).not.toHaveText(counter);
  await view.getByRole('button', { name: gallery.enlarged.exitFullscreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
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

  test('two fingers zoom into the picture, one moves it', async ({ page }) => {
    const picture = pictureOf(await openEnlarged(page));
    const { x, y } = await centreOf(picture);
    const before = await widthOf(picture);
    const fingers = await fingersOf(page);
    await fingers.move(
      { from: [x - 20, y], to: [x - 120, y] },
      { from: [x + 20, y], to: [x + 120, y] },
    );
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 1.5);
    const left = await atRest(async () => (await centreOf(picture)).x);
    await fingers.move({ from: [x, y], to: [x + 60, y] });
    await expect.poll(async () => (await centreOf(picture)).x).toBeGreaterThan(left + 20);
  });

  test('a finger swipes the gallery from 50 px on, without enlarging', async ({ page }) => {
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

  test('a tap on the picture enlarges it', async ({ page }) => {
    await page.goto(PRODUCT);
    await enlargeButton(page).tap({ position: { x: 40, y: 60 } });
    await expect(enlarged(page)).toBeVisible();
  });
});

test(
  'no picture of the gallery is loaded larger than it is shown',
  { tag: '@wide' },
  async ({ page, isMobile, settled }) => {
    const drawn: number[] = [];
    const whole: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/render/image/')) drawn.push(Number(searchParams.get('width')));
      if (pathname.includes('/object/public/')) whole.push(pathname);
    });
    await page.goto(PRODUCT);
    // The stage and at least one thumbnail.
    await expect.poll(() => drawn.length).toBeGreaterThan(1);
    await settled();
    expect(whole).toEqual([]);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(isMobile ? 400 : 800);
  },
);

for (const [what, body, status] of [
  ['missing', 'gone', 404],
  ['of 0 bytes', '', 200],
] as const) {
  test(`a picture that is ${what} gives way to the default one, and nothing moves`, async ({
    page,
    expectConsoleError,
    settled,
  }) => {
    if (status === 404) expectConsoleError(/404/);
    await watchShifts(page);
    await page.route(/\/storage\/v1\/(render\/image|object)\/public\//, (route) =>
      route.fulfill({ status, body, contentType: 'image/webp' }),
    );
    await page.goto(PRODUCT);
    await expect(stageOf(page)).toHaveAttribute('src', '/default-image.webp');
    await settled();
    expect(await shiftsOf(page)).toBe(0);
    await enlargeButton(page).click({ position: { x: 40, y: 60 } });
    await expect(pictureOf(enlarged(page))).toHaveAttribute('src', '/default-image.webp');
  });
}

test('nothing moves while the pictures come slowly', async ({ page, settled }) => {
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

test('without the code of the enlarged pictures the gallery says so and goes on', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/EnlargedPictures|load enlarged pictures|ERR_FAILED/);
  await page.route(/EnlargedPictures-.*\.js/, (route) => route.abort());
  await page.goto(PRODUCT);
  await enlargeButton(page).click({ position: { x: 40, y: 60 } });
  await expect(page.getByText(gallery.enlargeFailed)).toBeVisible();
  await page.getByRole('button', { name: gallery.next }).click();
  await expect(page.getByText(/^2 \/ /)).toBeVisible();
});

for (const language of languages) {
  const { download } = texts[language].product;

  test(`the staff download the picture on show as webp (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await useLanguage(page, language);
    await signInStaff(page, request, baseURL);
    await page.goto(PRODUCT);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: download.action }).click();
    expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+\.webp$/);
    await expect(page.getByText(download.saved)).toBeVisible();
    await expect(page.getByText(download.saved)).toHaveCount(0);
  });

  test(`a visitor is offered no download, and no code of it (${language})`, async ({
    page,
    settled,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await useLanguage(page, language);
    await page.goto(PRODUCT);
    await expect(
      page.getByRole('button', { name: texts[language].product.gallery.enlarge }),
    ).toBeVisible();
    await settled();
    await expect(page.getByRole('button', { name: download.action })).toHaveCount(0);
    expect(scripts.filter((url) => /\/(supabase|EnlargedPictures)-/.test(url))).toEqual([]);
  });
}
