import * as v from 'valibot';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import { useStore } from '#shared/hooks/useStore.ts';
import { createStoredValue, type StoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';
import { storedText } from './orderCodec.ts';

const BUYER_KEY = 'buyer';

const buyerSchema = v.object({
  fullName: storedText,
  email: storedText,
  phone: storedText,
  province: storedText,
  canton: storedText,
  district: storedText,
  exactAddress: storedText,
});

/** The fields of the checkout form that the next order begins with. */
type Buyer = Omit<CheckoutForm, 'additionalInfo' | 'paymentMethod'>;

/** Who orders in this browser, if they said so; `null`: nobody did. @see docs/rules.md#my-orders */
export type BuyerStore = Pick<StoredValue<Buyer | null>, 'read' | 'subscribe'> & {
  readonly remember: (form: CheckoutForm) => void;
  readonly forget: () => void;
};

const stored = createStoredValue<Buyer | null>({
  storage: lastingStorage,
  key: BUYER_KEY,
  parse(value) {
    const parsed = v.safeParse(buyerSchema, value);
    return parsed.success ? parsed.output : null;
  },
});

/** Who orders in this browser. */
export const rememberedBuyer: BuyerStore = {
  read: stored.read,
  subscribe: stored.subscribe,
  remember({ additionalInfo: _info, paymentMethod: _payment, ...buyer }) {
    stored.write(buyer);
  },
  forget: stored.remove,
};

/** Whether this browser remembers who orders. */
export function useIsBuyerRemembered(): boolean {
  return useStore(rememberedBuyer, null) !== null;
}
