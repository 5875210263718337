import { expect, test } from 'vitest';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { productJsonLd, type ProductPlace } from '#domain/catalogue/productJsonLd.ts';
import { BLUE, buildProducto, RED } from '../domain/fixtures.ts';

const SUBFAMILIA: Subfamilia = {
  id: 10,
  name: 'Camiseta cuello redondo',
  familiaId: 1,
  familiaName: 'Camisetas',
  thumbnailUrl: null,
};
const SITE = 'https://tienda.example';
const PLACE: ProductPlace = {
  brand: 'Textiles Taras',
  url: `${SITE}/product/10`,
  urlOf: ({ id }) => `${SITE}/product/10?variant=${id}`,
  pictureUrl: (url) => SITE + url,
  trail: [
    { name: 'Inicio', url: `${SITE}/` },
    { name: 'Camisetas', url: `${SITE}/catalogue?familia=1` },
  ],
};
const RED_M = buildProducto({
  id: 1,
  code: 'CAM-R-M',
  prices: { retail: 3500.005, wholesale: 3000, special: null },
  imageUrls: ['/roja.webp'],
});
const BLUE_L = buildProducto({
  id: 2,
  code: 'CAM-A-L',
  color: BLUE,
  tallaId: 'L',
  prices: { retail: 4200, wholesale: null, special: null },
  stock: 0,
});
const UNPRICED = buildProducto({ id: 3, prices: { retail: null, wholesale: 5, special: 5 } });

function graph(...args: Parameters<typeof productJsonLd>) {
  const [product, breadcrumbs] = JSON.parse(productJsonLd(...args))['@graph'];
  return { product, breadcrumbs };
}

test('an offer has retail price with IVA, code, colour, size, stock and picture', () => {
  const { product } = graph(SUBFAMILIA, [RED_M, BLUE_L], ['/roja.webp'], 'Suave', PLACE);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Camiseta cuello redondo',
    category: 'Camisetas',
    description: 'Suave',
    image: ['https://tienda.example/roja.webp'],
    brand: { name: 'Textiles Taras' },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CRC',
      lowPrice: 3500.01,
      highPrice: 4200,
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  });
  expect(product.offers.offers).toEqual([
    {
      '@type': 'Offer',
      sku: 'CAM-R-M',
      url: 'https://tienda.example/product/10?variant=1',
      price: 3500.01,
      priceCurrency: 'CRC',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 3500.01,
        priceCurrency: 'CRC',
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/InStock',
      itemOffered: {
        '@type': 'Product',
        sku: 'CAM-R-M',
        name: 'Camiseta cuello redondo',
        color: RED.name,
        size: 'M',
        image: 'https://tienda.example/roja.webp',
      },
    },
    expect.objectContaining({ sku: 'CAM-A-L', availability: 'https://schema.org/OutOfStock' }),
  ]);
});

test('a variant without a price is not an offer', () => {
  const some = graph(SUBFAMILIA, [RED_M, UNPRICED], [], null, PLACE).product;
  expect(some.offers.offerCount).toBe(1);
  const none = graph(SUBFAMILIA, [UNPRICED], [], null, PLACE).product;
  for (const key of ['offers', 'image', 'description']) expect(none).not.toHaveProperty(key);
});

test('a product is out of stock when every variant is, and omits a missing colour and size', () => {
  const plain = { ...BLUE_L, color: null, tallaId: null };
  const { offers } = graph(SUBFAMILIA, [plain], [], null, PLACE).product;
  expect(offers.availability).toBe('https://schema.org/OutOfStock');
  expect(Object.keys(offers.offers[0].itemOffered)).toEqual(['@type', 'sku', 'name']);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  `"comillas" 'simples' \\ & 🧵 \u2028`,
  'x'.repeat(300),
])('the name %s stays text inside a script element', (name) => {
  const text = productJsonLd({ ...SUBFAMILIA, name }, [RED_M], [], name, PLACE);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0]).toMatchObject({ name, description: name });
});
