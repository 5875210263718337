import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, RECEIPT_PARAM } from '#config/paths.ts';
import { SINPE_NUMBER } from '#config/sinpe.ts';
import { prepareEmail } from '#data/email.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useCart, useCartStore } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { useLiveFacts } from '#state/cart/useLiveFacts.ts';
import { checkoutOf, IDLE, isUnderWay, type CheckoutState } from '#state/order/checkoutStore.ts';
import { confirmOrder } from '#state/order/forgetOrders.ts';
import {
  hasNoneOf,
  isSameCart,
  myOrders,
  unansweredOrder,
  useMyOrders,
} from '#state/order/myOrders.ts';
import { hasEnded, openCheckout } from '#state/order/openCheckout.ts';
import { useReceipt } from '#state/order/receipt.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { showToast } from '#ui/message/toast.ts';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import { OrderChanges, OrderFailed, OrderUnanswered } from './OrderNotices.tsx';
import { orderSubmission } from './orderSubmission.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { SinpePayment } from './SinpePayment.tsx';
import { showFirstError, useCheckoutForm, useRemember } from './useCheckoutForm.ts';
import frame from '#ui/page/PageFrame.module.css';
import styles from './CheckoutPage.module.css';

/** Shows the checkout form, or the receipt if the address asks for it. @see docs/rules.md#checkout-form */
export function CheckoutPage() {
  const cartStore = useCartStore();
  const { isKnown } = useCart();
  const state = useStore(checkoutOf(cartStore), IDLE);
  const lastOrder = useReceipt();
  const isReceiptWanted = new URLSearchParams(useLocation().search).has(RECEIPT_PARAM);
  if (!isKnown) return <CheckoutSkeleton />;
  if (!isReceiptWanted || isUnderWay(state)) return <OpenCheckout state={state} />;
  const order = state.status === 'success' ? state.order : lastOrder;
  return order === null ? <OpenCheckout state={state} /> : <OrderSent order={order} />;
}

/** Shows the form. Redirects to the cart page if the cart is empty, and to the receipt after a success. */
function OpenCheckout({ state: latest }: { state: CheckoutState }) {
  const cartStore = useCartStore();
  const { lines } = useCart();
  /** The outcome of an order that was settled or replaced before the page opened: it is not shown. */
  const [ended] = useState(() => (hasEnded(latest, cartStore) ? latest : null));
  const state = latest === ended ? IDLE : latest;
  useEffect(prepareEmail, []);
  useEffect(() => openCheckout(cartStore), [cartStore]);

  if (state.status === 'success') return <Navigate to={paths.receipt()} replace />;
  if (lines.length === 0 && !isUnderWay(state)) return <Navigate to={paths.cart()} replace />;
  return <CheckoutView state={state} />;
}

/**
 * Returns a function that shows the outcome of an order in a toast if the shopper has left the checkout,
 * which shows the outcome itself.
 */
function useOutcomeElsewhere(): (outcome: CheckoutState) => void {
  const t = useCheckoutTexts();
  const cartStore = useCartStore();
  return (outcome) => {
    if (window.location.pathname === paths.checkout()) return;
    const durationMs = 10_000;
    if (outcome.status === 'success') {
      const { reference } = outcome.order;
      showToast(t('away.sent', { reference }), { tone: 'success', durationMs });
      checkoutOf(cartStore).write(IDLE);
    } else if (outcome.status === 'error') {
      const { reference } = outcome.order;
      const mayHaveArrived = unansweredOrder(myOrders.read())?.reference === reference;
      const more = mayHaveArrived ? ` ${t('away.mayHaveArrived', { reference })}` : '';
      const kept = outcome.reachedShop ? ` ${t('failed.kept', { reference })}` : more;
      showToast(t('failed.text') + kept, { tone: 'error', durationMs });
    } else if (outcome.status === 'changed') {
      showToast(t('away.changed'), { tone: 'warning', durationMs });
    }
  };
}

