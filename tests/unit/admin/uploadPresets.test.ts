import { expect, test, vi } from 'vitest';
import { BANNER, LIBRARY, THUMBNAIL } from '#features/admin/shared/upload/presets.ts';

const MIB = 1024 ** 2;
const WEBP = 'image/webp';

test('a library picture becomes a webp of 1200 px that replaces one of its name', () => {
  const name = { folder: 'highres/gorras', base: 'azul' };
  expect(LIBRARY.limits(name, 'image/png')).toEqual({
    maxBytes: 5 * MIB,
    maxSidePx: 1200,
    type: WEBP,
    quality: 0.8,
  });
  expect(LIBRARY.pathOf(name, WEBP)).toBe('highres/gorras/azul.webp');
  expect(LIBRARY.storing).toEqual({ overwrite: true });
});

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  [WEBP, WEBP],
  ['image/gif', WEBP],
  ['image/svg+xml', WEBP],
])('a thumbnail of type %s becomes %s, of 512 px and 1 MB', (type, stored) => {
  expect(THUMBNAIL.limits('a.jpg', type)).toMatchObject({
    maxBytes: MIB,
    maxSidePx: 512,
    type: stored,
  });
});

test.each([
  ['desktop', 3840],
  ['mobile', 1600],
] as const)('a banner for %s becomes a webp of %i px and 1 MB', (layout, maxSidePx) => {
  expect(BANNER.limits({ fileName: 'a.jpg', layout }, 'image/png')).toMatchObject({
    maxBytes: MIB,
    maxSidePx,
    type: WEBP,
  });
});

test('thumbnails and banners of one name and time get different paths and replace nothing', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_123);
  const paths = [
    THUMBNAIL.pathOf('a.jpg', WEBP),
    THUMBNAIL.pathOf('a.jpg', WEBP),
    BANNER.pathOf({ fileName: 'a.jpg', layout: 'mobile' }, WEBP),
  ];
  expect(paths).toEqual([
    'thumbnails/1790000000123_a.webp',
    'thumbnails/1790000000124_a.webp',
    'banner mobile/a_1790000000125.webp',
  ]);
  expect(THUMBNAIL.storing).toEqual({ overwrite: false });
  expect(BANNER.storing).toEqual({ overwrite: false, bucket: 'banners' });
});
