import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import { productoQueries } from '#data/productos/read.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { hasFailed } from '#shared/lib/hasFailed.ts';

export type ReadyProduct = {
  readonly status: 'ready';
  readonly subfamilia: Subfamilia;
  /** May be empty. */
  readonly productos: readonly Producto[];
  /** Time of the shown prices in ms since 1970, if newer ones could not be read; else `null`. */
  readonly staleSince: number | null;
  readonly retry: () => void;
};

type ProductState =
  | ReadyProduct
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly error: DataError; readonly retry: () => void };

/**
 * Reads a subfamilia and its productos in parallel.
 *
 * @param id from the address; the backend validates it
 */
export function useProduct(id: string): ProductState {
  const subfamilia = useQuery(subfamiliaQueries.one(id));
  const productos = useQuery(productoQueries.ofSubfamilia(id));
  // The browser can do other work while React renders the page of a product that has just arrived.
  const subfamiliaData = useDeferredValue(subfamilia.data);
  const productosData = useDeferredValue(productos.data);

  useErrorLog('product: load subfamilia', subfamilia.error);
  useErrorLog('product: load productos', productos.error);

  const reads = [subfamilia, productos];
  const retry = () => {
    for (const query of reads) if (query.isError) void query.refetch();
  };
  const isGone = subfamilia.error?.kind === 'notFound';
  if (subfamiliaData && productosData && !isGone) {
    const staleSince = hasFailed(productos) ? productos.dataUpdatedAt : null;
    return {
      status: 'ready',
      subfamilia: subfamiliaData,
      productos: productosData,
      staleSince,
      retry,
    };
  }
  // The failure of the subfamilia comes first: it shows whether the address is wrong.
  const failed = reads.find((query) => query.isError && (isGone || !query.data));
  const isTrying = subfamilia.isFetching || (failed === productos && productos.isFetching);
  if (failed?.error && !isTrying) return { status: 'failed', error: failed.error, retry };
  return { status: 'loading', retry };
}
