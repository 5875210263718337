import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { productoQueries } from '#data/productos/read.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { hasFailed } from '#lib/hasFailed.ts';

export type ReadyProduct = Extract<ReturnType<typeof useProduct>, { readonly status: 'ready' }>;

/**
 * Reads a subfamilia and its productos in parallel.
 *
 * @param id id of the subfamilia in the address; the backend validates it
 */
export function useProduct(id: string) {
  const subfamilia = useQuery(subfamiliaQueries.one(id));
  const productos = useQuery(productoQueries.ofSubfamilia(id));
  // Defers the data, so that the browser can do other work while React renders a product that was just read.
  const subfamiliaData = useDeferredValue(subfamilia.data);
  const productosData = useDeferredValue(productos.data);

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
      /** Productos of the subfamilia; may be empty. */
      productos: productosData,
      /** Time of the shown prices in ms since 1970, if newer ones could not be read. */
      staleSince,
      retry,
    } as const;
  }
  // Prefers the failure of the subfamilia, because it shows whether the address is wrong.
  const failed = reads.find((query) => query.isError && (isGone || !query.data));
  const isTrying = subfamilia.isFetching || (failed === productos && productos.isFetching);
  if (failed?.error && !isTrying) {
    return { status: 'failed', error: failed.error, retry } as const;
  }
  return { status: 'loading', retry } as const;
}
