import { expect, test } from 'vitest';
import {
  bannerFileFault,
  bannerPath,
  bannerSizeHints,
  bannerTimeMs,
  shownBannerName,
} from '#domain/pictures/bannerFile.ts';
import type { PictureHeader } from '#domain/pictures/pictureHeader.ts';

const TIME = 1_790_000_000_123;
const jpeg = (width: number, height: number): PictureHeader => ({
  type: 'image/jpeg',
  size: { width, height },
});

test.each([
  ['promo.webp', 'desktop', 'banner desktop/promo_1790000000123.webp'],
  ['promo.webp', 'mobile', 'banner mobile/promo_1790000000123.webp'],
  ['Promoción Niños.JPG', 'desktop', 'banner desktop/Promocion_Ninos_1790000000123.webp'],
  ['../../secreto.png', 'mobile', 'banner mobile/secreto_1790000000123.webp'],
  ['', 'desktop', 'banner desktop/__1790000000123.webp'],
] as const)('%j for %s is stored as %s', (name, layout, path) => {
  expect(bannerPath(name, 'image/webp', layout, TIME)).toBe(path);
});

test('the ending follows the type when a browser cannot write webp', () => {
  expect(bannerPath('a.jpg', 'image/png', 'desktop', TIME)).toMatch(/_1790000000123\.png$/);
});

test.each([
  ['banner desktop/promo_1790000000123.webp', 'promo.webp'],
  ['banner desktop/promo_2.v1_1790000000123.png', 'promo_2.v1.png'],
  ['banner mobile/a/verano 2026.webp', 'verano 2026.webp'],
  ['banner mobile/verano_2026.webp', 'verano_2026.webp'],
])('%s is shown as %s', (path, name) => {
  expect(shownBannerName(path)).toBe(name);
});

test.each([
  [1920, 600, 'desktop', []],
  [1930, 600, 'desktop', []],
  [1920, 640, 'desktop', ['otherShape']],
  [1280, 400, 'desktop', ['small']],
  [640, 800, 'desktop', ['small', 'otherShape']],
  [4000, 3000, 'desktop', ['otherShape']],
  [640, 800, 'mobile', []],
] as const)('%i × %i px for %s have the hints %j', (width, height, layout, hints) => {
  expect(bannerSizeHints({ width, height }, layout)).toEqual(hints);
});

test.each([
  ['no bytes', 'image/jpeg', 0, null, 'empty'],
  ['a text called photo', 'image/jpeg', 9, null, 'notImage'],
  ['a drawing', 'image/svg+xml', 9, null, 'otherFormat'],
  ['a picture', 'image/jpeg', 9, jpeg(1920, 600), null],
  ['a picture of unknown size', 'image/png', 9, { type: 'image/png', size: null }, null],
  ['a picture with another ending', 'text/plain', 9, jpeg(1, 1), null],
  ['a picture of 900 megapixels', 'image/png', 9, jpeg(30_000, 30_000), 'tooLarge'],
  ['a file of 41 MB', 'image/jpeg', 41 * 1024 ** 2, jpeg(1920, 600), 'tooLarge'],
] as const)('the fault of %s (%s)', (_what, type, bytes, header, fault) => {
  expect(bannerFileFault(type, bytes, header)).toBe(fault);
});

test.each([
  [bannerPath('a.png', 'image/webp', 'desktop', TIME), TIME],
  ['banner desktop/verano_2026.webp', null],
])('%s was uploaded at %j', (path, timeMs) => {
  expect(bannerTimeMs(path)).toBe(timeMs);
});
