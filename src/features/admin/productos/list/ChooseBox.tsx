import styles from './ChooseBox.module.css';

/** A checkbox that chooses one product of the list, or all of a page. */
export function ChooseBox({
  label,
  checked,
  isDisabled,
  isPart = false,
  isNamed = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Other products are in flight: a choice would belong to them. */
  isDisabled: boolean;
  /** Some are chosen, but not all. */
  isPart?: boolean;
  /** Its label stands beside it. */
  isNamed?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.box} title={label} data-named={isNamed || undefined}>
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
      {isNamed && <span>{label}</span>}
    </label>
  );
}
