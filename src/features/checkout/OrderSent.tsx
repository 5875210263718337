import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { Message } from '#shared/ui/Message.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { orderDate } from './orderDate.ts';
import styles from './OrderSent.module.css';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import { ReceiptTable } from './ReceiptTable.tsx';

/** The receipt of an order, on screen and on paper. @see docs/rules.md#receipt */
export function OrderSent({ order }: { order: Order }) {
  const { t, language } = useTranslation('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <article className={styles.page}>
      <PageMeta title={t('success.title')} indexed={false} />
      <header className={styles.header}>
        <p className={styles.shop}>{business.name}</p>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {t('success.title')}
        </h1>
        <p className={styles.message}>
          {t('success.message', { name: order.form.fullName.trim() })}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('success.reference')}</dt>
            <dd className={styles.reference}>{order.reference}</dd>
          </div>
          <div>
            <dt>{t('success.date')}</dt>
            <dd>{orderDate(order.createdAt, language)}</dd>
          </div>
        </dl>
      </header>
      {!order.pricesConfirmed && (
        <Message tone="warning" live="off">
          {t('success.unconfirmed')}
        </Message>
      )}
      <section className={styles.next}>
        <h2 className={styles.title}>{t('success.nextTitle')}</h2>
        <p>{t('success.next')}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('success.products')}</h2>
        <ReceiptTable order={order} />
      </section>
      <ReceiptDetails form={order.form} />
      <ReceiptActions order={order} />
    </article>
  );
}
