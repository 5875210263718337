import type { StaffProducto } from './staffProducto.ts';

export const PRODUCTOS_PER_PAGE = 50;

/** Sort keys of the list, with their names in the URL. */
const SORT_NAMES = {
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
} as const;

export type ProductoSortKey = keyof typeof SORT_NAMES;

export const PRODUCTO_SORT_KEYS = Object.keys(SORT_NAMES).filter(
  (key): key is ProductoSortKey => key in SORT_NAMES,
);

/** An order of the list. Products that compare equal are sorted by age, in the same direction. */
export type ProductoSort = { readonly by: ProductoSortKey; readonly isDescending: boolean };

export const PRODUCTO_SORTS: readonly ProductoSort[] = PRODUCTO_SORT_KEYS.flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
]);

export const toSortText = ({ by, isDescending }: ProductoSort) =>
  SORT_NAMES[by] + (isDescending ? '-desc' : '');

/** Units in all warehouses: none, few (docs/rules.md#availability), or at least one. */
export const STOCK_LEVELS = ['none', 'low', 'some'] as const;

export type StockLevel = (typeof STOCK_LEVELS)[number];

export const STOCK_NAMES: Record<StockLevel, string> = { none: 'sin', low: 'pocas', some: 'con' };

/** Words of the URL for the products that the store shows ('si') and hides ('no'), with `isHidden`. */
export const HIDDEN_NAMES = [
  ['si', false],
  ['no', true],
] as const;

/** Filters, search, order and page of the list of products; `null` and `false` show every product. */
export type ProductoListing = {
  readonly familiaId: number | null;
  readonly subfamiliaId: number | null;
  readonly colorId: number | null;
  readonly tallaId: string | null;
  readonly stock: StockLevel | null;
  readonly isHidden: boolean | null;
  readonly isWithoutPrice: boolean;
  readonly isWithoutIva: boolean;
  readonly isWithoutSubfamilia: boolean;
  readonly isWithoutImages: boolean;
  readonly page: number;
  /** The search as typed; empty: every product. */
  readonly search: string;
  /** `null`: a search shows its best matches first, other lists show the newest product first. */
  readonly sort: ProductoSort | null;
};

function readNumber(text: string | null, digits: number): number | null {
  return text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** Reads the list that the query of a URL asks for; parts that make no sense are left out. */
export function readListing(query: string): ProductoListing {
  const params = new URLSearchParams(query);
  const id = (name: string) => readNumber(params.get(name), 15);
  return {
    page: readNumber(params.get('pagina'), 7) ?? 1,
    search: params.get('buscar') ?? '',
    sort: PRODUCTO_SORTS.find((sort) => toSortText(sort) === params.get('orden')) ?? null,
    familiaId: id('familia'),
    subfamiliaId: id('subfamilia'),
    colorId: id('color'),
    tallaId: params.get('talla') || null,
    stock: STOCK_LEVELS.find((level) => STOCK_NAMES[level] === params.get('existencias')) ?? null,
    isHidden: HIDDEN_NAMES.find(([name]) => name === params.get('tienda'))?.[1] ?? null,
    isWithoutPrice: params.get('sinPrecio') === '1',
    isWithoutIva: params.get('sinIva') === '1',
    isWithoutSubfamilia: params.get('sinSubfamilia') === '1',
    isWithoutImages: params.get('sinImagenes') === '1',
  };
}

/** Finds the order after a press on a column's header: ascending, descending, then none. */
export function nextSort(current: ProductoSort | null, by: ProductoSortKey): ProductoSort | null {
  if (current?.by !== by) return { by, isDescending: false };
  return current.isDescending ? null : { by, isDescending: true };
}

export type ProductoPage = {
  readonly rows: readonly StaffProducto[];
  /** Number of the page that `rows` are on: the last page if a later one was requested. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of products that match all words of the search. */
  readonly total: number;
  /** Number of products that match only some of the words; they come after those of `total`. */
  readonly partialMatchCount: number;
};

/** Finds the index on a page where the partial matches begin; below 0: they begin on an earlier page. */
export const partialMatchesStart = ({ page, total }: ProductoPage) =>
  total - (page - 1) * PRODUCTOS_PER_PAGE;

/** Returns the products of a page that match all words. */
export const fullMatches = (page: ProductoPage): readonly StaffProducto[] =>
  page.rows.slice(0, Math.max(0, partialMatchesStart(page)));
