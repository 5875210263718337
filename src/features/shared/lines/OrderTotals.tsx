import { useTranslation } from 'react-i18next';
import type { Cart } from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import { classNames } from '#shared/ui/classNames.ts';
import styles from './OrderTotals.module.css';

/** Subtotal, IVA and total of a cart, in two lists. @param props.isLive the total is announced */
export function OrderTotals({ lines, isLive = false }: { lines: Cart; isLive?: boolean }) {
  const { t } = useTranslation('cart');
  const totals = cartTotals(lines);
  return (
    <>
      <dl className={styles.parts}>
        {(['subtotal', 'iva'] as const).map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt>{t(`totals.${figure}`)}</dt>
            <dd>{formatColones(totals[figure])}</dd>
          </div>
        ))}
      </dl>
      <dl
        className={classNames(styles.figure, styles.total)}
        aria-live={isLive ? 'polite' : undefined}
        aria-atomic={isLive || undefined}
      >
        <dt>{t('totals.total')}</dt>
        <dd>{formatColones(totals.total)}</dd>
      </dl>
    </>
  );
}
