import { readJson, tabStorage } from '#shared/lib/visitStorage.ts';
import { keptOrders } from './keptOrders.ts';
import { RECEIPT_KEY } from './keptReceipt.ts';
import { decodeOrder } from './orderCodec.ts';
import { rememberedBuyer } from './rememberedBuyer.ts';
import { startedOrder } from './startedOrder.ts';

/** Removes an order from this browser, also from its checkout. */
export function forgetOrder(reference: string): void {
  keptOrders.forget(reference);
  startedOrder.remove(reference);
  const receipt = decodeOrder(readJson(tabStorage, RECEIPT_KEY));
  if (receipt?.reference === reference) tabStorage.remove(RECEIPT_KEY);
}

/** Removes all orders from this browser. */
export function forgetOrders(): void {
  keptOrders.forgetAll();
  const started = startedOrder.read();
  if (started !== null) startedOrder.remove(started.reference);
  tabStorage.remove(RECEIPT_KEY);
}

/** Removes the personal data from this browser, except that of unconfirmed orders. */
export function forgetBuyer(): void {
  rememberedBuyer.forget();
  keptOrders.forgetBuyer();
  tabStorage.remove(RECEIPT_KEY);
}
