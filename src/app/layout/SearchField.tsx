import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { Later } from '#shared/ui/Later.tsx';
import styles from './SearchField.module.css';

const suggestions = lazyCode(
  async () => (await import('#features/search/SearchSuggestions.tsx')).SearchSuggestions,
);

/**
 * The search of the store. Without JavaScript it is a form that opens the catalogue; the suggestions,
 * which make it a combobox, are loaded when it is used.
 *
 * @see docs/rules.md#search
 */
export function SearchField() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const q = (pathname === paths.catalogue() && new URLSearchParams(search).get('q')) || '';
  const navigate = useNavigate();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const shownFor = useRef<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [combobox, setCombobox] = useState<ComponentProps<'input'>>();

  // The field shows what the page shows, unless the visitor is typing or has typed before hydration.
  useEffect(() => {
    const input = inputRef.current;
    const isKept = shownFor.current === null && q === '';
    if (input && document.activeElement !== input && !isKept) input.value = q;
    shownFor.current = pathname;
  }, [pathname, q]);

  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    }
    addEventListener('keydown', focusOnShortcut);
    return () => removeEventListener('keydown', focusOnShortcut);
  }, []);

  const use = () => setUsed(true);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = inputRef.current;
    const wanted = input?.value.trim();
    if (!input || !wanted) return;
    input.value = wanted;
    // Hides the keyboard of a phone, and closes the suggestions.
    input.blur();
    void navigate(paths.catalogue({ q: wanted }));
  }

  return (
    <div ref={rootRef} className={styles.search}>
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
          {...combobox}
          onFocus={use}
          onInput={use}
        />
      </form>
      <Later code={suggestions} when={isUsed} props={{ rootRef, onChange: setCombobox }} />
    </div>
  );
}
