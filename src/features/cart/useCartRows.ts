import { useState } from 'react';
import { lineKey, unitsInCart } from '#domain/cart/cart.ts';
import { lineProblem } from '#domain/cart/reconcile.ts';
import { clampQuantity, remainingStock } from '#domain/cart/stock.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { useCart } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';

export type CartRowView = ReturnType<typeof useCartRows>[number];

/** Returns a row for each line of the cart, with its amounts, its problem and the units that are available. */
export function useCartRows({ facts, readIds, changes }: LiveFacts) {
  const { lines, setQuantity } = useCart();
  const [edits, setEdits] = useState<ReadonlyMap<string, 'cut' | 'kept'>>(new Map());

  const rows = orderRows(lines);
  const cutByFacts = new Set(
    changes.filter(({ kind }) => kind === 'adjusted').map(({ productoId }) => productoId),
  );

  return lines.flatMap((line, index) => {
    const figures = rows[index];
    if (!figures) return [];
    const key = lineKey(line);
    const fact = readIds.has(line.productoId) ? facts.get(line.productoId) : undefined;
    const unitsElsewhere = unitsInCart(lines, line.productoId) - line.quantity;
    const available = fact ? remainingStock(fact.stock, unitsElsewhere) : null;
    const edit = edits.get(key);
    return [
      {
        key,
        index,
        line,
        figures,
        /** The reason why the line cannot be ordered; `null`: none is known. */
        problem: lineProblem(line, facts, readIds),
        /** True: the quantity was reduced to the stock. */
        isAdjusted: edit === 'cut' || (edit === undefined && cutByFacts.has(line.productoId)),
        /** Most units that this line may hold; `null`: not known. */
        available,
        colorRgb: fact?.colorRgb ?? null,
        changeQuantity: (quantity: number) => {
          const taken = available === null ? quantity : clampQuantity(quantity, available);
          setEdits((known) => new Map(known).set(key, taken < quantity ? 'cut' : 'kept'));
          setQuantity(index, taken);
        },
      },
    ];
  });
}
