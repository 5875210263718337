import { useQuery } from '@tanstack/react-query';
import type { Colored } from '#data/productos/images.ts';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';

/** The other products of a subfamilia and colour. */
export type Siblings = {
  /** 0 while they are not known. */
  readonly count: number;
  /** The product itself is stored with another subfamilia or colour by now. */
  readonly isGone: boolean;
  /** Why the last read failed; `null` after success or while in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** @param producto as it is stored */
export function useSiblings(producto: Colored): Siblings {
  const isPainted = usePainted();
  const query = productoFormQueries.sameColor(producto);
  const { data, error, isFetching, refetch } = useQuery(
    isPainted ? query : { ...query, enabled: false },
  );
  return {
    count: data?.length ?? 0,
    isGone: data === null,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
