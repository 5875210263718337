import * as v from 'valibot';
import type { Order } from '#domain/order/orderEmail.ts';
import { RECEIPT_KEY } from '#state/order/checkoutStore.ts';
import { decodeOrder, encodeOrder } from '#state/order/orderCodec.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const leftSchema = v.object({ isLeft: v.literal(true) });

/**
 * The last order of this tab, kept in `storage` until the tab closes or the next order begins. A reload
 * shows it again until the shopper has left it.
 */
export function createReceipt(storage: VisitStorage) {
  function write(order: Order, isLeft: boolean) {
    storage.write(RECEIPT_KEY, JSON.stringify({ ...encodeOrder(order), isLeft }));
  }

  function read() {
    const order = decodeOrder(readJson(storage, RECEIPT_KEY));
    // Otherwise the empty cart would still link to it.
    if (order === null) storage.remove(RECEIPT_KEY);
    return order;
  }

  return {
    /** `null`: none is stored. A stored value that is no receipt is removed. */
    read: (): Order | null => read(),
    save: (order: Order) => write(order, false),
    clear: () => storage.remove(RECEIPT_KEY),
    /** From now on the receipt is shown only when the address requests it. */
    leave: () => {
      const order = read();
      if (order !== null) write(order, true);
    },
    isLeft: () => v.is(leftSchema, readJson(storage, RECEIPT_KEY)),
  };
}

export type Receipt = ReturnType<typeof createReceipt>;
