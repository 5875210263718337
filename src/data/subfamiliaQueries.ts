import { queryOptions } from '@tanstack/react-query';
import { queries } from './queries.ts';

/**
 * Keys and functions of the reads of some cards; apart from `queries`, because few pages need them. Their
 * keys are below that of the whole catalogue, so that a write of staff invalidates them too.
 */
export const subfamiliaQueries = {
  /** The cards of one familia. */
  ofFamilia(familiaId: number) {
    const all = queries.subfamilias((query) => query.eq('familia_id', familiaId));
    return queryOptions({ ...all, queryKey: [...all.queryKey, `familia ${familiaId}`] });
  },
  /** The cards with these ids, without those that no longer exist. */
  byIds(ids: readonly number[]) {
    const all = queries.subfamilias((query) => query.in('id', ids));
    const key = ids.toSorted((a, b) => a - b).join();
    return queryOptions({ ...all, queryKey: [...all.queryKey, `ids ${key}`] });
  },
} as const;
