import type { Order } from './orderEmail.ts';
import type { OrderedLine } from './orderTable.ts';

/** The content of a print or an export: a cart, or an order as it was sent. */
export type Quotation = {
  readonly lines: readonly OrderedLine[];
  /** `null`: the lines are of a cart, which is dated when it is printed or exported. */
  readonly order: Pick<Order, 'reference' | 'createdAt' | 'pricesConfirmed'> | null;
  /** Further facts, such as those about the customer, in the shopper's language. */
  readonly facts?: readonly (readonly [label: string, text: string])[];
  /** Ids of the productos that cannot be ordered now. */
  readonly unavailable?: ReadonlySet<number>;
};
