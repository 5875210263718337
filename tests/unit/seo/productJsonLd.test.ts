import { expect, test } from 'vitest';
import { productJsonLd } from '#domain/catalogue/productJsonLd.ts';
import { BLUE, buildProducto, buildSubfamilia, RED } from '../domain/fixtures.ts';

const SITE = 'https://tienda.example';
const SUBFAMILIA = {
  ...buildSubfamilia({ id: 10, name: 'Camiseta cuello redondo' }),
  familiaName: 'Camisetas',
};
const priced = (retail: number | null) => ({ retail, wholesale: 3000, special: null });
const RED_M = buildProducto({ id: 1, code: 'R-M', prices: priced(3500.005), imageUrls: ['/a'] });
const BLUE_L = buildProducto({ id: 2, code: 'A-L', color: BLUE, prices: priced(4200), stock: 0 });
const UNPRICED = buildProducto({ id: 3, prices: priced(null) });

function product(productos: Parameters<typeof productJsonLd>[1], text: string | null = null) {
  const pictures = text === null ? [] : ['/a'];
  const json = productJsonLd(
    { ...SUBFAMILIA, name: text ?? SUBFAMILIA.name },
    productos,
    pictures,
    text,
    {
      brand: 'Textiles Taras',
      url: `${SITE}/product/10`,
      urlOf: ({ id }) => `${SITE}/product/10?variant=${id}`,
      pictureUrl: (url) => SITE + url,
      trail: [{ name: 'Inicio', url: `${SITE}/` }],
    },
  );
  expect(json).not.toContain('<');
  return JSON.parse(json)['@graph'][0];
}

test('the structured data of an offer have retail price with IVA, code, colour, size, stock and picture', () => {
  const currency = { priceCurrency: 'CRC' };
  const data = product([RED_M, BLUE_L, UNPRICED], 'Suave');
  expect(data).toMatchObject({
    '@type': 'Product',
    category: 'Camisetas',
    image: [`${SITE}/a`],
    brand: { name: 'Textiles Taras' },
    offers: {
      ...currency,
      '@type': 'AggregateOffer',
      lowPrice: 3500.01,
      highPrice: 4200,
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  });
  expect(data.offers.offers).toEqual([
    {
      ...currency,
      '@type': 'Offer',
      sku: 'R-M',
      url: `${SITE}/product/10?variant=1`,
      price: 3500.01,
      priceSpecification: {
        ...currency,
        '@type': 'UnitPriceSpecification',
        price: 3500.01,
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/InStock',
      itemOffered: {
        '@type': 'Product',
        sku: 'R-M',
        name: 'Camiseta cuello redondo',
        color: RED.name,
        size: 'M',
        image: `${SITE}/a`,
      },
    },
    expect.objectContaining({ sku: 'A-L', availability: 'https://schema.org/OutOfStock' }),
  ]);
});

test('structured data leave out a missing price, colour, size, picture or description', () => {
  const none = product([UNPRICED]);
  for (const key of ['offers', 'image', 'description']) expect(none).not.toHaveProperty(key);
  const { offers } = product([{ ...BLUE_L, color: null, tallaId: null }]);
  expect(offers.availability).toBe('https://schema.org/OutOfStock');
  expect(Object.keys(offers.offers[0].itemOffered)).toEqual(['@type', 'sku', 'name']);
});

test.each(['</script><script>alert(1)</script>', `"comillas" 'simples' \\ & 🧵 \u2028`])(
  'the name %s stays text inside a script element',
  (text) => {
    expect(product([RED_M], text)).toMatchObject({ name: text, description: text });
  },
);
