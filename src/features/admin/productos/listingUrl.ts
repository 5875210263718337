import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import {
  type ProductoListing,
  type ProductoSort,
  type ProductoSortKey,
  PRODUCTO_SORT_KEYS,
  STOCK_LEVELS,
  type StockLevel,
} from '#domain/forms/productoList.ts';

const SORT_NAMES: Record<ProductoSortKey, string> = {
  code: 'codigo',
  name: 'nombre',
  subfamilia: 'subfamilia',
  retail: 'precio1',
  wholesale: 'precio2',
  special: 'precio3',
  discount: 'descuento',
  iva: 'iva',
  color: 'color',
  talla: 'talla',
  stock: 'existencias',
  images: 'imagenes',
};
const DESCENDING = '-desc';
const STOCK_NAMES: Record<StockLevel, string> = { none: 'sin', low: 'pocas', some: 'con' };

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
    isWithoutImages: params.get('sinImagenes') === '1',
  };
}

export function listingPath({ page, search, sort, stock, ...listing }: ProductoListing): string {
  return staffPaths.editProducto({
    pagina: page === 1 ? null : page,
    buscar: search,
    familia: listing.familiaId,
    subfamilia: listing.subfamiliaId,
    color: listing.colorId,
    talla: listing.tallaId,
    existencias: stock && STOCK_NAMES[stock],
    sinPrecio: listing.isWithoutPrice ? '1' : null,
    sinImagenes: listing.isWithoutImages ? '1' : null,
    orden: sort && SORT_NAMES[sort.by] + (sort.isDescending ? DESCENDING : ''),
  });
}

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

/** Page, search, filters and order of the list are in the URL, so that a reload and a link keep them. */
export function useListing() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  /** A search, a filter and an order start at the first page. */
  function change(part: Partial<ProductoListing>): void {
    // Reads the URL itself: what is rendered can be one change behind. An open popup stays open.
    const next = { ...readListing(location.search), page: 1, ...part };
    void navigate(listingPath(next) + hash, { replace: true, state });
  }
  return { listing: readListing(search), change };
}

export type ChangeListing = ReturnType<typeof useListing>['change'];
