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
import { useTranslation } from '#i18n/useTranslation.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { forgetSearches, rememberSearch } from '#state/search/recentSearches.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './SearchSuggestions.module.css';
import { useSuggestions, type Suggestion } from './useSuggestions.ts';

registerTexts('search', spanishTexts);

export type SearchSuggestionsProps = {
  /** Id of the list. */
  readonly id: string;
  /** As typed. */
  readonly text: string;
  /** Gets what handles the keys of the field. */
  readonly keysRef: Ref<(event: KeyboardEvent) => void>;
  /** Gets the id of the option that the keyboard has chosen. */
  readonly onActive: (id: string | null) => void;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
};

/**
 * What the search field suggests: a list that the keyboard reaches from the field, as in the combobox
 * pattern of the ARIA guide.
 *
 * @see docs/rules.md#search
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, text, keysRef, onActive, onSearch, onClose } = props;
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const optionId = useId();
  const [forgets, setForgets] = useState(0);
  const { groups, state } = useSuggestions(text, forgets);
  const options = groups.flatMap((group) => group.options);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = options.findIndex(({ key }) => key === activeKey);
  const isTyped = text.trim() !== '';

  const idOf = (suggestion: Suggestion) => `${optionId}-${options.indexOf(suggestion)}`;

  function pick({ kind, to }: Suggestion) {
    if (kind === 'all') return onSearch(text);
    if (kind !== 'recent') rememberSearch(text);
    onClose();
    void navigate(to);
  }

  function move(step: 1 | -1) {
    // One place beyond the ends is the field itself.
    const places = options.length + 1;
    const next = (active + 1 + step + places) % places;
    setActiveKey(options[next - 1]?.key ?? null);
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen) {
      pick(chosen);
    } else if (event.key === 'Escape' && options.length > 0) {
      onClose();
    } else return;
    event.preventDefault();
  }

  useImperativeHandle(keysRef, () => handleKey);
  const chosen = options[active];
  const activeId = chosen ? idOf(chosen) : null;
  useEffect(() => {
    onActive(activeId);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);

  const isEmpty = state === 'ready' && isTyped && options.length <= 1;
  if (options.length === 0) return null;
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
              <SuggestionRow
                key={suggestion.key}
                id={idOf(suggestion)}
                suggestion={suggestion}
                text={text}
                isActive={suggestion.key === activeKey}
                onPick={() => pick(suggestion)}
              />
            ))}
          </div>
        ))}
      </div>
      {!isTyped && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
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
