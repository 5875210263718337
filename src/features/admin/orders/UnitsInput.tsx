import { useState } from 'react';
import { parseQuantity } from '#shared/lib/parseQuantity.ts';
import styles from './UnitsInput.module.css';

type Props = {
  /** Names the field for screen readers. */
  label: string;
  /** Whole units. */
  value: number;
  /** Lowest quantity: an empty field means it. */
  min: 0 | 1;
  onChange: (units: number) => void;
};

/** A number of units in a cell; other text stays until the field loses focus. */
export function UnitsInput({ label, value, min, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    const units = min === 0 && /^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text);
    if (units !== null) onChange(units);
  }

  return (
    <input
      className={styles.input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(null)}
      onFocus={({ target }) => target.select()}
    />
  );
}
