import { use } from 'react';
import { CartContext } from './CartContext.ts';
import type { CartStore } from './cartStore.ts';

/**
 * The cart itself, for what outlives a component, such as an order on its way.
 *
 * @throws Error outside of a CartProvider
 */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}
