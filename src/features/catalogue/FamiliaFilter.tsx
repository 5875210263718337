import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCatalogueTexts } from '#i18n/es/catalogue.ts';
import { Button } from '#ui/action/Button.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { classNames } from '#ui/classNames.ts';
import { Input } from '#ui/form/Input.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Catalogue } from './useCatalogue.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';
import styles from './FamiliaFilter.module.css';

/** The choices of one filter, which can be collapsed. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.group} open>
      <summary className={styles.heading}>
        <span>{title}</span>
        <ChevronDown className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

type FamiliaControlProps = Pick<Catalogue, 'familias' | 'counts'> & {
  /** Id of the familia in the address; '' for all, `null` if the address has no valid id. */
  readonly value: string | null;
  /** Receives the id of the chosen familia; '' for all. */
  readonly onChange: (value: string) => void;
};

const SKELETON_ROWS = 8;

function FamiliaRadios({ familias, counts, value, onChange }: FamiliaControlProps) {
  const t = useCatalogueTexts();
  const all = { id: '', name: t('filter.all'), count: null };
  const rows = (familias ?? []).map(({ id, name }) => ({
    id: String(id),
    name,
    count: counts ? (counts.get(id) ?? 0) : null,
  }));
  return (
    <FilterSection title={t('filter.familia')}>
      <fieldset className={styles.list}>
        <VisuallyHidden as="legend">{t('filter.familia')}</VisuallyHidden>
        {[all, ...rows].map((row) => (
          <label key={row.id} className={classNames(styles.row, styles.familia)}>
            <Input
              type="radio"
              name="familia"
              value={row.id}
              checked={row.id === value}
              aria-label={row.name}
              onChange={() => onChange(row.id)}
            />
            <span className={styles.name}>{row.name}</span>
            {row.count !== null && (
              <span className={styles.count} aria-hidden="true">
                {row.count}
              </span>
            )}
          </label>
        ))}
        {familias === null &&
          Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <div key={index} className={classNames(styles.row, styles.familia)}>
              <Skeleton width="80%" height="1.1rem" />
            </div>
          ))}
      </fieldset>
    </FilterSection>
  );
}

const UNKNOWN = 'unknown';

function FamiliaSelect({ familias, counts, value, onChange }: FamiliaControlProps) {
  const t = useCatalogueTexts();
  const options = [
    { value: '', label: t('filter.all') },
    ...(familias ?? []).map(({ id, name }) => {
      const count = counts?.get(id) ?? 0;
      return { value: String(id), label: counts ? `${name} (${count})` : name };
    }),
  ];
  const isListed = options.some((option) => option.value === value);
  // Adds an option for an unknown value: the select would show "all" for it, and choosing "all" would do nothing.
  if (!isListed) options.push({ value: UNKNOWN, label: familias ? t('filter.unknown') : '…' });
  return (
    <SelectField
      label={t('filter.familia')}
      name="familia"
      value={isListed ? (value ?? '') : UNKNOWN}
      onInput={({ currentTarget }) => {
        if (currentTarget.value !== UNKNOWN) onChange(currentTarget.value);
      }}
      options={options}
    />
  );
}

type Props = { readonly catalogue: Catalogue; readonly params: CatalogueParams };

/** Returns the `value` of the controls: '' for all types, `null` for an invalid filter. */
function valueOfFilter(filter: CatalogueParams['filter']): string | null {
  if (filter.kind === 'junk') return null;
  // '007' in the address means familia 7.
  return filter.kind === 'familia' ? String(Number(filter.id)) : '';
}

/** The filter by familia: a collapsible radio list on a wide screen, a select on a phone. */
export function FamiliaFilter({ catalogue, params }: Props) {
  const t = useCatalogueTexts();
  const { familias, familiasFailed, counts } = catalogue;
  const { filter } = params;
  const isPhone = useMediaQuery('(max-width: 768px)');
  // Below the radio list, the clear button is shown once the familias are read: they would push it down.
  const isPlaceSettled = isPhone === true || familias !== null || familiasFailed;
  const control = {
    familias,
    counts,
    value: valueOfFilter(filter),
    onChange: (value: string) => params.chooseFamilia(value === '' ? null : value),
  };
  return (
    <div>
      {familiasFailed ? (
        <div className={styles.failed}>
          <p role="alert">{t('filter.failed')}</p>
          <RetryButton onClick={catalogue.retry} />
        </div>
      ) : (
        // A built document holds both controls; the style sheet shows one of them.
        <>
          {isPhone !== false && (
            <div className={styles.narrow}>
              <FamiliaSelect {...control} />
            </div>
          )}
          {isPhone !== true && (
            <div className={styles.wide}>
              <FamiliaRadios {...control} />
            </div>
          )}
        </>
      )}
      {filter.kind !== 'all' && isPlaceSettled && (
        <Button className={styles.clear} variant="secondary" icon={<X />} onClick={params.clear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
