import { getFixedT } from 'i18next';
import { Search, X } from 'lucide-react';
import { type HTMLAttributes, useId, useRef } from 'react';
import { IconButton } from '#shared/ui/Button.tsx';
import styles from './SearchField.module.css';

const t = getFixedT('es', 'backOffice');

export function FilterBar(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} className={styles.filters} />;
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
  onEnter?: (() => void) | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers that the store serves do not know the tag
    <div className={styles.search} role="search">
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
