import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ORDER_PARAM, paths } from '#config/paths.ts';
import { countUnits } from '#domain/cart/cart.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useOrdersTexts } from '#i18n/es/orders.ts';
import { formatDayAndTime } from '#i18n/format.ts';
import { useCartStore } from '#state/cart/useCart.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { forgetOrder } from '#state/order/forgetOrders.ts';
import type { MyOrder } from '#state/order/myOrders.ts';
import { ButtonLink, IconButton } from '#ui/action/Button.tsx';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { ShareCart } from '../shared/ShareCart.tsx';
import { RepeatOrder } from './RepeatOrder.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';
import styles from './OrdersPage.module.css';

type Props = { kept: MyOrder; onGone: () => void };

export function OrderCard({ kept, onGone }: Props) {
  const t = useOrdersTexts();
  const { order, status } = kept;
  const { reference, lines, totals } = order;
  const inFlight = useOrderInFlight();
  const heading = useRef<HTMLHeadingElement>(null);
  const facts = [
    ['date', formatDayAndTime(order.createdAt)],
    ['units', countUnits(lines)],
    ['total', formatColones(totals.total)],
  ] as const;
  const nameId = `order-${reference}`;
  return (
    <Stack as="article" className={styles.card} gap={4} isCard aria-labelledby={nameId}>
      <Row as="header" gap={3} justify="between" hasNoWrap>
        <Row gap={[1, 3]}>
          <h2 className={styles.reference} id={nameId} ref={heading} tabIndex={-1}>
            {reference}
          </h2>
          <Tag tone={status === 'sent' ? 'success' : 'warning'}>{t(`status.${status}`)}</Tag>
        </Row>
        {inFlight !== reference && <ForgetOrder kept={kept} onGone={onGone} />}
      </Row>
      <Row as="dl" className={styles.facts} gap={[2, 7]} align="start">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Note as="dt">{t(name)}</Note>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
      {status === 'unconfirmed' && (
        <UnconfirmedOrder order={order} onArrived={() => heading.current?.focus()} />
      )}
      <Row gap={[2, 3]}>
        <ButtonLink
          variant="secondary"
          to={paths.orders({ [ORDER_PARAM]: reference })}
          aria-label={t('action.seeNamed', { reference })}
        >
          {t('action.see')}
        </ButtonLink>
        <RepeatOrder order={order} />
        <ShareCart lines={lines} label={t('action.share')} />
      </Row>
    </Stack>
  );
}

function ForgetOrder({ kept, onGone }: Props) {
  const t = useOrdersTexts();
  const cart = useCartStore();
  const [isOpen, setOpen] = useState(false);
  const { order, status } = kept;
  const { reference } = order;

  function forget() {
    flushSync(() => forgetOrder(reference, cart));
    onGone();
  }

  return (
    <>
      <IconButton
        label={t('forget.named', { reference })}
        icon={<Trash2 />}
        onClick={() => setOpen(true)}
      />
      <QuestionDialog
        open={isOpen}
        title={t('forget.title', { reference })}
        keepLabel={t('forget.keep')}
        onKeep={() => setOpen(false)}
        actLabel={t('forget.action')}
        onAct={forget}
      >
        <p>{t(`forget.text.${status}`)}</p>
      </QuestionDialog>
    </>
  );
}
