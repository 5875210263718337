import { getFixedT } from 'i18next';
import { ChevronDown } from 'lucide-react';
import styles from './FilterSelect.module.css';

const t = getFixedT('es', 'backOffice');

type Props = {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
};

export function FilterSelect({ label, options, value, onChange }: Props) {
  const isUnknown = value !== null && options.every((option) => option.value !== value);
  return (
    <span className={styles.field} data-active={value !== null}>
      <select
        className={styles.select}
        aria-label={t('filter.by', { filter: label })}
        value={value ?? ''}
        // When React renders between the two events of a choice, `onChange` gets the old value.
        onInput={(event) => onChange(event.currentTarget.value || null)}
        onChange={() => undefined}
      >
        <option value="">{label}</option>
        {/* While the options load, or when the address names one that was deleted. */}
        {isUnknown && <option value={value}>{t('filter.unknown', { id: value })}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
