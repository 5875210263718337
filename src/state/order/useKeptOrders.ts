import { useSyncExternalStore } from 'react';
import { keptOrders, type KeptOrders } from './keptOrders.ts';
import { rememberedBuyer } from './rememberedBuyer.ts';

const NONE: KeptOrders = [];

/** The orders of this browser, the newest first. */
export function useKeptOrders(): KeptOrders {
  return useSyncExternalStore(keptOrders.subscribe, keptOrders.read, () => NONE);
}

/** Whether this browser remembers who orders. */
export function useIsBuyerRemembered(): boolean {
  const { subscribe, read } = rememberedBuyer;
  return useSyncExternalStore(subscribe, read, () => null) !== null;
}
