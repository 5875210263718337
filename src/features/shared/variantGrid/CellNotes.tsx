import type { GridLine } from '#domain/grid/cells.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './VariantGrid.module.css';

type Props = {
  readonly id: string;
  readonly line: GridLine;
  /** True: the price of the next tier is visible; false: only screen readers read it. */
  readonly isWide?: boolean;
};

/** Shows stock and price of a cell, and how many units its line lacks for a cheaper tier. */
export function CellNotes({ id, line, isWide = false }: Props) {
  const t = useGridTexts();
  const { price, next } = line;
  const missingFor = next && t('missingFor', { price: formatColones(next.price) });
  return (
    <span id={id} className={styles.notes}>
      <span>{t('left', { count: line.max })}</span>{' '}
      <span className={styles.price}>
        {price === null && next
          ? t('soldFrom', { units: line.already + line.quantity + next.missing })
          : formatColones(price)}
      </span>{' '}
      {line.already > 0 && <span>{t('inCart', { units: line.already })}</span>}{' '}
      {line.quantity > 0 && next && (
        <span className={styles.next}>
          <span>{t('missing', { count: next.missing })}</span>{' '}
          {isWide ? <span>{missingFor}</span> : <VisuallyHidden>{missingFor}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}
