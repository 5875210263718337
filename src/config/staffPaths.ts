import { routePatterns, withQuery } from './paths.ts';

/** State of the product list: page from 1, search, and '1' for products without pictures. */
export type ProductoListQuery = {
  readonly id?: string | number;
  readonly pagina?: number | string | null;
  readonly buscar?: string | null;
  readonly sinImagenes?: '1' | null;
};

/** Builds the URLs of the back-office, in a file that shoppers do not download. */
export const staffPaths = {
  addFamilia: () => routePatterns.addFamilia,
  addSubfamilia: () => routePatterns.addSubfamilia,
  addProducto: () => routePatterns.addProducto,
  editFamilia: () => routePatterns.editFamilia,
  editSubfamilia: (query: { buscar?: string | null; pagina?: number | string | null } = {}) =>
    withQuery(routePatterns.editSubfamilia, query),
  /** `id`: the product whose popup is open over the list. */
  editProducto: ({ id, ...query }: ProductoListQuery = {}) =>
    withQuery(
      id === undefined ? routePatterns.editProducto : `/edit-producto/${encodeURIComponent(id)}`,
      query,
    ),
  uploadBanners: () => routePatterns.uploadBanners,
} as const;

/** The screens in the bar of staff and on `/admin`, in their order. @see docs/rules.md#sign-in */
export const STAFF_SCREENS = [
  { to: staffPaths.editProducto(), key: 'screens.productos' },
  { to: staffPaths.editSubfamilia(), key: 'screens.subfamilias' },
  { to: staffPaths.editFamilia(), key: 'screens.familias' },
  { to: staffPaths.uploadBanners(), key: 'screens.banners' },
] as const;
