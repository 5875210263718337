import {
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Elements } from '../Elements.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { SuggestionsProps } from './SearchCombobox.tsx';
import styles from './SuggestionPanel.module.css';

type Props<Option> = Omit<SuggestionsProps, 'onPick'> & {
  label: string;
  groups: readonly {
    readonly label: string;
    /** True: the label is not shown above the options. */
    readonly isPlain?: boolean;
    readonly options: readonly Option[];
  }[];
  renderOption: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** Text above the options; an error if `hasFailed`. */
  note: string | null;
  hasFailed: boolean;
  /** Content below the options. */
  children?: Elements;
  /** State of the search, which screen readers announce. */
  status: string;
};

/** The panel of suggestions of a `SearchCombobox`, which passes its keys on. Without options nothing is shown. */
export function SuggestionPanel<Option extends { readonly key: string }>({
  ref,
  ...props
}: Props<Option>) {
  const { id, text, groups, note, onPick, onActive } = props;
  const optionId = useId();
  const options = groups.flatMap((group) => group.options);
  // The text is stored with the choice: Enter must not open an option that was chosen for an earlier text.
  const [chosen, setChosen] = useState({ text, key: '' });
  const active = chosen.text === text ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const isShown = options.length > 0;
  const activeId = active === -1 ? '' : `${optionId}-${active}`;

  function move(step: 1 | -1) {
    // One place more than options: after the last option and before the first, the field itself is active.
    const places = options.length + 1;
    const next = (active + 1 + step + places) % places;
    setChosen({ text, key: options[next - 1]?.key ?? '' });
  }

  function handleKey(event: KeyboardEvent) {
    const option = options[active];
    if (event.key === 'Escape' && isShown) {
      props.onFocusField();
      props.onClose();
    } else if (!(event.target instanceof HTMLInputElement)) {
      return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      onPick(option);
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
  return (
    // A press must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are handled by the field
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {note !== null && (
        <p className={styles.note} role={props.hasFailed ? 'alert' : undefined}>
          {note}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list of options for a text field */}
      <div id={id} role="listbox" aria-label={props.label}>
        {groups.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group in a listbox
          <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
            {!group.isPlain && (
              <p className={styles.heading} aria-hidden="true">
                {group.label}
              </p>
            )}
            {group.options.map((option) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                key={option.key}
                id={`${optionId}-${options.indexOf(option)}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds only text
                role="option"
                tabIndex={-1}
                aria-selected={option === options[active]}
                className={styles.option}
                onClick={() => onPick(option)}
              >
                {props.renderOption(option)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {props.children}
      <VisuallyHidden as="output">{props.status}</VisuallyHidden>
    </div>
  );
}
