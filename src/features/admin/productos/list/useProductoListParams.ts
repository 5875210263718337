import { useLocation, useNavigate } from 'react-router-dom';
import {
  EVERY_PRODUCTO,
  NO_FILTERS,
  type ProductoFilters,
  type ProductoListing,
  type ProductoSort,
} from '#domain/forms/productoList.ts';
import { listingPath, readListing } from '../listingUrl.ts';

/** What the URL says about the list of products, and functions that change it in place. */
export type ProductoListParams = {
  readonly listing: ProductoListing;
  readonly turnTo: (page: number) => void;
  /** A search, a filter and an order start at the first page. */
  readonly search: (text: string) => void;
  readonly filter: (filters: Partial<ProductoFilters>) => void;
  readonly clearFilters: () => void;
  readonly sort: (sort: ProductoSort | null) => void;
  /** Without search and filters; the order stays. */
  readonly showAll: () => void;
};

/** Page, search, filters and order of the list are in the URL, so that a reload and a link keep them. */
export function useProductoListParams(): ProductoListParams {
  const { search: query, hash, state } = useLocation();
  const navigate = useNavigate();
  const listing = readListing(query);

  function change(part: Partial<ProductoListing>) {
    // Reads the URL itself: what is rendered can be one change behind. An open popup stays open.
    const next = { ...readListing(location.search), page: 1, ...part };
    void navigate(listingPath(next) + hash, { replace: true, state });
  }

  return {
    listing,
    turnTo: (page) => change({ page }),
    search: (text) => change({ search: text }),
    filter: change,
    clearFilters: () => change(NO_FILTERS),
    sort: (sort) => change({ sort }),
    showAll: () => change({ ...NO_FILTERS, search: EVERY_PRODUCTO.search }),
  };
}
