import { ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatColones } from '#domain/prices/money.ts';
import { orderTotals } from '#domain/quickOrder/checkOrder.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './OrderTotal.module.css';
import type { QuickOrder } from './useQuickOrder.ts';

/** What the lines that are ready come to, and the button that adds them. */
export function OrderTotal({ order, onAdd }: { order: QuickOrder; onAdd: () => void }) {
  const { t } = useTranslation('quickOrder');
  const headingId = useId();
  const { units, colones } = orderTotals(order.entries);
  if (units === 0) return null;
  return (
    <section className={styles.total} aria-labelledby={headingId}>
      <div>
        <h3 className={styles.heading} id={headingId}>
          {t('total.title')}
        </h3>
        <p className={styles.amount}>{formatColones(colones)}</p>
        <p className={styles.note}>
          {`${t('total.units', { count: units })} · ${t('total.note')}`}
        </p>
      </div>
      <Button
        className={styles.add}
        variant="sell"
        size="lg"
        busy={order.isChecking}
        icon={<ShoppingBag aria-hidden="true" />}
        onClick={onAdd}
      >
        {order.isChecking ? t('checking') : t('add', { count: units })}
      </Button>
    </section>
  );
}
