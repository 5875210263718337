import { beforeAll, describe } from 'vitest';
import { findAll, findByCode, findFirst, suggest } from '#data/search/read.ts';
import { listVariants } from '#data/variants/read.ts';
import { useBackend } from '#tests/backend.ts';
import { FILL_MS, measure, shopOf } from './measure.ts';

// Measures the store's search with 5,000 subfamilias and 100,000 products. Limit: 200 ms for the first results.

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(shopOf(5000));
}, FILL_MS);

describe('the suggestions of the search field', () => {
  measure('a word that every fifth product has', () => suggest('camisetas'));
  measure('three words that few products have', () => suggest('polo 4711 azul'));
  measure('a word that every product has', () => suggest('algodón'));
  measure('hostile text', () => suggest('%_\\,(){}*"'));
});

describe('the first results of the catalogue', () => {
  measure('a word that every product has', () => findFirst('algodón'));
  measure('three words that few products have', () => findFirst('polo 4711 azul'));
  measure('a whole code', () => findByCode('cam-4711-3xl'));
});

describe('the other results and the filters', () => {
  measure('all results of two words that 4,000 products have', () => findAll('camisetas negras'));
  measure('the variants of all subfamilias, for the filters', () => listVariants());
});
