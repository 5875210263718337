import { ArrowLeft, ReceiptText } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ORDER_PARAM, paths } from '#config/paths.ts';
import { useOrdersTexts } from '#i18n/es/orders.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { forgetBuyer, forgetOrders } from '#state/order/forgetOrders.ts';
import { useMyOrders, type MyOrder, type MyOrders } from '#state/order/myOrders.ts';
import { useIsBuyerRemembered } from '#state/order/rememberedBuyer.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import { ShareCart } from '../shared/ShareCart.tsx';
import { OrderCard } from './OrderCard.tsx';
import { RepeatOrder } from './RepeatOrder.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';
import frame from '#ui/page/PageFrame.module.css';
import styles from './OrdersPage.module.css';

/** Lists the orders of this browser, or shows the receipt of the order in the URL. @see docs/rules.md#my-orders */
export function OrdersPage() {
  const reference = new URLSearchParams(useLocation().search).get(ORDER_PARAM);
  const kept = useMyOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  const earlierReference = useRef(reference);
  useEffect(() => {
    // After Back from a receipt the heading gets the focus, because the receipt is shown by this same page.
    if (earlierReference.current !== null && reference === null) heading.current?.focus();
    earlierReference.current = reference;
  }, [reference]);
  const shown = kept.find(({ order }) => order.reference === reference);
  if (shown) return <OrderReceipt key={reference} kept={shown} />;
  return <OrdersView heading={heading} kept={kept} isMissing={reference !== null} />;
}

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  kept: MyOrders;
  /** True: the URL has the reference of an order that this browser does not have. */
  isMissing: boolean;
};

function OrdersView({ heading, kept, isMissing }: Props) {
  const t = useOrdersTexts();

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
        <Text tone="quiet">{t('intro')}</Text>
      </header>
      {isMissing && <Message tone="info">{t('missing')}</Message>}
      {kept.length === 0 ? (
        <EmptyState
          icon={<ReceiptText />}
          title={t('empty.title')}
          actions={<ButtonLink to={paths.catalogue()}>{t('empty.action')}</ButtonLink>}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={4}>
          {kept.map((myOrder) => (
            <li key={myOrder.order.reference}>
              <OrderCard kept={myOrder} onGone={focusHeading} />
            </li>
          ))}
        </Stack>
      )}
      <ForgetAll kept={kept} onGone={focusHeading} />
    </div>
  );
}

function ForgetAll({ kept, onGone }: { kept: MyOrders; onGone: () => void }) {
  const t = useOrdersTexts();
  const isRemembered = useIsBuyerRemembered();
  const inFlight = useOrderInFlight();
  const [question, setQuestion] = useState<'orders' | 'buyer' | null>(null);
  const hasBuyer =
    isRemembered ||
    kept.some(({ order, status }) => status === 'sent' && order.form.fullName !== '');
  if (kept.length === 0 && !hasBuyer) return null;

  function forget(what: 'orders' | 'buyer') {
    flushSync(() => {
      if (what === 'orders') forgetOrders();
      else forgetBuyer();
      setQuestion(null);
    });
    onGone();
  }

  return (
    <Stack as="section" className={styles.privacy} gap={3} aria-labelledby="privacy">
      <h2 className={styles.title} id="privacy">
        {t('privacy.title')}
      </h2>
      <p>{t(hasBuyer ? 'privacy.remembered' : 'privacy.notRemembered')}</p>
      {inFlight === null ? (
        <Row gap={3}>
          {hasBuyer && (
            <Button variant="secondary" onClick={() => setQuestion('buyer')}>
              {t('privacy.action.buyer')}
            </Button>
          )}
          {kept.length > 0 && (
            <Button variant="secondary" onClick={() => setQuestion('orders')}>
              {t('privacy.action.orders')}
            </Button>
          )}
        </Row>
      ) : (
        <p>{t('privacy.sending', { reference: inFlight })}</p>
      )}
      {question !== null && (
        <QuestionDialog
          open
          title={t(`privacy.question.${question}`)}
          keepLabel={t('forget.keep')}
          onKeep={() => setQuestion(null)}
          actLabel={t(`privacy.action.${question}`)}
          onAct={() => forget(question)}
        >
          <p>{t(`privacy.text.${question}`)}</p>
        </QuestionDialog>
      )}
    </Stack>
  );
}

function OrderReceipt({ kept }: { kept: MyOrder }) {
  const t = useOrdersTexts();
  const { order, status } = kept;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Receipt
      order={order}
      tone="plain"
      heading={heading}
      title={t(`receipt.${status}`)}
      actions={
        <>
          <ButtonLink variant="quiet" to={paths.orders()} icon={<ArrowLeft />}>
            {t('title')}
          </ButtonLink>
          <RepeatOrder order={order} />
          <ShareCart lines={order.lines} label={t('action.share')} />
        </>
      }
    >
      {status === 'unconfirmed' && (
        <UnconfirmedOrder order={order} onArrived={() => heading.current?.focus()} />
      )}
    </Receipt>
  );
}
