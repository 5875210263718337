import type { Cart } from '#domain/cart/cart.ts';
import { decodeCart, encodeCart, type DecodedCart } from './cartCodec.ts';

/** @see docs/rules.md#cart-storage */
export const CART_KEY = 'cart';
const IVA_DATA_KEY = 'ivaData';

/** Neither function throws. */
export type CartStorage = {
  /** `null`: the storage cannot be read, for example because the browser blocks it. */
  readonly read: () => DecodedCart | null;
  /** An empty cart is removed. False: it could not be stored. */
  readonly write: (cart: Cart) => boolean;
};

/** @param open returns the storage; may throw, as `window.localStorage` does where it is blocked */
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
        // Other tabs react to the lines, so the taxes must be there first.
        storage.setItem(IVA_DATA_KEY, stored.ivaData);
        storage.setItem(CART_KEY, stored.cart);
        return true;
      } catch {
        return false;
      }
    },
  };
}
