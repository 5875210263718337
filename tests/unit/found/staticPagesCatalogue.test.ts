import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../../scripts/vite/staticPagesCatalogue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('bad inputs', () => {
  test('a row that cannot be read is left out alone', async () => {
    const good = {
      id: 1,
      nombre: 'Camiseta',
      thumbnail: null,
      familia: { id: 2, nombre: 'Camisetas' },
      producto: [{ precio1: 'NaN' }, { precio1: '3500.00' }],
    };
    const pages = [[null, {}, { ...good, nombre: null }, { ...good, familia: null }, good], []];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(pages.shift())));
    const entries = await readCatalogue('https://backend.example', 'key');
    expect(entries).toEqual([
      {
        id: 1,
        name: 'Camiseta',
        familiaId: 2,
        familiaName: 'Camisetas',
        thumbnail: null,
        fromPrice: 3500,
      },
    ]);
  });
});
