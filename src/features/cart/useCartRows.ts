import { useState } from 'react';
import { lineKey, unitsInCart, type CartLine } from '#domain/cart/cart.ts';
import { orderRows, type OrderRow } from '#domain/order/orderTable.ts';
import { lineProblem, type LineProblem } from '#domain/cart/reconcile.ts';
import { clampQuantity, remainingStock } from '#domain/cart/stock.ts';
import { useCart } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';

export type CartRowView = {
  readonly key: string;
  readonly index: number;
  readonly line: CartLine;
  readonly figures: OrderRow;
  /** Why the line cannot be ordered; `null`: it can, or nothing is known. */
  readonly problem: LineProblem;
  /** True: the quantity was above the stock and was reduced. */
  readonly isAdjusted: boolean;
  /** Units this line may hold at most; `null`: not known. */
  readonly available: number | null;
  /** `#rrggbb`; `null`: not known, or no colour. */
  readonly colorRgb: string | null;
  readonly changeQuantity: (quantity: number) => void;
};

export function useCartRows({ facts, asked, changes }: LiveFacts): CartRowView[] {
  const { lines, setQuantity } = useCart();
  const [edits, setEdits] = useState<ReadonlyMap<string, 'cut' | 'kept'>>(new Map());

  const rows = orderRows(lines);
  const cutByFacts = new Set(
    changes.filter(({ kind }) => kind === 'adjusted').map(({ productoId }) => productoId),
  );

  return lines.flatMap((line, index): CartRowView[] => {
    const figures = rows[index];
    if (!figures) return [];
    const key = lineKey(line);
    const fact = asked.has(line.productoId) ? facts.get(line.productoId) : undefined;
    const others = unitsInCart(lines, line.productoId) - line.quantity;
    const available = fact ? remainingStock(fact.stock, others) : null;
    const edit = edits.get(key);
    return [
      {
        key,
        index,
        line,
        figures,
        problem: lineProblem(line, facts, asked),
        isAdjusted: edit === 'cut' || (edit === undefined && cutByFacts.has(line.productoId)),
        available,
        colorRgb: fact?.colorRgb ?? null,
        changeQuantity(quantity) {
          const taken = available === null ? quantity : clampQuantity(quantity, available);
          setEdits((known) => new Map(known).set(key, taken < quantity ? 'cut' : 'kept'));
          setQuantity(index, taken);
        },
      },
    ];
  });
}
