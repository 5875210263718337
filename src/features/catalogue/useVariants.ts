import { useQuery } from '@tanstack/react-query';
import { variantQueries, variantReads } from '#data/variantQueries.ts';
import type { Color, VariantsById } from '#domain/catalogue/catalogue.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';

type Variants = {
  /** `null` until they have arrived. */
  readonly data: VariantsById | null;
  /** Every colour; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The variants of every subfamilia and their colours, for the filters and the marks of the cards. */
export function useVariants(isWanted: boolean): Variants {
  const variants = useQuery({ ...variantQueries.variants(), enabled: isWanted });
  const colors = useQuery({ ...variantQueries.colors(), enabled: isWanted });
  useErrorLog('catalogue: load variants', variants.error);
  useErrorLog('catalogue: load colors', colors.error);

  return {
    data: variants.data ?? null,
    colors: colors.data,
    failed: variants.isError && !variants.isFetching && variants.data === undefined,
    retry: () => {
      if (!variants.isError) return;
      void variantReads.reload();
      void variants.refetch();
    },
  };
}
