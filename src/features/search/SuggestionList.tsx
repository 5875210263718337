import { ArrowRight, History, Tag } from 'lucide-react';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { CodeMatch } from '#data/search/read.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useSearchTexts } from '#i18n/es/search.ts';
import { recentSearches, rememberSearch } from '#state/search/recentSearches.ts';
import type { SuggestionsProps } from '#ui/form/SearchCombobox.tsx';
import { SuggestionPanel } from '#ui/form/SuggestionPanel.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';
import styles from './SuggestionList.module.css';

/** A producto as a suggestion, in the search of shoppers and of staff. */
export function CodeOption({ match }: { match: Omit<CodeMatch, 'subfamiliaId'> }) {
  const { code, name, color, tallaId } = match;
  return (
    <>
      {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />}
      <span className={styles.name}>
        <strong>{code}</strong> <span>{name}</span>
        <span className={styles.detail}>{[color?.name, tallaId].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

const ICONS = { recent: History, familia: Tag, all: ArrowRight } as const;

/** Content of a suggestion in the list of the search field. */
function Content({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  const t = useSearchTexts();
  if (suggestion.kind === 'code') return <CodeOption match={suggestion.match} />;
  if (suggestion.kind === 'subfamilia') {
    const { name, thumbnailUrl, fromPrice } = suggestion.subfamilia;
    const price = fromPrice !== null && t('from', { price: formatColones(fromPrice) });
    return (
      <>
        <Picture
          className={styles.picture}
          src={thumbnailUrl}
          srcSet={pictureSources(thumbnailUrl, [120])}
          sizes="44px"
          alt=""
          width={44}
          height={44}
        />
        <span className={styles.name}>
          <span>{name}</span>
          <span className={styles.detail}>
            {[suggestion.familia, price].filter(Boolean).join(' · ')}
          </span>
        </span>
      </>
    );
  }
  const Icon = ICONS[suggestion.kind];
  return (
    <>
      <Icon />
      <span className={styles.name}>
        {suggestion.kind === 'all' ? t('all', { text: text.trim() }) : suggestion.name}
      </span>
    </>
  );
}

/** Lists suggestions for a typed text, or the last searches for an empty field; if there are none, shows nothing. */
export function SuggestionList(props: SuggestionsProps) {
  const { text, onPick, onFocusField } = props;
  const t = useSearchTexts();
  const { groups, state } = useSuggestions(text);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isTyped = text.trim() !== '';
  const nothing = state === 'ready' && isTyped && count <= 1 ? t('nothing', { text }) : null;
  const result = nothing ?? t('found', { count });
  return (
    <SuggestionPanel
      {...props}
      label={t('suggestions')}
      groups={groups.map(({ name, options }) => ({
        label: t(name),
        isPlain: name === 'all',
        options,
      }))}
      renderOption={(suggestion) => <Content suggestion={suggestion} text={text} />}
      note={state === 'failed' ? t('failed') : nothing}
      hasFailed={state === 'failed'}
      status={state === 'loading' ? t('loading') : result}
      onPick={({ to }) => {
        rememberSearch(text);
        onPick(to, new URL(to, location.href).searchParams.get('q') ?? '');
      }}
    >
      {!isTyped && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            onFocusField();
            recentSearches.remove();
          }}
        >
          {t('forget')}
        </button>
      )}
    </SuggestionPanel>
  );
}
