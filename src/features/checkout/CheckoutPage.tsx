import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { cart } from '#i18n/es/cart.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { paths } from '#config/paths.ts';
import { prepareEmail } from '#data/email.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/classNames.ts';
import frame from '#shared/ui/PageFrame.module.css';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { useCart, useCartStore } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { useLiveFacts } from '#state/cart/useLiveFacts.ts';
import { isUnderWay, type CheckoutState } from '#state/order/checkoutStore.ts';
import { confirmOrder } from '#state/order/forgetOrders.ts';
import { cartFingerprint, keptOrders, openOrder, useKeptOrders } from '#state/order/keptOrders.ts';
import { Receipt } from '../shared/receipt/Receipt.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import styles from './CheckoutPage.module.css';
import { OrderChanges, OrderFailed, OrderUnanswered } from './OrderNotices.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { hasNoneOf } from './orderReference.ts';
import { showFirstError, useCheckoutForm, useRemember } from './useCheckoutForm.ts';
import { useCheckoutSession, type CheckoutSession } from './useCheckoutSession.ts';

registerTexts('cart', cart);
registerTexts('checkout', checkout);

/**
 * Shows the form, or the receipt of the last order if it was just sent or the address requests it.
 * With an empty cart it redirects to the cart.
 *
 * @see docs/rules.md#checkout-form
 */
export function CheckoutPage() {
  const session = useCheckoutSession();
  const { lines } = useCart();
  const { state, submission, isReceiptWanted } = session;
  useEffect(prepareEmail, []);
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.checkout()) submission.leave();
    },
    [submission],
  );

  const lastOrder = isReceiptWanted && !isUnderWay(state) ? session.receipt.read() : null;
  if (lastOrder !== null) return <OrderSent order={lastOrder} />;
  if (state.status === 'success') return <OrderSent order={state.order} />;
  if (lines.length === 0 && !isUnderWay(state)) return <Navigate to={paths.cart()} replace />;
  return <CheckoutView session={session} state={state} />;
}

const OUTCOME_TOAST_MS = 10_000;

/**
 * Shows the outcome of an order in a toast if the shopper is on another page by then; the checkout
 * shows it in the page.
 */
function useOutcomeElsewhere({ submission }: CheckoutSession): (outcome: CheckoutState) => void {
  const { t } = useTranslation('checkout');
  return (outcome) => {
    if (window.location.pathname === paths.checkout()) return;
    const durationMs = OUTCOME_TOAST_MS;
    if (outcome.status === 'success') {
      const { reference } = outcome.order;
      showToast(t('away.sent', { reference }), { tone: 'success', durationMs });
      submission.leave();
    } else if (outcome.status === 'error') {
      const { reference } = outcome.order;
      const mayHaveArrived = openOrder(keptOrders.read())?.reference === reference;
      const more = mayHaveArrived ? ` ${t('away.mayHaveArrived', { reference })}` : '';
      const kept = outcome.isKept ? ` ${t('failed.kept', { reference })}` : more;
      showToast(t('failed.text') + kept, { tone: 'error', durationMs });
    } else if (outcome.status === 'changed') {
      showToast(t('away.changed'), { tone: 'warning', durationMs });
    }
  };
}

type Props = { session: CheckoutSession; state: CheckoutState };

function CheckoutView({ session, state }: Props) {
  const { t } = useTranslation('checkout');
  const { lines } = useCart();
  const cartStore = useCartStore();
  const live = useLiveFacts();
  const form = useCheckoutForm();
  const remember = useRemember();
  const showElsewhere = useOutcomeElsewhere(session);
  const open = openOrder(useKeptOrders());
  const failed = state.status === 'error' ? state.order : null;
  const isUnanswered = failed !== null && open?.reference === failed.reference;
  // With another cart, the next order is not the one that may have arrived.
  const mayHaveArrived = isUnanswered && cartFingerprint(open.lines) === cartFingerprint(lines);
  const clearCart = useUndoableClear();
  const heading = useRef<HTMLHeadingElement>(null);

  const submit = form.handleSubmit(async (values) => {
    remember.submitted(values);
    showElsewhere(await session.submission.submit(values));
  }, showFirstError);

  function confirmOpen(order: Order) {
    confirmOrder(order.reference, cartStore);
    heading.current?.focus();
    // As after a successful response: what has arrived leaves the cart.
    if (cartFingerprint(order.lines) === cartFingerprint(lines)) clearCart();
  }

  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <header className={frame.header}>
        <h1 className={frame.heading} ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.columns}>
        <OrderSummary
          className={styles.summary}
          lines={state.status === 'sending' ? state.order.lines : lines}
        />
        <div className={styles.main}>
          {failed !== null && (!isUnanswered || mayHaveArrived) && (
            <OrderFailed
              order={failed}
              control={form.control}
              isKept={state.status === 'error' && state.isKept}
              mayHaveArrived={mayHaveArrived}
              isReplaced={!mayHaveArrived && hasNoneOf(lines, failed.lines)}
            />
          )}
          {open !== null && !mayHaveArrived && !isUnderWay(state) && (
            <OrderUnanswered order={open} onArrived={() => confirmOpen(open)} />
          )}
          <OrderChanges live={live} state={state} />
          <CheckoutFields
            form={form}
            remember={remember}
            isBusy={isUnderWay(state)}
            onSubmit={(event) => void submit(event)}
          />
          <output className={styles.status}>
            {(state.status === 'checking' || state.status === 'sending') &&
              t(`status.${state.status}`)}
          </output>
        </div>
      </div>
    </div>
  );
}

/** The receipt of the order that was just sent. @see docs/rules.md#receipt */
function OrderSent({ order }: { order: Order }) {
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
        <h2 className={styles.nextTitle}>{t('success.nextTitle')}</h2>
        <p>{t('success.next')}</p>
      </section>
    </Receipt>
  );
}
