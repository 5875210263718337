import { useEffect, useState, type ReactNode } from 'react';
import { CartContext } from './CartContext.ts';
import { browserCartStorage } from './cartStorage.ts';
import { createCartStore } from './cartStore.ts';

/** @see docs/rules.md#cart-storage */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createCartStore(browserCartStorage(() => window.localStorage)));
  useEffect(() => store.connect(), [store]);
  return <CartContext value={store}>{children}</CartContext>;
}
