import { expect, test } from 'vitest';
import { ANA_IS_STAFF, AS_ANA, prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

const AS_STAFF = {
  ...AS_ANA,
  before: `${ANA_IS_STAFF}
    insert into storage.objects (bucket_id, name) values ('productsamples', 'highres/a.webp');`,
};

const VALID = [
  ['productsamples', 'highres/Camiseta Roja (1).JPG'],
  ['productsamples', 'highres/verano/2026/polo_azul-2.png'],
  ['productsamples', 'thumbnails/1790000000000_polo.jpeg'],
  ['productsamples', 'highres/verano/.placeholder'],
  ['banners', 'banner desktop/oferta_1790000000000.webp'],
  ['banners', 'banner mobile/.placeholder'],
  ['productsamples', `highres/${'a'.repeat(499)}.webp`],
] as const;

const REFUSED = [
  ['productsamples', 'camiseta.webp'],
  ['productsamples', 'otros/camiseta.webp'],
  ['productsamples', 'highresother/camiseta.webp'],
  ['productsamples', 'banner desktop/oferta.webp'],
  ['productsamples', '/highres/camiseta.webp'],
  ['productsamples', 'highres//camiseta.webp'],
  ['productsamples', 'highres/../thumbnails/a.webp'],
  ['productsamples', 'highres/a..webp'],
  ['productsamples', 'highres/.webp'],
  ['productsamples', 'highres/camiseta'],
  ['productsamples', 'highres/camiseta.svg'],
  ['productsamples', 'highres/camiseta.webp.html'],
  ['productsamples', 'highres/camiseta.webp\n'],
  ['productsamples', 'highres/niño.webp'],
  ['productsamples', 'highres/a#b.webp'],
  ['productsamples', 'highres/a\\b.webp'],
  ['productsamples', `highres/${'a'.repeat(500)}.webp`],
  ['banners', 'banner tablet/oferta.webp'],
  ['banners', 'highres/oferta.webp'],
  ['banners', 'banner desktop'],
] as const;

const INSERT = 'insert into storage.objects (bucket_id, name) values ($1, $2)';
const RENAME = `
  update storage.objects set bucket_id = $1, name = $2
  where bucket_id = 'productsamples' and name = 'highres/a.webp'
`;

test.for(VALID)('%s/%s is accepted', async (values) => {
  expect(await database.attempt(INSERT, { ...AS_STAFF, values })).toEqual({ rows: 1 });
  expect(await database.attempt(RENAME, { ...AS_STAFF, values })).toEqual({ rows: 1 });
});

test.for(REFUSED)('%s/%s is refused', async (values) => {
  const refused = { code: '42501' };
  expect(await database.attempt(INSERT, { ...AS_STAFF, values })).toMatchObject(refused);
  expect(await database.attempt(RENAME, { ...AS_STAFF, values })).toMatchObject(refused);
});
