import { ArrowRight, History, Tag } from 'lucide-react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTranslation } from 'react-i18next';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import { Swatch } from '#shared/ui/picture/Swatch.tsx';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { search as spanishTexts } from '#i18n/es/search.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { forgetSearches, rememberSearch } from '#state/search/recentSearches.ts';
import styles from './SuggestionList.module.css';

/** What an option of the search field shows. */
function Content({ suggestion, text }: { suggestion: Suggestion; text: string }) {
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

registerTexts('search', spanishTexts);

export type ListHandle = { readonly handleKey: (event: KeyboardEvent) => void };

type Props = {
  /** Id of the list. */
  readonly id: string;
  /** As typed. */
  readonly text: string;
  readonly ref: Ref<ListHandle>;
  /** @param id of the option that the keyboard has chosen, '' for none; `null`: nothing is shown */
  readonly onActive: (id: string | null) => void;
  /** An option opens its page. @param q what that page searches; '' for nothing */
  readonly onPick: (q: string) => void;
  /** The button of the list goes away, so the field needs the focus. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** The suggestions for a text, or the last searches for an empty one; nothing without any. */
export function SuggestionList(props: Props) {
  const { id, text, ref, onActive, onPick, onLeave, onClose } = props;
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const optionId = useId();
  const [forgets, setForgets] = useState(0);
  const { groups, state } = useSuggestions(text, forgets);
  const options = groups.flatMap((group) => group.options);
  // With its text: Enter must not open what was chosen for an earlier one.
  const [chosen, setChosen] = useState({ text, key: '' });
  const active = chosen.text === text ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const isTyped = text.trim() !== '';
  const isShown = options.length > 0;
  const activeId = active === -1 ? '' : `${optionId}-${active}`;

  function pick({ to }: Suggestion) {
    rememberSearch(text);
    onPick(new URL(to, location.href).searchParams.get('q') ?? '');
    void navigate(to);
  }

  function move(step: 1 | -1) {
    // One place beyond the ends is the field itself.
    const places = options.length + 1;
    const next = (active + 1 + step + places) % places;
    setChosen({ text, key: options[next - 1]?.key ?? '' });
  }

  function handleKey(event: KeyboardEvent) {
    const option = options[active];
    if (event.key === 'Escape' && isShown) {
      onLeave();
      onClose();
    } else if (!(event.target instanceof HTMLInputElement)) {
      return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      pick(option);
    } else return;
    event.preventDefault();
  }

  useImperativeHandle(ref, () => ({ handleKey }));

  useEffect(() => {
    onActive(isShown ? activeId : null);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(null);
  }, [isShown, activeId, onActive]);

  if (!isShown) return null;
  const isEmpty = state === 'ready' && isTyped && options.length <= 1;
  return (
    // A press must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are handled by the field
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {isEmpty && <p className={styles.note}>{t('nothing', { text })}</p>}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          {t('failed')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list of options for a text field */}
      <div id={id} role="listbox" aria-label={t('suggestions')}>
        {groups.map(({ name, options: suggestions }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          <div key={name} role="group" aria-label={t(name)} className={styles.group}>
            {name !== 'all' && (
              <p className={styles.heading} aria-hidden="true">
                {t(name)}
              </p>
            )}
            {suggestions.map((suggestion) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                key={suggestion.key}
                id={`${optionId}-${options.indexOf(suggestion)}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds only text
                role="option"
                tabIndex={-1}
                aria-selected={suggestion === options[active]}
                className={styles.option}
                onClick={() => pick(suggestion)}
              >
                <Content suggestion={suggestion} text={text} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {!isTyped && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            onLeave();
            forgetSearches();
            setForgets(forgets + 1);
          }}
        >
          {t('forget')}
        </button>
      )}
      <VisuallyHidden as="output">
        {state === 'loading'
          ? t('loading')
          : isEmpty
            ? t('nothing', { text })
            : t('found', { count: options.length })}
      </VisuallyHidden>
    </div>
  );
}
