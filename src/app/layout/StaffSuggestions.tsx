import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import { suggestedProductos } from '#data/productos/staff/suggest.ts';
import { CodeOption } from '#features/search/SuggestionList.tsx';
import { t } from '#i18n/es/staff/staffBar.ts';
import type { SuggestionsProps } from '#ui/form/SearchCombobox.tsx';
import { SuggestionPanel } from '#ui/form/SuggestionPanel.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';

/** A search starts after this pause in the typing, in ms. */
const PAUSE_MS = 200;

type Option = {
  readonly key: string;
  /** `null`: the option that opens the list of all matches. */
  readonly match: ComponentProps<typeof CodeOption>['match'] | null;
};

/** Suggests products by code, name or colour; a press on a product opens its page. */
export function StaffSuggestions(props: SuggestionsProps) {
  const { text, onPick } = props;
  const rested = useDebounced(text, PAUSE_MS);
  const { data: matches = [], isFetching, isError } = useQuery(suggestedProductos(rested));
  const isLoading = rested !== text || isFetching;
  const hasFailed = !isLoading && isError;
  const nothing = isLoading || hasFailed || matches.length > 0 ? null : t('found.none', { text });
  const isTyped = text.trim() !== '';
  const products: Option[] = matches.map((match) => ({ key: String(match.id), match }));
  const all: Option[] = [{ key: 'all', match: null }];
  const groups = [
    { label: t('found.products'), options: products },
    { label: t('found.all'), isPlain: true, options: all },
  ];
  return (
    <SuggestionPanel
      {...props}
      label={t('found.title')}
      groups={isTyped ? groups.filter(({ options }) => options.length > 0) : []}
      renderOption={({ match }) =>
        match ? (
          <CodeOption match={match} />
        ) : (
          <>
            <ArrowRight aria-hidden="true" />
            <span>{t('found.open', { text: text.trim() })}</span>
          </>
        )
      }
      note={hasFailed ? t('found.failed') : nothing}
      hasFailed={hasFailed}
      status={
        isLoading ? t('found.loading') : (nothing ?? t('found.count', { count: matches.length }))
      }
      onPick={({ match }) =>
        onPick(
          match ? staffPaths.producto(match.id) : staffPaths.editProducto({ buscar: text.trim() }),
          '',
        )
      }
    />
  );
}
