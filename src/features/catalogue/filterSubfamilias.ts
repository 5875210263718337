import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import type { FamiliaParam } from '#domain/catalogue/familiaFilter.ts';

/** The subfamilias that pass the filter of the address; a filter that cannot be one passes none. */
export function filterSubfamilias(
  list: readonly SubfamiliaSummary[],
  filter: FamiliaParam,
): readonly SubfamiliaSummary[] {
  switch (filter.kind) {
    case 'all':
      return list;
    case 'junk':
      return [];
    case 'familia': {
      const familiaId = Number(filter.id);
      return list.filter((subfamilia) => subfamilia.familiaId === familiaId);
    }
  }
}

/** How many subfamilias each familia has, by its id. */
export function countByFamilia(list: readonly SubfamiliaSummary[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { familiaId } of list) counts.set(familiaId, (counts.get(familiaId) ?? 0) + 1);
  return counts;
}
