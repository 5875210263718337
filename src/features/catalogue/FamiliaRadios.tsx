import { useTranslation } from '#i18n/useTranslation.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { FamiliaControlProps } from './FamiliaControl.ts';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FamiliaRadios.module.css';

const SKELETON_ROWS = 8;

/** The familia filter of a wide screen; it can be collapsed. */
export function FamiliaRadios({ familias, counts, value, onChange }: FamiliaControlProps) {
  const { t } = useTranslation('catalogue');
  const all = { id: '', name: t('filter.all'), count: null };
  const rows = (familias ?? []).map(({ id, name }) => ({
    id: String(id),
    name,
    count: counts ? (counts.get(id) ?? 0) : null,
  }));
  return (
    <FilterGroup title={t('filter.familia')}>
      <fieldset className={styles.list}>
        <VisuallyHidden as="legend">{t('filter.familia')}</VisuallyHidden>
        {[all, ...rows].map((row) => (
          <label key={row.id} className={styles.row}>
            <input
              className={styles.radio}
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
            <div key={index} className={styles.row}>
              <Skeleton width="80%" height="1.1rem" />
            </div>
          ))}
      </fieldset>
    </FilterGroup>
  );
}
