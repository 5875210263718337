import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '#data/queries.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';

/** The familias in the order of the shop. They are read again: the list of the store may be stale. */
export function useFamilias() {
  const query = useQuery({ ...queries.familias(), staleTime: 0 });
  const familias = useMemo(() => query.data && sortFamilias(query.data), [query.data]);
  return { ...query, familias };
}
