import { useState, type KeyboardEvent } from 'react';
import type { Facets } from '#domain/catalogue/facets.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './FilterPanel.module.css';

type Props = {
  readonly bands: Facets['bands'];
  /** In colones; `null`: open. */
  readonly min: number | null;
  readonly max: number | null;
  readonly onChange: (min: number | null, max: number | null) => void;
};

/** Whole colones of a typed text, which may have separators; `null`: none. */
function parseColones(text: string): number | null {
  const digits = text.replace(/[.,][0-9]{2}$/, '').replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits.slice(0, 10));
}

/** A range of prices: one of a few that fit the products, or typed. */
export function PriceFilter({ bands, min, max, onChange }: Props) {
  const { t } = useTranslation('filters');
  const isChosen = (band: Facets['bands'][number]) =>
    (min !== null || max !== null) && band.min === min && band.max === max;

  return (
    <div className={styles.price}>
      {bands.length > 0 && (
        <fieldset className={styles.rows} aria-label={t('price')}>
          {bands.map((band) => (
            <label key={`${band.min}-${band.max}`} className={styles.row}>
              <input
                className={styles.check}
                type="checkbox"
                checked={isChosen(band)}
                disabled={band.count === 0 && !isChosen(band)}
                onChange={() =>
                  isChosen(band) ? onChange(null, null) : onChange(band.min, band.max)
                }
              />
              <span className={styles.name}>
                {band.min === null
                  ? t('upTo', { price: formatColones(band.max ?? 0) })
                  : band.max === null
                    ? t('from', { price: formatColones(band.min) })
                    : t('between', { min: formatColones(band.min), max: formatColones(band.max) })}
              </span>
              <span className={styles.count}>{band.count}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.fields}>
        <PriceField
          // A chosen range replaces what was typed.
          key={`min ${min}`}
          label={t('min')}
          name="min"
          value={min}
          onCommit={(next) => onChange(next, max)}
        />
        <PriceField
          key={`max ${max}`}
          label={t('max')}
          name="max"
          value={max}
          onCommit={(next) => onChange(min, next)}
        />
      </div>
    </div>
  );
}

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onCommit: (value: number | null) => void;
};

/** Filters on Enter and when the field is left: half a number would empty the list. */
function PriceField({ label, name, value, onCommit }: FieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));

  function commit() {
    const next = parseColones(text);
    if (next === value) setText(next === null ? '' : String(next));
    else onCommit(next);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
  }

  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
