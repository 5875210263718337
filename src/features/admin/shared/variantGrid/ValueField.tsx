import { useId } from 'react';
import type { SheetCell } from '#shared/ui/Sheet.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './ValueList.module.css';

type Props = SheetCell & {
  /** Beside the field. */
  readonly name: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/** A value of the list: its size, what it was, and the field. */
export function ValueField({
  name,
  label,
  text,
  state,
  note,
  spoken,
  inputMode,
  onType,
  onLeave,
}: Props) {
  const noteId = useId();
  return (
    <>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span id={noteId} className={styles.note} data-state={state}>
        <span aria-hidden={spoken !== undefined}>{note}</span>
        {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
      </span>
      <input
        className={styles.field}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="next"
        size={8}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={state === 'invalid' || undefined}
        data-state={state}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onLeave}
      />
    </>
  );
}
