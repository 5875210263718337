import { expect, test } from 'vitest';
import { env } from '#config/env.ts';
import { pictureSources } from '#data/library/pictureSources.ts';

const PATH = 'productsamples/highres/roja%201.webp';
const STORED = `${env.backendUrl}/storage/v1/object/public/${PATH}`;
const RENDITION = `${env.backendUrl}/storage/v1/render/image/public/${PATH}`;

test('a stored picture comes in the requested widths', () => {
  expect(pictureSources(STORED, [120, 240])).toBe(
    `${RENDITION}?width=120&resize=contain&quality=75 120w, ${RENDITION}?width=240&resize=contain&quality=75 240w`,
  );
});

test('a version in the address stays, so that a replaced picture is not shown from the cache', () => {
  expect(pictureSources(`${STORED}?v=2`, [120])).toBe(
    `${RENDITION}?v=2&width=120&resize=contain&quality=75 120w`,
  );
});

test.each([null, '', '/banners/desktop-1.webp', 'https://elsewhere.example/a.webp'])(
  'the picture %j has no other widths',
  (url) => {
    expect(pictureSources(url, [120])).toBeUndefined();
  },
);
