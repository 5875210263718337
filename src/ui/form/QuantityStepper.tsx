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
  /** Gets each new quantity. A typed quantity may be above `max`: the caller has to reduce it. */
  onChange: (quantity: number) => void;
  /** Gets a text without a quantity when the visitor leaves the field; by default the quantity becomes `min`. */
  onRefuse?: ((text: string) => void) | undefined;
  /** Smallest quantity, by default 1. With 0 an empty field means 0. */
  min?: 0 | 1 | undefined;
  /** Quantity at which the plus button stops; by default there is none. */
  max?: number | null | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean | undefined;
  /** Id of the message that says what is wrong with the quantity. */
  errorId?: string | undefined;
};

/** A field for a quantity between a minus and a plus button. @see docs/rules.md#typed-numbers */
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
  const typing = useTypedUnits({
    reader,
    value,
    min,
    onChange,
    onRefuse: onRefuse ?? (() => onChange(min)),
  });
  const canDecrease = value > min || typing.isUnread;
  const canIncrease = max == null || value < max;

  function step(by: 1 | -1) {
    if (by > 0 ? !canIncrease : !canDecrease) return;
    typing.drop();
    onChange(Math.max(min, value + by));
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // The caller has reduced the typed quantity: only a second Enter submits the form.
      if (Number(typing.units) > value) event.preventDefault();
      typing.field.onBlur();
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
      <div
        className={styles.stepper}
        data-invalid={(errorId ?? typing.field['data-refused']) && ''}
      >
        {button(-1, decreaseLabel, canDecrease, <Minus />)}
        <Input
          {...typing.field}
          className={styles.input}
          aria-label={label}
          aria-invalid={errorId ? true : typing.field['aria-invalid']}
          aria-describedby={classNames(errorId, typing.noteId) || undefined}
          value={typing.text ?? String(value)}
          disabled={disabled}
          onKeyDown={pressKey}
        />
        {button(1, increaseLabel, canIncrease, <Plus />)}
      </div>
      <Text {...typing.note} />
    </div>
  );
}
