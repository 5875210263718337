import { useTranslation } from '#i18n/useTranslation.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { Totals } from '#domain/prices/tax.ts';
import styles from './SummaryFigures.module.css';

export function SummaryFigures({ totals }: { totals: Totals }) {
  const { t } = useTranslation('checkout');
  return (
    <dl className={styles.figures}>
      <div className={styles.part}>
        <dt>{t('summary.subtotal')}</dt>
        <dd>{formatColones(totals.subtotal)}</dd>
      </div>
      <div className={styles.part}>
        <dt>{t('summary.iva')}</dt>
        <dd>{formatColones(totals.iva)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('summary.total')}</dt>
        <dd>{formatColones(totals.total)}</dd>
      </div>
    </dl>
  );
}
