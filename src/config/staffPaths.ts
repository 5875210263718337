import { withQuery } from './paths.ts';

/** Query of the product list: page from 1, search, filters and order; '1' is a checked box. */
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

/** Builds the URLs that only the back-office links to; shoppers do not download this file. */
export const staffPaths = {
  editFamilia: () => '/edit-familia',
  editSubfamilia: (query: { buscar?: string; sinMiniatura?: '1'; nueva?: number } = {}) =>
    withQuery('/edit-subfamilia', query),
  subfamilia: (id: number) => `/edit-subfamilia/${id}`,
  generateVariants: (subfamiliaId: number | string) => `/edit-subfamilia/${subfamiliaId}/variantes`,
  /** Prices and stock of a subfamilia; without `subfamilia` staff choose one on the page. */
  editStock: (query: { subfamilia?: number | null } = {}) => withQuery('/edit-stock', query),
  editProducto: (query: ProductoListQuery = {}) => withQuery('/edit-producto', query),
  importProductos: () => '/upload-productos',
  producto: (id: number) => `/edit-producto/${id}`,
  /** `copia`: id of the product to copy; `subfamilia`: id to start with; `lista`: query of the list to return to. */
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
  /** Price list, a page of the store that only the back-office links to. `familia`: ids to show; none: all. */
  priceList: (familia: readonly number[] = []) => withQuery('/price-list', { familia }),
  order: (id: string) => `/admin/orders/${id}`,
  pictures: () => '/admin/pictures',
} as const;
