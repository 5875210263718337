import { expect, test } from 'vitest';
import { toAssetUrl } from '#data/http/columns.ts';

test.each([
  ['https://a.cr/banner mobile/x.webp', 'https://a.cr/banner%20mobile/x.webp'],
  ['https://a.cr/banner%20mobile/x.webp?v=1', 'https://a.cr/banner%20mobile/x.webp?v=1'],
  [' https://a.cr/x.webp', null],
  ['https://a.cr/año "1".webp ', 'https://a.cr/a%C3%B1o%20%221%22.webp'],
  ['/banner mobile/100%.webp', '/banner%20mobile/100%.webp'],
  ['//a.cr/x.webp', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('the address %j goes into a page as %j', (stored, shown) => {
  expect(toAssetUrl(stored)).toBe(shown);
});

test('a path of the storage is encoded too', () => {
  expect(toAssetUrl('/storage/v1/object/public/banners/a b.webp')).toMatch(
    /\/storage\/v1\/object\/public\/banners\/a%20b\.webp$/,
  );
});
