import { queryOptions } from '@tanstack/react-query';
import type { BulkSelection } from '#domain/bulk/bulkForm.ts';
import { DEFAULT_BODEGA_ID } from '#domain/forms/productoForm.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { JUST_READ_MS, staffKeys } from '../staffCache.ts';
import { listProductosWithCode, listSameVariant, listTakenCodes, type Variant } from './codes.ts';
import { type Colored, listImages, listSameColor } from './images.ts';
import { readProducto } from './row.ts';
import { countStaffProductos, listBulkProductos, listStaffProductos } from './staffList.ts';
import {
  listPictureTargets,
  listProductosOf,
  listRecentIvaIds,
  type TargetSearch,
} from './staffProducto.ts';
import { readStock } from './stock.ts';

/** Age in ms up to which reads beside a product serve the form that opens with it. */
const BESIDE_FORM_MS = 5_000;

export const staffProductoQueries = {
  page: (listing: ProductoListing) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'list', { ...listing, search: listing.search.trim() }],
      queryFn: ({ signal }) => listStaffProductos(listing, signal),
    }),
  /** @param listing without a search */
  count: (listing: ProductoListing) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'count', listing],
      queryFn: ({ signal }) => countStaffProductos(listing, signal),
    }),
  /** Read again for every form, unless its row has just read it. */
  one: (productoId: string) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'one', productoId],
      queryFn: ({ signal }) => readProducto(productoId, signal),
      gcTime: JUST_READ_MS,
      staleTime: JUST_READ_MS,
    }),
  /** Units in the default warehouse; read again for every form. */
  stock: (productoId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'stock', productoId],
      queryFn: ({ signal }) => readStock(productoId, DEFAULT_BODEGA_ID, signal),
      staleTime: BESIDE_FORM_MS,
      gcTime: 0,
    }),
  images: (productoId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'images', productoId],
      queryFn: ({ signal }) => listImages(productoId, signal),
      staleTime: BESIDE_FORM_MS,
      gcTime: 0,
    }),
  /** The other products of the same subfamilia and colour. */
  sameColor: ({ id, subfamiliaId, colorId }: Colored) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'sameColor', { id, subfamiliaId, colorId }],
      queryFn: ({ signal }) => listSameColor({ id, subfamiliaId, colorId }, signal),
      enabled: subfamiliaId !== null && colorId !== null,
      gcTime: 0,
    }),
  withCode: (code: string) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'code', code.trim()],
      queryFn: ({ signal }) => listProductosWithCode(code, signal),
      gcTime: 0,
    }),
  /** Other products of a subfamilia in the same colour and size, any of which may be none but not both. */
  sameVariant: (variant: Variant) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'sameVariant', variant],
      queryFn: ({ signal }) => listSameVariant(variant, signal),
      gcTime: 0,
    }),
  ofSubfamilia: (subfamiliaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'of', subfamiliaId],
      queryFn: ({ signal }) => listProductosOf(subfamiliaId, signal),
    }),
  takenCodes: (codes: readonly string[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'takenCodes', codes],
      queryFn: ({ signal }) => listTakenCodes(codes, signal),
      gcTime: 0,
    }),
  pictureTargets: ({ search, subfamiliaId }: TargetSearch) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'pictureTargets', { search: search.trim(), subfamiliaId }],
      queryFn: ({ signal }) => listPictureTargets({ search, subfamiliaId }, signal),
    }),
  /** The taxes of the newest products, one per product. */
  recentIvaIds: () =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'recentIvas'],
      queryFn: ({ signal }) => listRecentIvaIds(signal),
    }),
  /** The products that a bulk change writes; read again for every change. */
  bulk: (selection: BulkSelection) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'bulk', selection.of],
      queryFn: ({ signal }) => listBulkProductos(selection, signal),
      // Longer than a slow device takes to show what it has read.
      gcTime: JUST_READ_MS,
    }),
} as const;
