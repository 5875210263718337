import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { ListHandle } from '#features/search/SuggestionList.tsx';
import { useLater } from '#shared/hooks/useLater.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import styles from './SearchField.module.css';

const suggestionList = lazyCode(
  async () => (await import('#features/search/SuggestionList.tsx')).SuggestionList,
);

/**
 * The search of the store. Without JavaScript it is a form that opens the catalogue; once its suggestions
 * have loaded, on first use, it is a combobox with a listbox, as in the pattern of the ARIA guide.
 *
 * @see docs/rules.md#search
 */
export function SearchField() {
  const { t } = useTranslation('common');
  const { pathname, search, key } = useLocation();
  const q = (pathname === paths.catalogue() && new URLSearchParams(search).get('q')) || '';
  const navigate = useNavigate();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<ListHandle>(null);
  const shownFor = useRef<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  /** Id of the option that the keyboard has chosen, '' for none; `null`: no list is shown. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const { part: List } = useLater(suggestionList, isUsed);
  /** What the suggestions are for; `null`: they are closed, as after a navigation. */
  const text = typed?.at === key ? typed.text : null;

  // The field shows what the page shows, unless the visitor is typing or has typed before hydration.
  useEffect(() => {
    const input = inputRef.current;
    const isKept = shownFor.current === null && q === '';
    if (input && document.activeElement !== input && !isKept) input.value = q;
    shownFor.current = pathname;
  }, [pathname, q]);

  function open() {
    setUsed(true);
    setTyped({ text: inputRef.current?.value ?? '', at: key });
  }

  /** Hides the keyboard of a phone, and closes the suggestions. */
  function leaveWith(shown: string) {
    if (inputRef.current) inputRef.current.value = shown;
    inputRef.current?.blur();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = inputRef.current?.value.trim();
    if (!wanted) return;
    leaveWith(wanted);
    void navigate(paths.catalogue({ q: wanted }));
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setTyped(null);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of field and list bubble here
    <div
      className={styles.search}
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (text !== null) {
          listRef.current?.handleKey(event);
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          open();
        }
      }}
    >
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
          autoComplete="off"
          enterKeyHint="search"
          {...(List && {
            role: 'combobox',
            'aria-expanded': activeId !== null,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId || undefined,
            autoCapitalize: 'off',
            spellCheck: false,
          })}
          onFocus={open}
          onInput={open}
          onClick={open}
        />
      </form>
      {List && text !== null && (
        <List
          id={listId}
          text={text}
          ref={listRef}
          onActive={setActiveId}
          onPick={leaveWith}
          onLeave={() => inputRef.current?.focus()}
          onClose={() => setTyped(null)}
        />
      )}
    </div>
  );
}
