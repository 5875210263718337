import { useTranslation } from 'react-i18next';
import { formatPercent } from '#i18n/format.ts';
import { formatColones } from '#domain/prices/money.ts';
import styles from './LineAmount.module.css';
import type { CartRowView } from './useCartRows.ts';

/** @see docs/rules.md#tax */
export function LineAmount({ row }: { row: CartRowView }) {
  const { t } = useTranslation('cart');
  const { line, figures } = row;
  return (
    <div className={styles.amount}>
      <p className={styles.total}>{formatColones(figures.total)}</p>
      <p className={styles.part}>
        {t('line.subtotal', { amount: formatColones(figures.subtotal) })}
      </p>
      <p className={styles.part}>
        {t('line.iva', {
          percent: formatPercent(line.ivaRate),
          amount: formatColones(figures.iva),
        })}
      </p>
    </div>
  );
}
