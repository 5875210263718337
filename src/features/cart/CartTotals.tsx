import { useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { formatColones } from '#domain/prices/money.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import type { LineProblem } from '#domain/cart/reconcile.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart } from '#state/cart/useCart.ts';
import styles from './CartTotals.module.css';

/**
 * @param blockedBy why the button does not open the checkout; `null`: it does
 * @see docs/rules.md#cart-page
 */
export function CartTotals({ blockedBy }: { blockedBy: LineProblem }) {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const totals = useMemo(() => cartTotals(lines), [lines]);
  const [wasRefused, setWasRefused] = useState(false);

  function refuse(event: MouseEvent) {
    if (blockedBy === null) return;
    event.preventDefault();
    setWasRefused(true);
  }

  return (
    <section className={styles.totals} aria-labelledby="cart-totals">
      <h2 className={styles.title} id="cart-totals">
        {t('totals.title')}
      </h2>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{t('totals.subtotal')}</dt>
          <dd>{formatColones(totals.subtotal)}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t('totals.iva')}</dt>
          <dd>{formatColones(totals.iva)}</dd>
        </div>
      </dl>
      <dl className={styles.total} aria-live="polite" aria-atomic="true">
        <dt>{t('totals.total')}</dt>
        <dd>{formatColones(totals.total)}</dd>
      </dl>
      {blockedBy !== null && wasRefused && (
        <Message className={styles.refusal} tone="error">
          {t(`blocked.${blockedBy}`)}
        </Message>
      )}
      <ButtonLink
        className={styles.checkout}
        variant="sell"
        size="lg"
        to={paths.checkout()}
        onClick={refuse}
      >
        {t('action.checkout')}
      </ButtonLink>
      <p className={styles.note}>{t('totals.note')}</p>
    </section>
  );
}
