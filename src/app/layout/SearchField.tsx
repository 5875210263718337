import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import styles from './SearchField.module.css';

const suggestions = lazyCode(
  async () => (await import('#features/search/SearchSuggestions.tsx')).SearchSuggestions,
);

/** Ids of the list and its options. */
const LIST_ID = 'search-suggestions';

/**
 * The search of the store. Without JavaScript it is a form that opens the catalogue; the code of the
 * suggestions is loaded when it gets the focus.
 *
 * @see docs/rules.md#search
 */
export function SearchField() {
  const { t } = useTranslation('common');
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const keysRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { part: Suggestions } = useLazyPart(suggestions, hasFocus, 'search: load suggestions');
  /** What the suggestions are for; `null`: they are closed, as after a navigation. */
  const text = typed?.at === key ? typed.text : null;
  const isOpen = Suggestions !== null && text !== null;

  // The field shows what the page shows, unless the visitor is typing.
  useEffect(() => {
    if (inputRef.current === null || document.activeElement === inputRef.current) return;
    inputRef.current.value =
      pathname === paths.catalogue() ? (new URLSearchParams(search).get('q') ?? '') : '';
  }, [pathname, search]);

  useEffect(() => {
    function focusOnShortcut(event: globalThis.KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    }
    addEventListener('keydown', focusOnShortcut);
    return () => removeEventListener('keydown', focusOnShortcut);
  }, []);

  const suggestFor = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setTyped({ text: currentTarget.value, at: key });

  function searchFor(wanted: string) {
    setTyped(null);
    const q = wanted.trim();
    if (inputRef.current) inputRef.current.value = q;
    void navigate(paths.catalogue({ q }));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = inputRef.current?.value ?? '';
    if (typed.trim() === '') return;
    // Hides the keyboard of a phone.
    inputRef.current?.blur();
    searchFor(typed);
  }

  return (
    <div className={styles.search}>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari 16 does not know <search>
        role="search"
        aria-label={t('nav.catalogue')}
        className={styles.form}
        action={paths.catalogue()}
        onSubmit={handleSubmit}
      >
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          name="q"
          maxLength={100}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          {...(Suggestions && {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': LIST_ID,
            'aria-autocomplete': 'list',
            'aria-activedescendant': (isOpen && activeId) || undefined,
            autoCapitalize: 'off',
            spellCheck: false,
          })}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => {
            setFocus(true);
            suggestFor(event);
          }}
          onInput={suggestFor}
          onClick={suggestFor}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => keysRef.current?.(event)}
        />
      </form>
      {isOpen && (
        <Suggestions
          id={LIST_ID}
          text={text}
          keysRef={keysRef}
          onActive={setActiveId}
          onSearch={searchFor}
          onClose={() => setTyped(null)}
        />
      )}
    </div>
  );
}
