import { useState } from 'react';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { CheckoutSession } from './checkoutSession.ts';

export type RememberChoice = {
  readonly isWanted: boolean;
  readonly change: (isWanted: boolean) => void;
};

/**
 * Whether this browser remembers the buyer. Nothing is stored before the form is sent, and what was
 * stored is removed as soon as the buyer no longer wants it.
 *
 * @see docs/rules.md#my-orders
 */
export function useRemember({
  draft,
  buyer,
}: Pick<CheckoutSession, 'draft' | 'buyer'>): RememberChoice & {
  readonly submitted: (form: CheckoutForm) => void;
} {
  const [isWanted, setWanted] = useState(() => draft.readRemember() ?? buyer.read() !== null);
  return {
    isWanted,
    change(next) {
      setWanted(next);
      draft.saveRemember(next);
      if (!next) buyer.forget();
    },
    submitted(form) {
      // Another tab may have been told otherwise: the last order decides.
      if (isWanted) buyer.remember(form);
      else buyer.forget();
    },
  };
}
