import { ChevronDown, Search, X } from 'lucide-react';
import { type HTMLAttributes, useRef } from 'react';
import { cleanText } from '#domain/text/cleanText.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Row } from '#ui/Stack.tsx';
import fieldStyles from '#ui/form/Field.module.css';
import styles from './SearchField.module.css';

export function FilterBar(props: Omit<HTMLAttributes<HTMLElement>, 'style'>) {
  return <Row {...props} gap={[2, 3]} className={styles.filters} />;
}

/** @param label also its placeholder */
export function SearchField({
  label,
  value,
  onChange,
  onEnter,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers that the store serves do not know the tag
    <div className={styles.search} role="search">
      <Search className={styles.icon} />
      <input
        ref={input}
        className={fieldStyles.control}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(cleanText(event.target.value))}
        onKeyDown={(event) => {
          // The search runs while typing; Enter must not submit a form around the field.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={t('clearSearch')}
          icon={<X />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

export function FilterSelect({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const isUnknown = value !== null && options.every((option) => option.value !== value);
  return (
    <span className={classNames(fieldStyles.select, styles.filter)} data-active={value !== null}>
      <select
        className={fieldStyles.control}
        aria-label={t('filter.by', { filter: label })}
        value={value ?? ''}
        // If React renders between the events `input` and `change`, `onChange` gets the old value.
        onInput={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{label}</option>
        {/* Shown while the options load, or for one that was deleted. */}
        {isUnknown && <option value={value}>{t('filter.unknown', { id: value })}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}
