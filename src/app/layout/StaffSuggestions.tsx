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

/** Pause in the typing, in ms, after which a search starts. */
const PAUSE_MS = 200;

type Option = {
  readonly key: string;
  /** `null`: the option that opens the list of all matches. */
  readonly match: ComponentProps<typeof CodeOption>['match'] | null;
};

/** Suggests products by code, name or colour; a press on a product opens its page. */
export function StaffSuggestions(props: SuggestionsProps) {
  const { text, onPick } = props;
  const debouncedText = useDebounced(text, PAUSE_MS);
  const { data: matches = [], isFetching, isError } = useQuery(suggestedProductos(debouncedText));
  const isLoading = debouncedText !== text || isFetching;
  const hasFailed = !isLoading && isError;
  const noMatches = isLoading || hasFailed || matches.length > 0 ? null : t('found.none', { text });
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
            <ArrowRight />
            <span>{t('found.open', { text: text.trim() })}</span>
          </>
        )
      }
      note={hasFailed ? t('found.failed') : noMatches}
      hasFailed={hasFailed}
      status={
        isLoading ? t('found.loading') : (noMatches ?? t('found.count', { count: matches.length }))
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
