import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import type { FamiliaParam } from '#domain/catalogue/familiaFilter.ts';

/** The subfamilias that match the filter; an invalid filter matches none. */
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
