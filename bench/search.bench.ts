import { beforeAll, describe } from 'vitest';
import { findAll, findByCode, findFirst, suggest } from '#data/search/read.ts';
import { listVariants } from '#data/variants/read.ts';
import { useBackend } from '#tests/backend.ts';
import { FILL_MS, measure, shopOf } from './measure.ts';

// Times of the search of the store with 5,000 subfamilias and 100,000 products. The first results may
// take 200 ms.

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(shopOf(5000));
}, FILL_MS);

describe('what the field suggests', () => {
  measure('a word that every fifth product has', () => suggest('camisetas'));
  measure('three words that few have', () => suggest('polo 4711 azul'));
  measure('a word that every product has', () => suggest('algodón'));
  measure('hostile text', () => suggest('%_\\,(){}*"'));
});

describe('the first results of the catalogue', () => {
  measure('a word that every product has', () => findFirst('algodón'));
  measure('three words that few have', () => findFirst('polo 4711 azul'));
  measure('a whole code', () => findByCode('cam-4711-3xl'));
});

describe('what follows', () => {
  measure('all results of two words that 4,000 products have', () => findAll('camisetas negras'));
  measure('the variants of all subfamilias, for the filters', () => listVariants());
});
