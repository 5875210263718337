import styles from './ChooseBox.module.css';

/** A checkbox that chooses one product of the list, or all of a page. */
export function ChooseBox({
  label,
  checked,
  isDisabled,
  isPart = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Other products are in flight: a choice would belong to them. */
  isDisabled: boolean;
  /** Some are chosen, but not all. */
  isPart?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.box} title={label}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPart;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
