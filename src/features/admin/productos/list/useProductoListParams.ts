import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';

/** What the URL says about the list of products, and functions that change it in place. */
export type ProductoListParams = {
  readonly listing: ProductoListing;
  /** The product whose popup is open over the list, as the URL spells it; `null`: none. */
  readonly productoId: string | null;
  readonly turnTo: (page: number) => void;
  /** A search or a filter starts at the first page. */
  readonly search: (text: string) => void;
  readonly filter: (isWithoutImages: boolean) => void;
  readonly showAll: () => void;
  /** The list's current URL, with or without the popup of a product. */
  readonly pathTo: (productoId: number | null) => string;
};

function readListing(query: string): ProductoListing {
  const params = new URLSearchParams(query);
  const page = params.get('pagina') ?? '';
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    search: params.get('buscar') ?? '',
    isWithoutImages: params.get('sinImagenes') === '1',
  };
}

function pathOf(listing: ProductoListing, productoId: string | number | null): string {
  return staffPaths.editProducto({
    ...(productoId !== null && { id: productoId }),
    pagina: listing.page === 1 ? null : listing.page,
    buscar: listing.search,
    sinImagenes: listing.isWithoutImages ? '1' : null,
  });
}

/** Page, search and filter of the list are in the URL, so that a reload and a link keep them. */
export function useProductoListParams(): ProductoListParams {
  const { search: query, hash, state } = useLocation();
  const { productoId = null } = useParams();
  const navigate = useNavigate();
  const listing = readListing(query);

  function change(part: Partial<ProductoListing>) {
    // Reads the URL itself: what is rendered can be one change behind. An open popup stays open.
    const next = { ...readListing(location.search), ...part };
    void navigate(pathOf(next, productoId) + hash, { replace: true, state });
  }

  return {
    listing,
    productoId,
    turnTo: (page) => change({ page }),
    search: (text) => change({ search: text, page: 1 }),
    filter: (isWithoutImages) => change({ isWithoutImages, page: 1 }),
    showAll: () => change({ search: '', isWithoutImages: false, page: 1 }),
    pathTo: (id) => pathOf(listing, id),
  };
}
