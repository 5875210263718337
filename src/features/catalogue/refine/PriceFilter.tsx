import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Facets } from '#domain/catalogue/facets.ts';
import { formatColones } from '#domain/prices/money.ts';
import { readTypedNumber } from '#domain/text/typedNumber.ts';
import { useFiltersTexts } from '#i18n/es/filters.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Stack } from '#ui/Stack.tsx';
import styles from '../FamiliaFilter.module.css';

type Band = Facets['bands'][number];

type Props = {
  readonly bands: readonly Band[];
  /** `min` and `max` are limits in colones; `null`: no limit. */
  readonly min: number | null;
  readonly max: number | null;
  readonly onChange: (min: number | null, max: number | null) => void;
};

const MAX_COLONES = 9_999_999_999;

/** Reads whole colones from a typed text; `null`: it is no number. */
function parseColones(text: string): number | null {
  const colones = readTypedNumber(text);
  return colones === null ? null : Math.floor(Math.min(Math.abs(colones), MAX_COLONES));
}

const textOf = (price: number | null) => (price === null ? '' : String(price));

/**
 * Filter by price: one of a few bands that fit the products, or a typed range. A typed range filters on Enter, or
 * when the focus leaves both fields: with half a number or half a range the list would be empty.
 * @see docs/rules.md#filters
 */
export function PriceFilter({ bands, min, max, onChange }: Props) {
  const t = useFiltersTexts();
  const name = useId();
  const fieldsRef = useRef<HTMLElement>(null);
  /** Texts of the fields that were typed, but do not filter yet; `null`: nothing was typed. */
  const [minText, setMinText] = useState<string | null>(null);
  const [maxText, setMaxText] = useState<string | null>(null);

  function choose(nextMin: number | null, nextMax: number | null) {
    if (nextMin !== min || nextMax !== max) onChange(nextMin, nextMax);
    setMinText(null);
    setMaxText(null);
  }

  function chooseTyped() {
    const low = minText === null ? min : parseColones(minText);
    const high = maxText === null ? max : parseColones(maxText);
    // Swaps a range that was typed the wrong way round: it would find nothing.
    if (low !== null && high !== null && low > high) choose(high, low);
    else choose(low, high);
  }

  function nameOf(band: Band): string {
    if (band.min === null) return t('upTo', { price: formatColones(band.max ?? 0) });
    if (band.max === null) return t('from', { price: formatColones(band.min) });
    return t('between', { min: formatColones(band.min), max: formatColones(band.max) });
  }

  const fieldProps = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!fieldsRef.current?.contains(relatedTarget)) chooseTyped();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') chooseTyped();
    },
  } as const;

  return (
    <Stack>
      {bands.length > 0 && (
        <fieldset className={styles.list} aria-label={t('price')}>
          <label className={styles.row}>
            <input
              type="radio"
              name={name}
              checked={min === null && max === null}
              onChange={() => choose(null, null)}
            />
            <span className={styles.name}>{t('anyPrice')}</span>
          </label>
          {bands.map((band) => {
            const isChosen = band.min === min && band.max === max;
            return (
              <label key={`${band.min}-${band.max}`} className={styles.row}>
                <input
                  type="radio"
                  name={name}
                  checked={isChosen}
                  disabled={band.count === 0 && !isChosen}
                  onChange={() => choose(band.min, band.max)}
                />
                <span className={styles.name}>{nameOf(band)}</span>
                <span className={styles.count}>{band.count}</span>
              </label>
            );
          })}
        </fieldset>
      )}
      <Stack ref={fieldsRef} className={styles.fields} gap={2}>
        <TextField
          {...fieldProps}
          label={t('min')}
          name="min"
          value={minText ?? textOf(min)}
          onChange={(event) => setMinText(event.target.value)}
        />
        <TextField
          {...fieldProps}
          label={t('max')}
          name="max"
          value={maxText ?? textOf(max)}
          onChange={(event) => setMaxText(event.target.value)}
        />
      </Stack>
    </Stack>
  );
}
