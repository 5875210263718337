import * as v from 'valibot';
import { TYPED_FIELDS, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { createStoredValue, lastingStorage } from '#lib/storage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { storedText } from './orderCodec.ts';

const fields = v.object(v.entriesFromList(TYPED_FIELDS, storedText));
const buyerSchema = v.fallback(v.nullable(v.omit(fields, ['additionalInfo'])), null);

const stored = createStoredValue({
  storage: lastingStorage,
  key: 'buyer',
  parse: (value) => v.parse(buyerSchema, value),
});

/**
 * The buyer's data, with which the next checkout form is filled; `null`: no buyer asked to be remembered.
 * @see docs/rules.md#my-orders
 */
export const rememberedBuyer = {
  read: stored.read,
  subscribe: stored.subscribe,
  remember: ({ additionalInfo: _info, paymentMethod: _payment, ...buyer }: CheckoutForm) => {
    stored.write(buyer);
  },
  forget: stored.remove,
};

export function useIsBuyerRemembered(): boolean {
  return useStore(rememberedBuyer, null) !== null;
}
