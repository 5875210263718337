import { useQuery } from '@tanstack/react-query';
import { variantQueries } from '#data/variantQueries.ts';
import type { VariantsById } from '#domain/catalogue/catalogue.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';

type Variants = {
  /** `null` until they have arrived. */
  readonly data: VariantsById | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The variants of every subfamilia, for the filters and the marks of the cards. */
export function useVariants(isWanted: boolean): Variants {
  const variants = useQuery({ ...variantQueries.variants(), enabled: isWanted });

  useErrorLog('catalogue: load variants', variants.error);

  return {
    data: variants.data ?? null,
    failed: variants.isError && !variants.isFetching && variants.data === undefined,
    retry: () => {
      if (variants.isError) void variants.refetch();
    },
  };
}
