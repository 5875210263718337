import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LazyCode } from '#lib/lazyCode.ts';
import { useLater } from '../hooks/useLater.ts';
import styles from './SearchCombobox.module.css';

/** Handle of the list of suggestions, by which it gets the keys pressed in the field. */
export type SuggestionsHandle = { readonly handleKey: (event: KeyboardEvent) => void };

/** Props of the list of suggestions. */
export type SuggestionsProps = {
  readonly id: string;
  /** Text of the field, as typed. */
  readonly text: string;
  readonly ref: Ref<SuggestionsHandle>;
  /** Reports the option chosen by the keyboard. @param id of the option, '' for none; `null`: no list is shown */
  readonly onActive: (id: string | null) => void;
  /** Opens the page of an option. @param shown search text of that page; '' for none */
  readonly onPick: (to: string, shown: string) => unknown;
  /** Moves the focus to the field. Call it before a button of the list that may have the focus is removed. */
  readonly onFocusField: () => void;
  readonly onClose: () => void;
};

type Props = {
  /** Search text of the current page; '' if it has none. */
  shown: string;
  list: LazyCode<ComponentType<SuggestionsProps>>;
  toPage: (text: string) => string;
  /** Asks the visitor before another page is opened; false: the current page stays. */
  mayLeave?: () => Promise<boolean>;
  /** Class of the root. It, or a parent without other content, must be positioned: icon and panel refer to it. */
  className?: string | undefined;
  form: ComponentProps<'form'>;
  input: ComponentProps<'input'>;
};

/**
 * A search field with suggestions, whose code loads when the field is first used. Until then, and without
 * JavaScript, it is a form; then a combobox with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchCombobox({ shown, list, toPage, mayLeave, className, form, input }: Props) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<SuggestionsHandle>(null);
  const shownFor = useRef<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [typedSearch, setTypedSearch] = useState<{ text: string; at: string } | null>(null);
  /** Id of the option that the keyboard has chosen, '' for none; `null`: no list is shown. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const { part: List } = useLater(list, isUsed);
  /** Text that suggestions are searched for; `null`: the list is closed, also after a navigation. */
  const text = typedSearch?.at === key ? typedSearch.text : null;

  // Shows the search text of the page, unless the visitor is typing or has typed before hydration.
  useEffect(() => {
    const field = inputRef.current;
    const isEarly = shownFor.current === null && shown === '';
    if (field && document.activeElement !== field && !isEarly) field.value = shown;
    shownFor.current = pathname;
  }, [pathname, shown]);

  function open() {
    setUsed(true);
    setTypedSearch({ text: inputRef.current?.value ?? '', at: key });
  }

  async function go(to: string, searched: string) {
    if (mayLeave && !(await mayLeave())) return;
    const field = inputRef.current;
    if (field) {
      field.value = searched;
      // Hides the keyboard of a phone, and closes the suggestions.
      field.blur();
    }
    void navigate(to);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const searched = inputRef.current?.value.trim();
    if (searched) void go(toPage(searched), searched);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setTypedSearch(null);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of field and list bubble here
    <div
      className={className}
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
        {...form}
        onSubmit={handleSubmit}
      >
        <Search className={styles.icon} />
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
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
          onPick={go}
          onFocusField={() => inputRef.current?.focus()}
          onClose={() => setTypedSearch(null)}
        />
      )}
    </div>
  );
}
