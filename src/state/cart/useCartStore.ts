import { use } from 'react';
import { CartContext } from './CartContext.ts';
import type { CartStore } from './cartStore.ts';

/**
 * The cart for code that outlives a component, such as an order in flight.
 *
 * @throws Error outside of a CartProvider
 */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}
