import { expect, test } from 'vitest';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/pictures/storedPicture.ts';

test.each([
  ['foto.jpeg', true, true],
  ['foto.webp', true, true],
  ['FOTO.WEBP', true, true],
  ['foto.gif', true, false],
  ['.placeholder', false, false],
  ['.webp', false, false],
  ['foto.svg', false, false],
  ['foto.webp.html', false, false],
  ['foto.', false, false],
])('%j: a picture %s, a thumbnail %s', (name, isPicture, isThumbnail) => {
  expect(isPictureName(name)).toBe(isPicture);
  expect(isPictureName(name, THUMBNAIL_ENDINGS)).toBe(isThumbnail);
});

test.each([
  ['1790000000123_gorra_azul.webp', 'gorra_azul.webp'],
  ['gorra_azul.webp', 'gorra_azul.webp'],
  ['1790000000123.webp', '1790000000123.webp'],
  ['1790000000123_.webp', '1790000000123_.webp'],
])('%s is shown as %s', (name, shown) => {
  expect(shownPictureName(name)).toBe(shown);
});
