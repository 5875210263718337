import { useEffect, useState, type ReactNode } from 'react';
import { createCartStore } from './cartStore.ts';
import { CartContext } from './useCart.ts';

/** Creates the cart of the tab, and gives it to the components inside. @see docs/rules.md#cart-storage */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createCartStore(() => window.localStorage));
  useEffect(() => store.connect(), [store]);
  return <CartContext value={store}>{children}</CartContext>;
}
