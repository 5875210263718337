import { createContext } from 'react';
import type { CartStore } from './cartStore.ts';

/** `null` outside of the provider. */
export const CartContext = createContext<CartStore | null>(null);
