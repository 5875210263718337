import { type ProductoListQuery, staffPaths } from '#config/staffPaths.ts';
import {
  type ProductoListing,
  type ProductoSort,
  PRODUCTO_SORT_KEYS,
  SORT_NAMES,
  STOCK_LEVELS,
  type StockLevel,
} from '#domain/forms/productoList.ts';

const DESCENDING = '-desc';
export const STOCK_NAMES: Record<StockLevel, string> = { none: 'sin', low: 'pocas', some: 'con' };

function readSort(text: string): ProductoSort | null {
  const isDescending = text.endsWith(DESCENDING);
  const name = isDescending ? text.slice(0, -DESCENDING.length) : text;
  const by = PRODUCTO_SORT_KEYS.find((key) => SORT_NAMES[key] === name);
  return by === undefined ? null : { by, isDescending };
}

function readNumber(text: string | null, digits: number): number | null {
  return text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** Parts of the query that make no sense are left out. */
export function readListing(query: string): ProductoListing {
  const params = new URLSearchParams(query);
  const id = (name: string) => readNumber(params.get(name), 15);
  return {
    page: readNumber(params.get('pagina'), 7) ?? 1,
    search: params.get('buscar') ?? '',
    sort: readSort(params.get('orden') ?? ''),
    familiaId: id('familia'),
    subfamiliaId: id('subfamilia'),
    colorId: id('color'),
    tallaId: params.get('talla') || null,
    stock: STOCK_LEVELS.find((level) => STOCK_NAMES[level] === params.get('existencias')) ?? null,
    isWithoutPrice: params.get('sinPrecio') === '1',
    isWithoutIva: params.get('sinIva') === '1',
    isWithoutSubfamilia: params.get('sinSubfamilia') === '1',
    isWithoutImages: params.get('sinImagenes') === '1',
  };
}

/** The list in its address; what is not in use is `null`. */
export const toQuery = ({ page, sort, stock, ...listing }: ProductoListing) =>
  ({
    pagina: page === 1 ? null : page,
    buscar: listing.search,
    familia: listing.familiaId,
    subfamilia: listing.subfamiliaId,
    color: listing.colorId,
    talla: listing.tallaId,
    existencias: stock && STOCK_NAMES[stock],
    sinPrecio: listing.isWithoutPrice ? '1' : null,
    sinIva: listing.isWithoutIva ? '1' : null,
    sinSubfamilia: listing.isWithoutSubfamilia ? '1' : null,
    sinImagenes: listing.isWithoutImages ? '1' : null,
    orden: sort && toSortText(sort),
  }) satisfies ProductoListQuery;

export const toSortText = ({ by, isDescending }: ProductoSort) =>
  SORT_NAMES[by] + (isDescending ? DESCENDING : '');

export const listingPath = (listing: ProductoListing) => staffPaths.editProducto(toQuery(listing));

export function addProductoPath(
  listing: ProductoListing,
  start: { copia?: number; subfamilia?: string } = {},
): string {
  const [, lista = ''] = listingPath(listing).split('?');
  return staffPaths.addProducto({ ...start, lista });
}

export function productoPaths(listing: ProductoListing): (id: number) => string {
  const query = listingPath(listing).slice(staffPaths.editProducto().length);
  return (id) => staffPaths.producto(id) + query;
}

export const SELECTS = ['familia', 'subfamilia', 'color', 'talla', 'existencias'] as const;
export const LACKS = ['sinPrecio', 'sinIva', 'sinSubfamilia'] as const;
const FILTERS = [...SELECTS, ...LACKS, 'sinImagenes'] as const;

export const NO_FILTERS = Object.fromEntries(FILTERS.map((filter) => [filter, null]));

/** The filters in use, in the order in which the list offers them. */
export const activeFilters = (listing: ProductoListing) =>
  FILTERS.filter((filter) => toQuery(listing)[filter] !== null);
