import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import type { BulkSelection } from '#domain/bulk/planEdit.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { BANNER_FOLDER } from '#domain/pictures/bannerFile.ts';
import { listActiveBanners } from './banners/write.ts';
import { listColors } from './colors/read.ts';
import { countSubfamiliasOf, readLastPosition } from './familias/write.ts';
import { listFolder } from './library/storage.ts';
import { listPictureUses } from './library/write.ts';
import { listTakenCodes } from './productos/codes.ts';
import { listBodegas, listIvas, listRecentIvaIds } from './productos/options.ts';
import { JUST_READ_MS } from './readAhead.ts';
import { readProducto } from './productos/row.ts';
import { listBulkProductos, listStaffProductos } from './productos/staffList.ts';
import {
  listPictureTargets,
  listProductosOf,
  type TargetSearch,
} from './productos/staffProducto.ts';
import { SEARCH_KEY } from './searchQueries.ts';
import { countProductosOf, listStaffSubfamilias } from './subfamilias/write.ts';
import { listTallas } from './tallas/read.ts';
import { variantQueries } from './variantQueries.ts';

/** First parts of the keys: everything below one is invalidated together. */
export const staffKeys = {
  subfamilias: ['staff', 'subfamilias'],
  pictures: ['staff', 'pictures'],
  banners: ['staff', 'banners'],
  productos: ['staff', 'productos'],
  colors: ['staff', 'colors'],
  tallas: ['staff', 'tallas'],
} as const;

/** Keys and functions of everything that only the back-office reads. */
export const staffQueries = {
  subfamilias: () =>
    queryOptions({
      queryKey: staffKeys.subfamilias,
      queryFn: ({ signal }) => listStaffSubfamilias(signal),
    }),
  /** How many productos keep a subfamilia from being deleted. */
  productoCountOf: (subfamiliaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.subfamilias, 'productoCount', subfamiliaId],
      queryFn: ({ signal }) => countProductosOf(subfamiliaId, signal),
    }),
  /** How many subfamilias keep a familia from being deleted. */
  subfamiliaCountOf: (familiaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.subfamilias, 'count', familiaId],
      queryFn: ({ signal }) => countSubfamiliasOf(familiaId, signal),
      gcTime: 0,
    }),
  /** The highest position of a familia; read again for every form. */
  lastFamiliaPosition: () =>
    queryOptions({
      queryKey: ['staff', 'lastFamiliaPosition'],
      queryFn: ({ signal }) => readLastPosition(signal),
      gcTime: 0,
    }),
  /** A folder of the picture library, '' for the root, a page of the listing at a time. */
  pictures: (folder: string, order: 'name' | 'newest' | 'tree') =>
    infiniteQueryOptions({
      queryKey: [...staffKeys.pictures, order, folder],
      queryFn: ({ pageParam, signal }) => listFolder(folder, { cursor: pageParam, order }, signal),
      initialPageParam: '',
      getNextPageParam: (last) => last.nextCursor,
      // A large folder takes many requests, and uploads invalidate it.
      staleTime: 60_000,
    }),
  /** Where a picture is shown; read again before every deletion. */
  pictureUses: (path: string) =>
    queryOptions({
      queryKey: ['staff', 'pictureUses', path],
      queryFn: ({ signal }) => listPictureUses(path, signal),
      gcTime: 0,
    }),
  /** Products that a picture can be linked to. */
  pictureTargets: ({ search, subfamiliaId }: TargetSearch) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'pictureTargets', { search: search.trim(), subfamiliaId }],
      queryFn: ({ signal }) => listPictureTargets({ search, subfamiliaId }, signal),
    }),
  /** The banners on the home page. */
  activeBanners: () =>
    queryOptions({
      queryKey: [...staffKeys.banners, 'active'],
      queryFn: ({ signal }) => listActiveBanners(signal),
    }),
  /** The stored banners of a layout, a page of the listing at a time. */
  storedBanners: (layout: BannerLayout) =>
    infiniteQueryOptions({
      queryKey: [...staffKeys.banners, 'stored', layout],
      queryFn: ({ pageParam, signal }) =>
        listFolder(
          BANNER_FOLDER[layout],
          { cursor: pageParam, order: 'newest', bucket: 'banners' },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: (last) => last.nextCursor,
    }),
  /** The products of a subfamilia. */
  productosOf: (subfamiliaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'of', subfamiliaId],
      queryFn: ({ signal }) => listProductosOf(subfamiliaId, signal),
    }),
  /** Which of some codes products have already. */
  takenCodes: (codes: readonly string[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'takenCodes', codes],
      queryFn: ({ signal }) => listTakenCodes(codes, signal),
      gcTime: 0,
    }),
  /** A page of the products. */
  productos: (listing: ProductoListing) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'list', { ...listing, search: listing.search.trim() }],
      queryFn: ({ signal }) => listStaffProductos(listing, signal),
    }),
  colors: () =>
    queryOptions({
      queryKey: staffKeys.colors,
      queryFn: ({ signal }) => listColors(signal),
    }),
  tallas: () =>
    queryOptions({
      queryKey: staffKeys.tallas,
      queryFn: ({ signal }) => listTallas(signal),
    }),
  /** A product for its form; read again for every form, unless its row has just read it. */
  producto: (productoId: string) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'one', productoId],
      queryFn: ({ signal }) => readProducto(productoId, signal),
      gcTime: JUST_READ_MS,
      staleTime: JUST_READ_MS,
    }),
  /** The taxes of the newest products, one per product. */
  recentIvaIds: () =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'recentIvas'],
      queryFn: ({ signal }) => listRecentIvaIds(signal),
    }),
  /** The products that a bulk change writes; read again for every change. */
  bulkProductos: (selection: BulkSelection) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'bulk', selection.of],
      queryFn: ({ signal }) => listBulkProductos(selection, signal),
      gcTime: 0,
    }),
  ivas: () =>
    queryOptions({ queryKey: ['staff', 'ivas'], queryFn: ({ signal }) => listIvas(signal) }),
  bodegas: () =>
    queryOptions({ queryKey: ['staff', 'bodegas'], queryFn: ({ signal }) => listBodegas(signal) }),
} as const;

