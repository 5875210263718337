import { useTranslation } from 'react-i18next';
import { Link } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { type Cart } from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { Totals } from '#domain/prices/tax.ts';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { Text } from '#shared/ui/Stack.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import styles from './OrderSummary.module.css';
import { SummaryLines } from '../shared/lines/SummaryLines.tsx';

/** Here the summary is above the form. */
const NARROW = '(max-width: 900px)';

/** The lines and figures of the order; on narrow screens the lines are collapsed. */
export function OrderSummary({
  lines,
  className,
}: {
  lines: Cart;
  className?: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const isNarrow = useMediaQuery(NARROW);
  const body = (
    <div className={styles.body}>
      <Text size="sm" tone="quiet">
        {t('summary.note')}
      </Text>
      <Link className={styles.edit} to={paths.cart()}>
        {t('summary.edit')}
      </Link>
      <SummaryLines lines={lines} />
    </div>
  );
  return (
    <aside className={classNames(styles.summary, className)} aria-labelledby="order-summary">
      <h2 className={styles.title} id="order-summary">
        {t('summary.title')}
      </h2>
      <SummaryFigures totals={cartTotals(lines)} />
      {isNarrow ? (
        <details className={styles.products}>
          <summary className={styles.handle}>
            {t('summary.products', { count: lines.length })}
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </aside>
  );
}

function SummaryFigures({ totals }: { totals: Totals }) {
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
