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

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
};

/** A search field with a button that clears it. @param label is the placeholder too */
export function SearchField({ label, value, onChange, onEnter }: Props) {
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
          // Enter must not submit a form around the field; the search runs while staff type.
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

type SelectProps = {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
};

export function FilterSelect({ label, options, value, onChange }: SelectProps) {
  const isUnknown = value !== null && options.every((option) => option.value !== value);
  return (
    <span className={classNames(fieldStyles.select, styles.filter)} data-active={value !== null}>
      <select
        className={fieldStyles.control}
        aria-label={t('filter.by', { filter: label })}
        value={value ?? ''}
        // `onChange` would get the old value if React renders between the events `input` and `change`.
        onInput={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{label}</option>
        {/* The chosen option while the options load, or if it was deleted. */}
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