function invalidate(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))).then(
    () => undefined,
  );
}

/** Familias were written: lists, filter, search, tiles and breadcrumbs read them again. */
export function afterFamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [['familias'], ['subfamilia'], SEARCH_KEY, staffKeys.subfamilias]);
}

/** Subfamilias were written: catalogue, search, detail page and tiles read them again. */
export function afterSubfamiliaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['subfamilias'],
    ['subfamilia'],
    ['familias', 'tiles'],
    SEARCH_KEY,
    variantQueries.variants().queryKey,
    staffKeys.subfamilias,
  ]);
}

/** Productos, their stock or pictures were written: prices, filters and details change too. */
export function afterProductoWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['productos'],
    ['subfamilias'],
    ['lineFacts'],
    SEARCH_KEY,
    variantQueries.variants().queryKey,
    staffKeys.productos,
    staffKeys.subfamilias,
  ]);
}

/** Colours were written: every list that shows their name or swatch reads them again. */
export function afterColorWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [
    ['productos'],
    ['lineFacts'],
    SEARCH_KEY,
    variantQueries.colors().queryKey,
    staffKeys.colors,
    staffKeys.productos,
  ]);
}

/** Sizes were added: only the forms list them. */
export function afterTallaWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.tallas]);
}

/** Files of the picture library were written. */
export function afterPictureWrite(client: QueryClient): Promise<void> {
  return invalidate(client, [staffKeys.pictures]);
}

/**
 * Banners were stored, activated, deactivated or removed. Those of the home page are read again at
 * once: it would show stale ones for a moment when it is opened.
 */
export async function afterBannerWrite(client: QueryClient): Promise<void> {
  await Promise.all([
    invalidate(client, [staffKeys.banners]),
    client.invalidateQueries({ queryKey: ['banners'], refetchType: 'all' }),
  ]);
}
