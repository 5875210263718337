import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import styles from './OrderSent.module.css';

/** The receipt of the order that was just sent. @see docs/rules.md#receipt */
export function OrderSent({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  return (
    <Receipt
      order={order}
      tone="success"
      title={t('success.title')}
      message={t('success.message', { name: order.form.fullName.trim() })}
      actions={
        <>
          <ButtonLink to={paths.home()}>{t('action.continueShopping')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.orders()}>
            {t('action.orders')}
          </ButtonLink>
        </>
      }
    >
      <section className={styles.next}>
        <h2 className={styles.title}>{t('success.nextTitle')}</h2>
        <p>{t('success.next')}</p>
      </section>
    </Receipt>
  );
}
