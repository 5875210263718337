import { createContext } from 'react';
import type { CartStore } from './cartStore.ts';

/** The store's one cart; `null` outside of the provider. */
export const CartContext = createContext<CartStore | null>(null);
