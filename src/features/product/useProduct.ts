import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import { queries } from '#data/queries.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { comparePictures } from '#domain/catalogue/pictureOrder.ts';
import { logError } from '#shared/lib/log.ts';

export type ProductState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DataError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly subfamilia: Subfamilia;
      /** May be empty. */
      readonly productos: readonly Producto[];
    };

/** The database returns no fixed order. */
function withPicturesInOrder(productos: readonly Producto[]): Producto[] {
  return productos.map((producto) => ({
    ...producto,
    imageUrls: producto.imageUrls.toSorted(comparePictures),
  }));
}

/**
 * Reads a subfamilia and its productos in parallel.
 *
 * @param id from the address; the backend validates it
 */
export function useProduct(id: string): ProductState {
  const subfamilia = useQuery(queries.subfamilia(id));
  const productos = useQuery({ ...queries.productos(id), select: withPicturesInOrder });

  useEffect(() => {
    if (subfamilia.error) logError('product: load subfamilia', subfamilia.error);
  }, [subfamilia.error]);
  useEffect(() => {
    if (productos.error) logError('product: load productos', productos.error);
  }, [productos.error]);

  if (subfamilia.data && productos.data) {
    return { status: 'ready', subfamilia: subfamilia.data, productos: productos.data };
  }
  // The failure of the subfamilia comes first: it shows whether the address is wrong.
  const failed = [subfamilia, productos].find((query) => query.isError && !query.data);
  const isTrying = subfamilia.isFetching || (failed === productos && productos.isFetching);
  if (failed?.error && !isTrying) {
    const retry = () => {
      for (const query of [subfamilia, productos]) if (query.isError) void query.refetch();
    };
    return { status: 'failed', error: failed.error, retry };
  }
  return { status: 'loading' };
}
