import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsellable, reconcileCart } from '#domain/cart/reconcile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';
import { LineChanges } from '../shared/lines/LineChanges.tsx';
import type { CheckoutState } from '#state/order/checkoutStore.ts';

/**
 * Shows what changed in the cart before the order is sent. If a change stopped the order, the
 * message takes the focus.
 */
export function OrderChanges({ live, state }: { live: LiveFacts; state: CheckoutState }) {
  const { t } = useTranslation('checkout');
  const { lines, change } = useCart();
  const message = useRef<HTMLDivElement>(null);

  const stoppedBy = state.status === 'changed' ? state.changes : null;
  useEffect(() => {
    if (stoppedBy !== null) message.current?.focus();
  }, [stoppedBy]);

  const inCart = new Set(lines.map(({ productoId }) => productoId));
  const unsellableNow = reconcileCart(lines, live.facts, live.asked).changes.filter(isUnsellable);
  const changes = (stoppedBy ?? [...live.changes, ...unsellableNow]).filter(({ productoId }) =>
    inCart.has(productoId),
  );
  if (changes.length === 0) return null;

  const unsellable = new Set(changes.filter(isUnsellable).map(({ productoId }) => productoId));
  const removeUnsellable = () =>
    change((cart) => cart.filter(({ productoId }) => !unsellable.has(productoId)));

  return (
    <Message
      ref={message}
      tabIndex={-1}
      tone="warning"
      live={stoppedBy === null ? 'polite' : 'assertive'}
      title={t(stoppedBy === null ? 'live.title' : 'changed.title')}
      actions={
        unsellable.size > 0 && (
          <Button variant="secondary" onClick={removeUnsellable}>
            {t('changed.remove')}
          </Button>
        )
      }
    >
      <LineChanges changes={changes} />
      {unsellable.size > 0 && <p>{t('changed.unsellable')}</p>}
      {unsellable.size === 0 && stoppedBy !== null && <p>{t('changed.text')}</p>}
    </Message>
  );
}
