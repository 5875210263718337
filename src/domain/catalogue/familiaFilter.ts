import type { SubfamiliaSummary } from './catalogue.ts';

/**
 * The query parameter `familia` of the catalogue. `junk` cannot be an id, so it matches nothing.
 */
export type FamiliaParam =
  | { readonly kind: 'all' }
  | { readonly kind: 'familia'; readonly id: string }
  | { readonly kind: 'junk' };

/**
 * A familia id as the URL gave it, safe to send to the backend (at most 18 digits, which a bigint
 * holds); `null`: not a number above 0, or none given.
 */
function parseFamiliaId(text: string | null): string | null {
  return text !== null && /^[0-9]{1,18}$/.test(text) && Number(text) > 0 ? text : null;
}

/** Reads the query parameter `familia`; missing or empty means all. */
export function parseFamiliaParam(text: string | null): FamiliaParam {
  if (text === null || text === '') return { kind: 'all' };
  const id = parseFamiliaId(text);
  return id === null ? { kind: 'junk' } : { kind: 'familia', id };
}

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
