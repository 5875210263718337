import { roundColones } from '../prices/money.ts';
import { isPrice } from '../prices/pricing.ts';
import type { Producto, Subfamilia } from './catalogue.ts';

/** Brand, absolute URLs and breadcrumbs of a product. */
export type ProductPlace = {
  readonly brand: string;
  /** The canonical page of the product. */
  readonly url: string;
  /** The page with this producto chosen. */
  readonly urlOf: (producto: Producto) => string;
  /** Makes the stored address of a picture absolute. */
  readonly pictureUrl: (url: string) => string;
  /** Breadcrumbs from the home page to the familia; {@link productJsonLd} adds the product. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
};

function availability(stock: number): string {
  return `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;
}

function offerOf(producto: Producto, price: number, place: ProductPlace) {
  const { code, name, color, tallaId, stock, imageUrls } = producto;
  return {
    '@type': 'Offer',
    sku: code,
    url: place.urlOf(producto),
    price,
    priceCurrency: 'CRC',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'CRC',
      valueAddedTaxIncluded: true,
    },
    availability: availability(stock),
    itemOffered: {
      '@type': 'Product',
      sku: code,
      name,
      ...(color && { color: color.name }),
      ...(tallaId !== null && { size: tallaId }),
      ...(imageUrls[0] !== undefined && { image: place.pictureUrl(imageUrls[0]) }),
    },
  };
}

function offersOf(productos: readonly Producto[], place: ProductPlace) {
  const offers = productos.flatMap((producto) => {
    const { retail } = producto.prices;
    return isPrice(retail) ? [offerOf(producto, roundColones(retail), place)] : [];
  });
  if (offers.length === 0) return null;
  const prices = offers.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'CRC',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    availability: availability(productos.reduce((sum, { stock }) => sum + stock, 0)),
    offers,
  };
}

/**
 * Describes a product and its breadcrumbs for search engines (schema.org, JSON-LD). Every variant with a retail price
 * is an offer, with code, colour, size, availability and the price in colones, IVA included.
 *
 * @param description `null`: none
 * @param pictureUrls stored addresses of the product's pictures
 * @returns the document as text that may stand inside a script element
 */
export function productJsonLd(
  subfamilia: Subfamilia,
  productos: readonly Producto[],
  pictureUrls: readonly string[],
  description: string | null,
  place: ProductPlace,
): string {
  const offers = offersOf(productos, place);
  const product = {
    '@type': 'Product',
    '@id': place.url,
    name: subfamilia.name,
    category: subfamilia.familiaName,
    url: place.url,
    brand: { '@type': 'Brand', name: place.brand },
    ...(description !== null && { description }),
    ...(pictureUrls.length > 0 && { image: pictureUrls.map(place.pictureUrl) }),
    ...(offers && { offers }),
  };
  const steps = [...place.trail, { name: subfamilia.name, url: place.url }];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  const document = { '@context': 'https://schema.org', '@graph': [product, breadcrumbs] };
  // A name may hold '</script>', which would end the element.
  return JSON.stringify(document).replaceAll('<', String.raw`\u003c`);
}
