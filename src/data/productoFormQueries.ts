import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_BODEGA_ID } from '#domain/forms/productoForm.ts';
import { listProductosWithCode } from './productos/codes.ts';
import { type Colored, listImages, listSameColor } from './productos/images.ts';
import { readStock } from './productos/stock.ts';
import { staffKeys } from './staffQueries.ts';

/** Age in ms up to which reads beside a product serve the form that opens with it. */
const BESIDE_FORM_MS = 5_000;

/** The reads of the form of a product, apart from the others so that the list loads no code of them. */
export const productoFormQueries = {
  /** Units of a product in the default warehouse; read again for every form. */
  productoStock: (productoId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'stock', productoId],
      queryFn: ({ signal }) => readStock(productoId, DEFAULT_BODEGA_ID, signal),
      staleTime: BESIDE_FORM_MS,
      gcTime: 0,
    }),
  productoImages: (productoId: number) =>
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
  /** The products that have this code already. */
  productosWithCode: (code: string) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'code', code.trim()],
      queryFn: ({ signal }) => listProductosWithCode(code, signal),
      gcTime: 0,
    }),
} as const;
