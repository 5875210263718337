import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reconcileCart, type LineChange } from '#domain/cart/reconcile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart, type CartApi } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';
import { LineChanges } from '../shared/lines/LineChanges.tsx';
import type { CheckoutState } from '#state/order/checkoutStore.ts';

function isUnsellable({ kind }: LineChange): boolean {
  return kind === 'soldOut' || kind === 'gone';
}

/** The changes known when the checkout opens, and the lines that cannot be sold. */
function changesOnOpening({ lines }: CartApi, { facts, asked, changes }: LiveFacts) {
  const found = reconcileCart(lines, facts ?? new Map(), asked).changes;
  return [...changes, ...found.filter(isUnsellable)];
}

/**
 * Shows what changed in the cart before the order is sent. If a change stopped the order, the
 * message takes the focus.
 */
export function OrderChanges({ live, state }: { live: LiveFacts; state: CheckoutState }) {
  const { t } = useTranslation('checkout');
  const cart = useCart();
  const message = useRef<HTMLDivElement>(null);

  const stoppedBy = state.status === 'changed' ? state.changes : null;
  useEffect(() => {
    if (stoppedBy !== null) message.current?.focus();
  }, [stoppedBy]);

  const inCart = new Set(cart.lines.map(({ productoId }) => productoId));
  const changes = (stoppedBy ?? changesOnOpening(cart, live)).filter(({ productoId }) =>
    inCart.has(productoId),
  );
  if (changes.length === 0) return null;

  const unsellable = new Set(changes.filter(isUnsellable).map(({ productoId }) => productoId));

  function removeUnsellable() {
    // From the end: a removal changes the indexes of the lines after it.
    for (let index = cart.lines.length - 1; index >= 0; index -= 1) {
      const line = cart.lines[index];
      if (line && unsellable.has(line.productoId)) cart.removeLine(index);
    }
  }

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
