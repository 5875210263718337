import { withQuery } from './paths.ts';

/** State of the product list: page from 1, search, and '1' for products without pictures. */
export type ProductoListQuery = {
  readonly id?: string | number;
  readonly pagina?: number | string | null;
  readonly buscar?: string | null;
  readonly sinImagenes?: '1' | null;
};

/** Builds the URLs that screens of the back-office link to, in a file that shoppers do not download. */
export const staffPaths = {
  editFamilia: () => '/edit-familia',
  editSubfamilia: (query: { buscar?: string | null; pagina?: number | string | null } = {}) =>
    withQuery('/edit-subfamilia', query),
  /** `id`: the product whose popup is open over the list. */
  editProducto: ({ id, ...query }: ProductoListQuery = {}) =>
    withQuery(
      id === undefined ? '/edit-producto' : `/edit-producto/${encodeURIComponent(id)}`,
      query,
    ),
} as const;
