import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { parseQuantity } from '../../lib/parseQuantity.ts';
import { Input } from './Input.tsx';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = {
  /** Names the field for screen readers. */
  label: string;
  /** Whole units, at least `min`. */
  value: number;
  /** Called with every quantity; a typed one may be above `max`: the caller clamps it. */
  onChange: (quantity: number) => void;
  /** Called with everything typed; `null`: it is not a quantity. */
  onDraft?: ((quantity: number | null) => void) | undefined;
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

/**
 * A quantity with minus and plus buttons and a field to type in.
 *
 * Other text (empty, letters, 0, 1.5) stays until the field loses focus, and then becomes `min`.
 *
 * @see docs/rules.md#add-to-cart
 */
export function QuantityStepper({
  label,
  value,
  onChange,
  onDraft,
  min = 1,
  max,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  errorId,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const canDecrease = value > min || draft !== null;
  const canIncrease = max === null || max === undefined || value < max;

  function type(text: string) {
    const quantity = min === 0 && /^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text);
    setDraft(quantity === null ? text : null);
    onDraft?.(quantity);
    if (quantity !== null && quantity !== value) onChange(quantity);
  }

  function leave() {
    if (draft === null) return;
    setDraft(null);
    onChange(min);
  }

  function step(by: 1 | -1) {
    if (by > 0 ? !canIncrease : !canDecrease) return;
    setDraft(null);
    onChange(Math.max(min, value + by));
  }

  function stepByKey(event: KeyboardEvent) {
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
    <div className={styles.stepper} data-invalid={errorId && ''}>
      {button(-1, decreaseLabel, canDecrease, <Minus aria-hidden="true" />)}
      <Input
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onFocus={(event) => event.target.select()}
        onKeyDown={stepByKey}
      />
      {button(1, increaseLabel, canIncrease, <Plus aria-hidden="true" />)}
    </div>
  );
}
