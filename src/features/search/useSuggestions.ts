import { useQuery } from '@tanstack/react-query';
import { paths } from '#config/paths.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { searchQueries } from '#data/search/queries.ts';
import type { CodeMatch, Suggestions } from '#data/search/read.ts';
import type { Familia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { nameRanker, NO_FIT } from '#domain/catalogue/productSearch.ts';
import { recentSearches } from '#state/search/recentSearches.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useStore } from '#ui/hooks/useStore.ts';

/** Debounce of the search, in ms. */
const PAUSE_MS = 200;
const MOST_FAMILIAS = 3;

/** A suggestion of the search field; `to` is the page that it opens. */
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
  suggestions: Suggestions | undefined,
  familias: readonly Familia[],
): Group[] {
  const familiaNames = new Map(familias.map(({ id, name }) => [id, name]));
  const rankOf = nameRanker(text);
  return [
    {
      name: 'codes',
      options: (suggestions?.codes ?? []).map((match) => ({
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
        .filter(({ name }) => rankOf(name) < NO_FIT)
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
      options: (suggestions?.subfamilias ?? []).map((subfamilia) => ({
        kind: 'subfamilia',
        key: `subfamilia ${subfamilia.id}`,
        to: paths.product(subfamilia.id),
        subfamilia,
        familia: familiaNames.get(subfamilia.familiaId) ?? '',
      })),
    },
    {
      name: 'all',
      options: [{ kind: 'all', key: 'all', to: paths.catalogue({ q: text.trim() }) }],
    },
  ];
}

/** Reads the suggestions for a typed text; for an empty text returns the last searches of this browser. */
export function useSuggestions(text: string) {
  const isTyped = text.trim() !== '';
  const debouncedText = useDebounced(text, PAUSE_MS);
  const suggestions = useQuery(searchQueries.suggestions(debouncedText));
  const { data: familias } = useQuery(familiaQueries.all());
  const recent = useStore(recentSearches, []);

  const groups = isTyped ? groupsOf(text, suggestions.data, familias ?? []) : [recentGroup(recent)];
  const isResting = debouncedText === text && !suggestions.isFetching;
  return {
    /** Groups that have options. */
    groups: groups.filter(({ options }) => options.length > 0),
    state:
      !isTyped || (isResting && !suggestions.isError) ? 'ready' : isResting ? 'failed' : 'loading',
  } as const;
}
