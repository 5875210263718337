import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order/orderEmail.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { Message } from '#shared/ui/Message.tsx';
import frame from '#shared/ui/PageFrame.module.css';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { formatDayAndTime } from '#i18n/format.ts';
import styles from './Receipt.module.css';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import { ReceiptTable } from './ReceiptTable.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  order: Order;
  title: string;
  /** The heading, which has the focus at first, for a caller that gives it the focus again. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** `success`: it has just been sent. */
  tone: 'success' | 'plain';
  /** Below the title. */
  message?: string;
  /** Above the table, such as what happens next. */
  children?: Elements;
  /** Beside the buttons to write to the shop and to print. */
  actions: Elements;
};

/** The receipt of an order. @see docs/rules.md#receipt */
export function Receipt({ order, title, heading: given, tone, message, children, actions }: Props) {
  const { t } = useTranslation('checkout');
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  useEffect(() => heading.current?.focus(), [heading]);

  return (
    <article className={classNames(frame.page, frame.narrow, styles.page)}>
      <PageMeta title={title} indexed={false} />
      <header className={styles.header}>
        <h1
          className={classNames(frame.heading, styles.heading)}
          data-tone={tone}
          ref={heading}
          tabIndex={-1}
        >
          {title}
        </h1>
        {message !== undefined && <p className={styles.message}>{message}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>{t('success.reference')}</dt>
            <dd className={styles.reference}>{order.reference}</dd>
          </div>
          <div>
            <dt>{t('success.date')}</dt>
            <dd>{formatDayAndTime(order.createdAt)}</dd>
          </div>
        </dl>
      </header>
      {!order.pricesConfirmed && (
        <Message tone="warning" live="off">
          {t('success.unconfirmed')}
        </Message>
      )}
      {children}
      <section className={styles.section}>
        <h2 className={styles.title}>{t('success.products')}</h2>
        <ReceiptTable order={order} />
      </section>
      <ReceiptDetails form={order.form} />
      <ReceiptActions order={order}>{actions}</ReceiptActions>
    </article>
  );
}
