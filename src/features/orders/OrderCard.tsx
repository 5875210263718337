import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_PARAM, paths } from '#config/paths.ts';
import { countUnits } from '#domain/cart/cart.ts';
import { formatColones } from '#domain/prices/money.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import type { KeptOrder } from '#state/order/keptOrders.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { formatDayAndTime } from '#i18n/format.ts';
import { ShareCart } from '../shared/shareCart/ShareCart.tsx';
import { ForgetOrder } from './ForgetOrder.tsx';
import styles from './OrderCard.module.css';
import { OrderTag } from './OrderTag.tsx';
import { RepeatOrder } from './RepeatOrder.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';

type Props = {
  kept: KeptOrder;
  /** Called after the order was forgotten, so that the focus needs another place. */
  onGone: () => void;
};

/** An order in short, with what can be done with it. */
export function OrderCard({ kept, onGone }: Props) {
  const { t } = useTranslation('orders');
  const { order } = kept;
  const { reference, lines, totals } = order;
  const inFlight = useOrderInFlight();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameId = `order-${reference}`;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <header className={styles.header}>
        <div className={styles.name}>
          <h2 className={styles.reference} id={nameId} ref={heading} tabIndex={-1}>
            {reference}
          </h2>
          <OrderTag kept={kept} />
        </div>
        {inFlight !== reference && <ForgetOrder kept={kept} onGone={onGone} />}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('date')}</dt>
          <dd>{formatDayAndTime(order.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('units')}</dt>
          <dd>{countUnits(lines)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd className={styles.total}>{formatColones(totals.total)}</dd>
        </div>
      </dl>
      {kept.status !== 'sent' && (
        <UnconfirmedOrder order={order} onArrived={() => heading.current?.focus()} />
      )}
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          to={paths.orders({ [ORDER_PARAM]: reference })}
          aria-label={t('action.seeNamed', { reference })}
        >
          {t('action.see')}
        </ButtonLink>
        <RepeatOrder order={order} />
        <ShareCart lines={lines} label={t('action.share')} />
      </div>
    </article>
  );
}
