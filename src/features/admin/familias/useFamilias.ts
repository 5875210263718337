import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '#data/queries.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';

/** The familias in the order of the shop, as they are now: what the store read before is not enough. */
export function useFamilias() {
  const query = useQuery({ ...queries.familias(), staleTime: 0 });
  const familias = useMemo(() => query.data && sortFamilias(query.data), [query.data]);
  return { ...query, familias };
}
