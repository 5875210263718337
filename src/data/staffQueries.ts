import { infiniteQueryOptions } from '@tanstack/react-query';
import { listFolder } from './storage.ts';

/** Most entries of one answer of the storage. @see spec §9 "storage listing limit" */
const LISTING_LIMIT = 100;

/** Keys and functions of what only the back-office reads: the one place that spells them. */
export const staffQueries = {
  // familias
  // subfamilias
  /** A folder of the picture library, a page of the listing at a time. */
  pictures: (folder: string, isNewestFirst: boolean) =>
    infiniteQueryOptions({
      queryKey: ['staff', 'pictures', folder, { isNewestFirst }],
      queryFn: ({ pageParam, signal }) =>
        listFolder(folder, { offset: pageParam, limit: LISTING_LIMIT, isNewestFirst }, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => last.nextOffset,
      // A large folder is many requests; what is stored here makes it stale at once.
      staleTime: 60_000,
    }),
  /** A page of the products; every page is below `['staff', 'productos', 'list']`. */
  productos: ({ page, search, isWithoutImages }: ProductoListing) =>
    queryOptions({
      queryKey: ['staff', 'productos', 'list', { page, search: search.trim(), isWithoutImages }],
      queryFn: ({ signal }) => listStaffProductos({ page, search, isWithoutImages }, signal),
    }),
  colors: () =>
    queryOptions({
      queryKey: ['staff', 'colors'],
      queryFn: ({ signal }) => listColors(signal),
    }),
  tallas: () =>
    queryOptions({
      queryKey: ['staff', 'tallas'],
      queryFn: ({ signal }) => listTallas(signal),
    }),
  // productos: forms
} as const;
