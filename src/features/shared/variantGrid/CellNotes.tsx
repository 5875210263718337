import type { GridLine } from '#domain/grid/cells.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './VariantGrid.module.css';

type Props = {
  readonly id: string;
  readonly line: GridLine;
  /** True: shows the price of the next tier too; else only screen readers get it. */
  readonly isWide?: boolean;
};

/** Stock and price of a cell, and the units that its line lacks to a cheaper tier. */
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
