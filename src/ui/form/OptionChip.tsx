import type { ReactNode } from 'react';
import { Input } from './Input.tsx';
import styles from './OptionChip.module.css';

export type OptionChipProps = {
  /** 'checkbox': several chips of a set can be chosen. */
  type?: 'radio' | 'checkbox' | undefined;
  name: string;
  value: string;
  /** Accessible name; by default the content. */
  label?: string | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
};

/** A radio button, or a checkbox, that looks like a chip. */
export function OptionChip({
  type = 'radio',
  name,
  value,
  label,
  checked,
  disabled = false,
  onSelect,
  children,
}: OptionChipProps) {
  return (
    <label className={styles.chip}>
      <Input
        className={styles.input}
        type={type}
        name={name}
        value={value}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
      />
      <span className={styles.text}>{children}</span>
    </label>
  );
}
