import { type ProductoListQuery, staffPaths } from '#config/staffPaths.ts';
import {
  HIDDEN_NAMES,
  type ProductoListing,
  STOCK_NAMES,
  toSortText,
} from '#domain/staff/productos/listing.ts';

/** Returns the query of the list's URL. A parameter that is not in use is `null`. */
export const toQuery = ({ page, sort, stock, ...listing }: ProductoListing) =>
  ({
    pagina: page === 1 ? null : page,
    buscar: listing.search,
    familia: listing.familiaId,
    subfamilia: listing.subfamiliaId,
    color: listing.colorId,
    talla: listing.tallaId,
    existencias: stock && STOCK_NAMES[stock],
    tienda: HIDDEN_NAMES.find(([, isHidden]) => isHidden === listing.isHidden)?.[0] ?? null,
    sinPrecio: listing.isWithoutPrice ? '1' : null,
    sinIva: listing.isWithoutIva ? '1' : null,
    sinSubfamilia: listing.isWithoutSubfamilia ? '1' : null,
    sinImagenes: listing.isWithoutImages ? '1' : null,
    orden: sort && toSortText(sort),
  }) satisfies ProductoListQuery;

export const listingPath = (listing: ProductoListing) => staffPaths.editProducto(toQuery(listing));

export function addProductoPath(
  listing: ProductoListing,
  initial: { copia?: number; subfamilia?: string } = {},
): string {
  const [, lista = ''] = listingPath(listing).split('?');
  return staffPaths.addProducto({ ...initial, lista });
}

/** Returns a function for the path of a product's page, whose URL holds the list to return to. */
export function productoPaths(listing: ProductoListing): (id: number) => string {
  const query = listingPath(listing).slice(staffPaths.editProducto().length);
  return (id) => staffPaths.producto(id) + query;
}

export const SELECTS = [
  'familia',
  'subfamilia',
  'color',
  'talla',
  'existencias',
  'tienda',
] as const;
export const LACKS = ['sinPrecio', 'sinIva', 'sinSubfamilia'] as const;
const FILTERS = [...SELECTS, ...LACKS, 'sinImagenes'] as const;

export const NO_FILTERS = Object.fromEntries(FILTERS.map((filter) => [filter, null]));

/** Returns the filters in use, in the order in which the list shows them. */
export const activeFilters = (listing: ProductoListing) =>
  FILTERS.filter((filter) => toQuery(listing)[filter] !== null);
