import { DEFAULT_BODEGA_ID } from '#domain/staff/forms/productoForm.ts';
import type { BulkSelection } from '#domain/staff/productos/bulkForm.ts';
import type { ProductoListing } from '#domain/staff/productos/listing.ts';
import { NOT_CACHED, PREFETCHED_MS, staffKeys, staffQuery } from '../../staffCache.ts';
import {
  listProductosWithCode,
  listSameVariant,
  listTakenCodes,
  type CodedVariant,
} from './codes.ts';
import { type Colored, listImages, listSameColor } from './images.ts';
import { countStaffProductos, listBulkProductos, listStaffProductos } from './list.ts';
import { readProducto } from './row.ts';
import {
  listPictureTargets,
  listProductosOf,
  listRecentIvaIds,
  type TargetSearch,
} from './staffProducto.ts';
import { readStock } from './stock.ts';

/** Options for stock and pictures, which are read with a product: a form that opens in the next 5 s uses that read. */
const BESIDE_FORM = { ...NOT_CACHED, staleTime: 5_000 };

const productoQuery: typeof staffQuery = (key, read, options) =>
  staffQuery([...staffKeys.productos, ...key], read, options);

export const staffProductoQueries = {
  page: (listing: ProductoListing) =>
    productoQuery(['list', { ...listing, search: listing.search.trim() }], (signal) =>
      listStaffProductos(listing, signal),
    ),
  /** @param listing without a search */
  count: (listing: ProductoListing) =>
    productoQuery(['count', listing], (signal) => countStaffProductos(listing, signal)),
  /** The product of a form; read again for every form, unless its row in the list has just prefetched it. */
  one: (productoId: string) =>
    productoQuery(['one', productoId], (signal) => readProducto(productoId, signal), {
      gcTime: PREFETCHED_MS,
      staleTime: PREFETCHED_MS,
    }),
  /** Units in the default warehouse; read again for every form. */
  stock: (productoId: number) =>
    productoQuery(
      ['stock', productoId],
      (signal) => readStock(productoId, DEFAULT_BODEGA_ID, signal),
      BESIDE_FORM,
    ),
  images: (productoId: number) =>
    productoQuery(['images', productoId], (signal) => listImages(productoId, signal), BESIDE_FORM),
  /** The other products of the same subfamilia and colour. */
  sameColor: ({ id, subfamiliaId, colorId }: Colored) =>
    productoQuery(
      ['sameColor', { id, subfamiliaId, colorId }],
      (signal) => listSameColor({ id, subfamiliaId, colorId }, signal),
      { ...NOT_CACHED, enabled: subfamiliaId !== null && colorId !== null },
    ),
  withCode: (code: string) =>
    productoQuery(
      ['code', code.trim()],
      (signal) => listProductosWithCode(code, signal),
      NOT_CACHED,
    ),
  /** Products of a subfamilia in one colour and size; one of the two may be none, but not both. */
  sameVariant: (variant: CodedVariant) =>
    productoQuery(
      ['sameVariant', variant],
      (signal) => listSameVariant(variant, signal),
      NOT_CACHED,
    ),
  ofSubfamilia: (subfamiliaId: number) =>
    productoQuery(['of', subfamiliaId], (signal) => listProductosOf(subfamiliaId, signal)),
  takenCodes: (codes: readonly string[]) =>
    productoQuery(['takenCodes', codes], (signal) => listTakenCodes(codes, signal), NOT_CACHED),
  pictureTargets: ({ search, subfamiliaId }: TargetSearch) =>
    productoQuery(['pictureTargets', { search: search.trim(), subfamiliaId }], (signal) =>
      listPictureTargets({ search, subfamiliaId }, signal),
    ),
  /** The tax ids of the newest products, one per product. */
  recentIvaIds: () => productoQuery(['recentIvas'], listRecentIvaIds),
  /** The products that a bulk change writes; read again for every change. */
  bulk: (selection: BulkSelection) =>
    productoQuery(['bulk', selection.of], (signal) => listBulkProductos(selection, signal), {
      // The read stays in the cache for longer than a slow device takes to show it.
      gcTime: PREFETCHED_MS,
    }),
} as const;
