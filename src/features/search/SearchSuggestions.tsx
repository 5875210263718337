import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { SuggestionList, type ShownList } from './SuggestionList.tsx';

export type SearchSuggestionsProps = {
  /** What holds the field and gets the list. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Gets the attributes of the field. */
  readonly onChange: (attributes: ComponentProps<'input'>) => void;
};

/**
 * Makes the search field a combobox: a list of suggestions that the keyboard reaches from the field, as
 * in the pattern of the ARIA guide. It listens to the field itself, which works before this code loads.
 *
 * @see docs/rules.md#search
 */
export function SearchSuggestions({ rootRef, onChange }: SearchSuggestionsProps) {
  const { key } = useLocation();
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const [{ isShown, activeId }, setShown] = useState<ShownList>({ isShown: false, activeId: null });
  const keysRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  /** What the suggestions are for; `null`: they are closed, as after a navigation. */
  const text = typed?.at === key ? typed.text : null;
  const field = () => rootRef.current?.querySelector('input') ?? null;

  const open = useEffectEvent(() => setTyped({ text: field()?.value ?? '', at: key }));

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (text !== null) {
      keysRef.current?.(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
    }
  });

  useEffect(() => {
    const root = rootRef.current;
    const input = root?.querySelector('input');
    if (!root || !input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['focus', 'input', 'click']) {
      input.addEventListener(type, () => open(), { signal });
    }
    root.addEventListener('keydown', (event) => handleKey(event), { signal });
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setTyped(null);
      },
      { signal },
    );
    if (document.activeElement === input) open();
    return () => listening.abort();
  }, [rootRef]);

  useEffect(() => {
    onChange({
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId ?? undefined,
      autoCapitalize: 'off',
      spellCheck: false,
    });
  }, [id, isShown, activeId, onChange]);

  /** Shows what the opened page searches, also when that page is shown already. */
  function leaveWith(q: string) {
    const input = field();
    if (input === null) return;
    input.value = q;
    input.blur();
  }

  if (text === null) return null;
  return (
    <SuggestionList
      id={id}
      text={text}
      keysRef={keysRef}
      onShow={setShown}
      onPick={leaveWith}
      onLeave={() => field()?.focus()}
      onClose={() => setTyped(null)}
    />
  );
}
