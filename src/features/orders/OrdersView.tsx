import { ReceiptText } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Message } from '#shared/ui/Message.tsx';
import frame from '#shared/ui/PageFrame.module.css';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import type { KeptOrders } from '#state/order/keptOrders.ts';
import { ForgetAll } from './ForgetAll.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersView.module.css';

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  kept: KeptOrders;
  /** The address names an order that this browser does not have. */
  isMissing: boolean;
};

export function OrdersView({ heading, kept, isMissing }: Props) {
  const { t } = useTranslation('orders');

  function focusHeading() {
    heading.current?.focus();
  }

  return (
    <div className={classNames(frame.page, frame.narrow)}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={frame.header}>
        <h1 className={frame.heading} ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {isMissing && <Message tone="info">{t('missing')}</Message>}
      {kept.length === 0 ? (
        <EmptyState
          icon={<ReceiptText aria-hidden="true" />}
          title={t('empty.title')}
          actions={<ButtonLink to={paths.catalogue()}>{t('empty.action')}</ButtonLink>}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {kept.map((one) => (
            <li key={one.order.reference}>
              <OrderCard kept={one} onGone={focusHeading} />
            </li>
          ))}
        </ul>
      )}
      <ForgetAll kept={kept} onGone={focusHeading} />
    </div>
  );
}
