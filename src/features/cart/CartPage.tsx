import { ShoppingBag } from 'lucide-react';
import { useDeferredValue, useState, type MouseEvent } from 'react';
import { paths } from '#config/paths.ts';
import type { LineProblem } from '#domain/cart/reconcile.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useLiveFacts, type LiveFacts } from '#state/cart/useLiveFacts.ts';
import { storedReceipt } from '#state/order/checkoutStore.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { classNames } from '#ui/classNames.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { leadToRefused } from '#ui/hooks/useTypedUnits.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { FirstPicturePlace } from '#ui/picture/FirstPicturePlace.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LineChanges } from '../shared/lines/LineChanges.tsx';
import { OrderTotals } from '../shared/lines/OrderTotals.tsx';
import { CartActions } from './CartActions.tsx';
import { CartTable } from './CartTable.tsx';
import { SharedCart } from './SharedCart.tsx';
import { useCartRows } from './useCartRows.ts';
import frame from '#ui/page/PageFrame.module.css';
import styles from './CartPage.module.css';

/**
 * Shows the lines of the cart with live prices and stock, the totals, and the button to the checkout.
 * @see docs/rules.md#cart-page
 */
export function CartPage() {
  const t = useCartTexts();
  const { count, isKnown } = useCart();
  // After hydration the lines are rendered in a deferred render, so that a slow phone stays responsive.
  const isShown = useDeferredValue(isKnown);
  const live = useLiveFacts();
  const rows = useCartRows(live);
  const problems = rows.map(({ problem }) => problem);
  const blockedBy =
    problems.find((problem) => problem === 'soldOut') ?? problems.find(Boolean) ?? null;

  return (
    <div className={classNames(frame.page, styles.page)}>
      <PageMeta title={t('title')} indexed={false} />
      <Row as="header" align="baseline" gap={[1, 4]}>
        <h1 className={frame.heading}>{t('title')}</h1>
        {count > 0 && <Text tone="quiet">{t('units', { count })}</Text>}
      </Row>
      <CartNotices live={live} />
      {!isShown && <CartSkeleton />}
      {isShown && rows.length === 0 && <EmptyCart />}
      {isShown && rows.length > 0 && (
        <div className={styles.columns}>
          <Stack gap={5}>
            <CartTable rows={rows} />
            <CartActions rows={rows} />
          </Stack>
          <CartTotals blockedBy={blockedBy} />
        </div>
      )}
      <SharedCart />
    </div>
  );
}

function CartNotices({ live }: { live: LiveFacts }) {
  const t = useCartTexts();
  const { lines, isPersistent, isCut } = useCart();
  const inCart = new Set(lines.map(({ productoId }) => productoId));
  const changes = live.changes.filter(({ productoId }) => inCart.has(productoId));
  return (
    <Stack className={styles.notices}>
      {changes.length > 0 && (
        <Message tone="warning" live="polite" title={t('facts.changedTitle')}>
          <LineChanges changes={changes} />
        </Message>
      )}
      {live.failed && (
        <Message tone="warning" live="polite" actions={<RetryButton onClick={live.retry} />}>
          {t('facts.failed')}
        </Message>
      )}
      {isCut && lines.length > 0 && (
        <Message tone="warning" live="off">
          {t('cut')}
        </Message>
      )}
      {!isPersistent && (
        <Message tone="info" live="off">
          {t('notPersistent')}
        </Message>
      )}
    </Stack>
  );
}

/**
 * Shows the totals and the button to the checkout.
 *
 * @param blockedBy the problem of a line, because of which the button does not open the checkout; `null`: none
 * @see docs/rules.md#cart-page
 */
function CartTotals({ blockedBy }: { blockedBy: LineProblem }) {
  const t = useCartTexts();
  const { lines } = useCart();
  const [wasRefused, setWasRefused] = useState(false);

  function refuse(event: MouseEvent) {
    if (blockedBy !== null) setWasRefused(true);
    else if (!leadToRefused(event.currentTarget.closest('main'))) return;
    event.preventDefault();
  }

  return (
    <Stack as="section" className={styles.totals} gap={4} isCard aria-labelledby="cart-totals">
      <Text as="h2" id="cart-totals" size="xl" weight="semibold">
        {t('totals.title')}
      </Text>
      <OrderTotals lines={lines} isLive />
      {blockedBy !== null && wasRefused && (
        <Message className={styles.refusal} tone="error">
          {t(`blocked.${blockedBy}`)}
        </Message>
      )}
      <ButtonLink variant="sell" size="lg" to={paths.checkout()} onClick={refuse}>
        {t('action.checkout')}
      </ButtonLink>
      <Note className={styles.note}>{t('totals.note')}</Note>
    </Stack>
  );
}

/** Placeholder until the cart is known; in the built document, a script adds the first picture of the cart. */
function CartSkeleton() {
  const t = useCommonTexts();
  return (
    <>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <Stack gap={4} aria-hidden="true">
        <div className={styles.firstLine}>
          <Skeleton height="8rem" />
          <div className={styles.firstPicture}>
            <FirstPicturePlace fit="contain" />
          </div>
        </div>
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </Stack>
    </>
  );
}

/** Shows links for a cart without lines, also after the redirect from the checkout. */
function EmptyCart() {
  const t = useCartTexts();
  const hasReceipt = useStore(storedReceipt, null) !== null;
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('empty.title')}
      actions={
        <>
          <ButtonLink to={paths.catalogue()}>{t('empty.action')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.quickOrder()}>
            {t('action.quickOrder')}
          </ButtonLink>
          {hasReceipt && (
            <ButtonLink variant="secondary" to={paths.receipt()}>
              {t('empty.lastOrder')}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={paths.orders()}>
            {t('orders')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}