function CheckoutView({ state }: { state: CheckoutState }) {
  const t = useCheckoutTexts();
  const { lines } = useCart();
  const cartStore = useCartStore();
  const live = useLiveFacts();
  const form = useCheckoutForm();
  const remember = useRemember();
  const showElsewhere = useOutcomeElsewhere();
  const unanswered = unansweredOrder(useMyOrders());
  const failed = state.status === 'error' ? state.order : null;
  const isUnanswered = failed !== null && unanswered?.reference === failed.reference;
  // With another cart, the next order is a new one, not the order that may have arrived.
  const mayHaveArrived = isUnanswered && isSameCart(unanswered.lines, lines);
  const clearCart = useUndoableClear();
  const heading = useRef<HTMLHeadingElement>(null);

  const submit = form.handleSubmit(async (values) => {
    remember.submitted(values);
    showElsewhere(await orderSubmission(cartStore)(values));
  }, showFirstError);

  function confirmUnanswered(order: Order) {
    confirmOrder(order.reference, cartStore);
    heading.current?.focus();
    // The order has arrived, so the cart is emptied as after a successful response.
    if (isSameCart(order.lines, lines)) clearCart();
  }

  return (
    <CheckoutFrame heading={heading}>
      <OrderSummary
        className={styles.summary}
        lines={state.status === 'sending' ? state.order.lines : lines}
      />
      <Stack gap={5}>
        {failed !== null && (!isUnanswered || mayHaveArrived) && (
          <OrderFailed
            order={failed}
            control={form.control}
            reachedShop={state.status === 'error' && state.reachedShop}
            mayHaveArrived={mayHaveArrived}
            isReplaced={!mayHaveArrived && hasNoneOf(lines, failed.lines)}
          />
        )}
        {unanswered !== null && !mayHaveArrived && !isUnderWay(state) && (
          <OrderUnanswered order={unanswered} onArrived={() => confirmUnanswered(unanswered)} />
        )}
        <OrderChanges live={live} state={state} />
        <CheckoutFields
          form={form}
          remember={remember}
          isBusy={isUnderWay(state)}
          onSubmit={(event) => void submit(event)}
        />
        <Text as="output" tone="quiet">
          {(state.status === 'checking' || state.status === 'sending') &&
            t(`status.${state.status}`)}
        </Text>
      </Stack>
    </CheckoutFrame>
  );
}

type FrameProps = { readonly heading?: Ref<HTMLHeadingElement>; readonly children: ReactNode };

function CheckoutFrame({ heading, children }: FrameProps) {
  const t = useCheckoutTexts();
  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={frame.header}>
        <h1 className={frame.heading} ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <Text className={styles.intro} tone="quiet">
          {t('intro')}
        </Text>
      </header>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

/** Placeholder in the built document and during hydration, where the visitor's cart is not known. */
function CheckoutSkeleton() {
  const t = useCommonTexts();
  return (
    <CheckoutFrame>
      <Skeleton className={styles.summary} height="12rem" />
      <Stack gap={4}>
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="12rem" />
      </Stack>
    </CheckoutFrame>
  );
}

/** Shows the receipt; when the shopper leaves it, the checkout is idle again. @see docs/rules.md#receipt */
function OrderSent({ order }: { order: Order }) {
  const t = useCheckoutTexts();
  const cartStore = useCartStore();
  useEffect(() => {
    const checkout = checkoutOf(cartStore);
    return () => {
      if (checkout.read().status === 'success') checkout.write(IDLE);
    };
  }, [cartStore]);
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
      <Stack as="section" className={styles.next} gap={1}>
        <Text as="h2" size="xl" weight="semibold">
          {t('success.nextTitle')}
        </Text>
        <p>{t('success.next')}</p>
      </Stack>
      {SINPE_NUMBER !== '' && <SinpePayment number={SINPE_NUMBER} order={order} />}
    </Receipt>
  );
}
