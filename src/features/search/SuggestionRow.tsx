import { ArrowRight, History, Tag } from 'lucide-react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './useSuggestions.ts';

type Props = {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly text: string;
  readonly isActive: boolean;
  readonly onPick: () => void;
};

/** One option of the search field. */
export function SuggestionRow({ id, suggestion, text, isActive, onPick }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds only text
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={onPick}
    >
      <Content suggestion={suggestion} text={text} />
    </div>
  );
}

function Content({ suggestion, text }: Pick<Props, 'suggestion' | 'text'>) {
  const { t } = useTranslation('search');
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <History aria-hidden="true" />
          <span className={styles.name}>{suggestion.text}</span>
        </>
      );
    case 'familia':
      return (
        <>
          <Tag aria-hidden="true" />
          <span className={styles.name}>{suggestion.familia.name}</span>
        </>
      );
    case 'code': {
      const { code, name, color, tallaId } = suggestion.match;
      return (
        <>
          {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />}
          <span className={styles.name}>
            <strong>{code}</strong> <span>{name}</span>
            <span className={styles.detail}>
              {[color?.name, tallaId].filter(Boolean).join(' · ')}
            </span>
          </span>
        </>
      );
    }
    case 'subfamilia': {
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
    case 'all':
      return (
        <>
          <ArrowRight aria-hidden="true" />
          <span className={styles.name}>{t('all', { text: text.trim() })}</span>
        </>
      );
  }
}
