import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import styles from './LineAmount.module.css';
import type { CartRowView } from './useCartRows.ts';

/** @see docs/rules.md#tax */
export function LineAmount({ row }: { row: CartRowView }) {
  const { t, i18n } = useTranslation('cart');
  const { line, figures } = row;
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(line.ivaRate);
  return (
    <div className={styles.amount}>
      <p className={styles.total}>{formatColones(figures.total)}</p>
      <p className={styles.part}>
        {t('line.subtotal', { amount: formatColones(figures.subtotal) })}
      </p>
      <p className={styles.part}>
        {t('line.iva', { percent, amount: formatColones(figures.iva) })}
      </p>
    </div>
  );
}
