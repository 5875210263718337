import { expect, test } from 'vitest';
import { env } from '#config/env.ts';
import { pictureSources } from '#data/library/pictureSources.ts';

const PATH = 'productsamples/highres/roja%201.webp';
const STORED = `${env.backendUrl}/storage/v1/object/public/${PATH}`;
const DRAWN = `${env.backendUrl}/storage/v1/render/image/public/${PATH}`;

test('a stored picture comes in the widths asked for', () => {
  expect(pictureSources(STORED, [120, 240])).toBe(
    `${DRAWN}?width=120&resize=contain&quality=75 120w, ${DRAWN}?width=240&resize=contain&quality=75 240w`,
  );
});

test('a version in its address stays: a replaced picture is not shown from the cache', () => {
  expect(pictureSources(`${STORED}?v=2`, [120])).toBe(
    `${DRAWN}?v=2&width=120&resize=contain&quality=75 120w`,
  );
});

test.each([null, '', '/banners/desktop-1.webp', 'https://elsewhere.example/a.webp'])(
  'the picture %j comes as it is',
  (url) => {
    expect(pictureSources(url, [120])).toBeUndefined();
  },
);
