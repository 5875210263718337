import type { ReactNode } from 'react';
import styles from './OptionChip.module.css';

export type OptionChipProps = {
  /** Name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** A radio button that looks like a chip. */
export function OptionChip({
  name,
  value,
  checked,
  disabled = false,
  onSelect,
  children,
}: OptionChipProps) {
  return (
    <label className={styles.chip}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
      />
      <span className={styles.text}>{children}</span>
    </label>
  );
}
