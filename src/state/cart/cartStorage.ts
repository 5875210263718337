import type { Cart } from '#domain/cart/cart.ts';
import { decodeCart, encodeCart, type DecodedCart } from './cartCodec.ts';

/** Local storage key of the lines (docs/rules.md#cart-storage). */
export const CART_KEY = 'cart';
/** Local storage key of the taxes that go with the lines. */
const IVA_DATA_KEY = 'ivaData';

/** Where a cart outlives the page. Neither function throws. */
export type CartStorage = {
  /** `null`: the storage cannot be read at all, for example because the browser blocks it. */
  readonly read: () => DecodedCart | null;
  /** Stores the cart; an empty one is taken away. False: it could not be stored. */
  readonly write: (cart: Cart) => boolean;
};

/**
 * The cart in a browser's storage.
 *
 * @param open gives the storage; may throw, as `window.localStorage` does where it is blocked
 */
export function browserCartStorage(open: () => Storage): CartStorage {
  return {
    read() {
      try {
        const storage = open();
        return decodeCart(storage.getItem(CART_KEY), storage.getItem(IVA_DATA_KEY));
      } catch {
        return null;
      }
    },
    write(cart) {
      try {
        const storage = open();
        if (cart.length === 0) {
          storage.removeItem(CART_KEY);
          storage.removeItem(IVA_DATA_KEY);
          return true;
        }
        const stored = encodeCart(cart);
        // Other tabs act on the lines, so what the lines refer to goes first.
        storage.setItem(IVA_DATA_KEY, stored.ivaData);
        storage.setItem(CART_KEY, stored.cart);
        return true;
      } catch {
        return false;
      }
    },
  };
}
