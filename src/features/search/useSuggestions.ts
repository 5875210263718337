import { useQuery } from '@tanstack/react-query';
import { paths } from '#config/paths.ts';
import type { CodeMatch, Suggestions } from '#data/search/read.ts';
import { searchQueries } from '#data/search/queries.ts';
import type { Familia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { nameRank, NO_FIT } from '#domain/catalogue/productSearch.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { recentSearches } from '#state/search/recentSearches.ts';
import { familiaQueries } from '#data/familias/read.ts';

/** A search starts when nothing was typed for so long, in ms. */
const PAUSE_MS = 200;
const MOST_FAMILIAS = 3;

/** One option, and the page that it opens. */
export type Suggestion = { readonly key: string; readonly to: string } & (
  | { readonly kind: 'recent' | 'familia'; readonly name: string }
  | { readonly kind: 'code'; readonly match: CodeMatch }
  | {
      readonly kind: 'subfamilia';
      readonly subfamilia: SubfamiliaSummary;
      readonly familia: string;
    }
  | { readonly kind: 'all' }
);

type Group = {
  readonly name: 'recent' | 'codes' | 'familias' | 'products' | 'all';
  readonly options: readonly Suggestion[];
};

const recentGroup = (searches: readonly string[]): Group => ({
  name: 'recent',
  options: searches.map((text) => ({
    kind: 'recent',
    key: `recent ${text}`,
    to: paths.catalogue({ q: text }),
    name: text,
  })),
});

function groupsOf(
  text: string,
  found: Suggestions | undefined,
  familias: readonly Familia[],
): Group[] {
  const nameOf = new Map(familias.map(({ id, name }) => [id, name]));
  return [
    {
      name: 'codes',
      options: (found?.codes ?? []).map((match) => ({
        kind: 'code',
        key: `code ${match.id}`,
        to: paths.product(match.subfamiliaId, {
          color: match.color?.id ?? null,
          talla: match.tallaId,
        }),
        match,
      })),
    },
    {
      name: 'familias',
      options: familias
        .filter(({ name }) => nameRank(name, text) < NO_FIT)
        .slice(0, MOST_FAMILIAS)
        .map(({ id, name }) => ({
          kind: 'familia',
          key: `familia ${id}`,
          to: paths.catalogue({ familia: id }),
          name,
        })),
    },
    {
      name: 'products',
      options: (found?.subfamilias ?? []).map((subfamilia) => ({
        kind: 'subfamilia',
        key: `subfamilia ${subfamilia.id}`,
        to: paths.product(subfamilia.id),
        subfamilia,
        familia: nameOf.get(subfamilia.familiaId) ?? '',
      })),
    },
    {
      name: 'all',
      options: [{ kind: 'all', key: 'all', to: paths.catalogue({ q: text.trim() }) }],
    },
  ];
}

/** Suggestions for a typed text; for an empty one, the last searches of this browser. */
export function useSuggestions(text: string) {
  const isTyped = text.trim() !== '';
  const rested = useDebounced(text, PAUSE_MS);
  const found = useQuery(searchQueries.suggestions(rested));
  const { data: familias } = useQuery(familiaQueries.all());
  const recent = useStore(recentSearches, []);

  const groups = isTyped ? groupsOf(text, found.data, familias ?? []) : [recentGroup(recent)];
  const isResting = rested === text && !found.isFetching;
  return {
    /** Without empty ones. */
    groups: groups.filter(({ options }) => options.length > 0),
    state: !isTyped || (isResting && !found.isError) ? 'ready' : isResting ? 'failed' : 'loading',
  } as const;
}
