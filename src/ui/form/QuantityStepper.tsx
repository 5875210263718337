import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { classNames } from '../classNames.ts';
import { type UnitsReader, useTypedUnits } from '../hooks/useTypedUnits.ts';
import { Text } from '../Stack.tsx';
import { Input } from './Input.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = {
  /** Names the field for screen readers. */
  label: string;
  reader: UnitsReader;
  /** Whole units, at least `min`. */
  value: number;
  /** Gets every quantity. A typed quantity may be above `max`: the caller clamps it. */
  onChange: (quantity: number) => void;
  /** Gets a text that is no quantity, once the field is left; by default the quantity becomes `min`. */
  onRefuse?: ((text: string) => void) | undefined;
  /** With 0 the field may also be empty, which means 0. By default 1. */
  min?: 0 | 1 | undefined;
  /** Limit of the plus button; by default none. */
  max?: number | null | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean | undefined;
  /** Id of the message that says what is wrong with the quantity. */
  errorId?: string | undefined;
};

/** A quantity with minus and plus buttons and a field to type in. @see docs/rules.md#typed-numbers */
export function QuantityStepper({
  label,
  reader,
  value,
  onChange,
  onRefuse,
  min = 1,
  max,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  errorId,
}: QuantityStepperProps) {
  const typed = useTypedUnits({
    reader,
    value,
    min,
    onChange,
    onRefuse: onRefuse ?? (() => onChange(min)),
  });
  const canDecrease = value > min || typed.isUnread;
  const canIncrease = max == null || value < max;

  function step(by: 1 | -1) {
    if (by > 0 ? !canIncrease : !canDecrease) return;
    typed.drop();
    onChange(Math.max(min, value + by));
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // The caller has reduced the typed quantity: only a second press submits the form.
      if (Number(typed.units) > value) event.preventDefault();
      typed.field.onBlur();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  const button = (by: 1 | -1, name: string, canStep: boolean, icon: ReactElement) => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={!canStep}
      disabled={disabled}
      onClick={() => step(by)}
    >
      {icon}
    </button>
  );
  return (
    <div className={styles.field}>
      <div className={styles.stepper} data-invalid={(errorId ?? typed.field['data-refused']) && ''}>
        {button(-1, decreaseLabel, canDecrease, <Minus aria-hidden="true" />)}
        <Input
          {...typed.field}
          className={styles.input}
          aria-label={label}
          aria-invalid={errorId ? true : typed.field['aria-invalid']}
          aria-describedby={classNames(errorId, typed.noteId) || undefined}
          value={typed.text ?? String(value)}
          disabled={disabled}
          onKeyDown={pressKey}
        />
        {button(1, increaseLabel, canIncrease, <Plus aria-hidden="true" />)}
      </div>
      <Text {...typed.note} />
    </div>
  );
}
