import { withQuery } from './paths.ts';

/** State of the product list: page from 1, search, filters and order; '1' is a checked box. */
export type ProductoListQuery = {
  readonly pagina?: number | string | null;
  readonly buscar?: string | null;
  readonly familia?: number | null;
  readonly subfamilia?: number | null;
  readonly color?: number | null;
  readonly talla?: string | null;
  readonly existencias?: string | null;
  /** 'si': only productos that the store shows; 'no': only hidden ones. */
  readonly tienda?: 'si' | 'no' | null;
  readonly sinPrecio?: '1' | null;
  readonly sinIva?: '1' | null;
  readonly sinSubfamilia?: '1' | null;
  readonly sinImagenes?: '1' | null;
  readonly orden?: string | null;
};

/** Builds the URLs that screens of the back-office link to, in a file that shoppers do not download. */
export const staffPaths = {
  editFamilia: () => '/edit-familia',
  editSubfamilia: (query: { buscar?: string; sinMiniatura?: '1'; nueva?: number } = {}) =>
    withQuery('/edit-subfamilia', query),
  subfamilia: (id: number) => `/edit-subfamilia/${id}`,
  generateVariants: (subfamiliaId: number | string) => `/edit-subfamilia/${subfamiliaId}/variantes`,
  /** Prices and stock of a subfamilia, which staff choose on the page by default. */
  editStock: (query: { subfamilia?: number | null } = {}) => withQuery('/edit-stock', query),
  editProducto: (query: ProductoListQuery = {}) => withQuery('/edit-producto', query),
  importProductos: () => '/upload-productos',
  producto: (id: number) => `/edit-producto/${id}`,
  /** `copia`: id of the product to copy; `subfamilia`: where it goes; `lista`: query of the product list behind it. */
  addProducto: (query: { copia?: number; subfamilia?: string; lista?: string } = {}) =>
    withQuery('/add-producto', query),
  /** Changes of the catalogue; `persona` is an e-mail address. */
  history: (query: { tabla?: string | null; persona?: string | null; buscar?: string } = {}) =>
    withQuery('/admin/history', query),
  /** Orders. `desde` and `hasta` are days in Costa Rica. */
  orders: (
    query: {
      pagina?: number | null;
      buscar?: string;
      estado?: string | null;
      desde?: string | null;
      hasta?: string | null;
    } = {},
  ) => withQuery('/admin/orders', query),
  /** A page of the store that only the back-office links to. `familia`: ids; none: all. */
  priceList: (familia: readonly number[] = []) => withQuery('/price-list', { familia }),
  order: (id: string) => `/admin/orders/${id}`,
  pictures: () => '/admin/pictures',
} as const;
