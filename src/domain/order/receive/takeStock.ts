import { groupChanges, type Batch } from '../../bulk/batches.ts';
import { orderGate, type OrderNote } from '../../bulk/orderGate.ts';
import type { BulkChange, BulkTarget } from '../../changes/change.ts';
import { roundColones } from '../../prices/money.ts';
import { unitPrice } from '../../prices/pricing.ts';
import { lineTotals } from '../../prices/tax.ts';
import type { ReceivedLine, StockedProducto } from './matchOrder.ts';

/** Whole units by bodega. */
export type UnitsByBodega = ReadonlyMap<number, number>;

/** What is taken of a line. The units of `takes` and `short` together are those wanted. */
export type Taking = { readonly takes: UnitsByBodega; readonly short: number };

/**
 * Takes units from the warehouses in their order, never more than one has and never more than wanted.
 *
 * @param chosen units that staff want from some warehouses; the others fill up what is left
 */
export function takeUnits(
  wanted: number,
  stock: UnitsByBodega,
  bodegaIds: readonly number[],
  chosen: UnitsByBodega = new Map(),
): Taking {
  const takes = new Map<number, number>();
  let left = wanted;
  const isChosen = (id: number) => chosen.has(id);
  const inTurn = [...bodegaIds.filter(isChosen), ...bodegaIds.filter((id) => !isChosen(id))];
  for (const id of inTurn) {
    const units = Math.max(0, Math.min(chosen.get(id) ?? left, stock.get(id) ?? 0, left));
    takes.set(id, units);
    left -= units;
  }
  return { takes, short: left };
}

/** A line with what staff decided about it. */
export type LinePlan = Taking & {
  readonly line: ReceivedLine;
  readonly producto: StockedProducto;
  /** Whole units that are to be taken: those ordered, unless staff changed them. */
  readonly wanted: number;
  /** False: staff leave it out, and nothing is taken. */
  readonly isIncluded: boolean;
};

type StockChange = BulkChange & { readonly target: Extract<BulkTarget, { kind: 'stock' }> };

/** The cells that are written, each with its units before and after. */
export function stockChanges(plans: readonly LinePlan[]): StockChange[] {
  return plans.flatMap(({ isIncluded, producto, takes }) => {
    if (!isIncluded) return [];
    const { id, code, name, colorName, tallaId, stock } = producto;
    const label = [code, name, colorName, tallaId].filter((part) => part !== null).join(' · ');
    return [...takes]
      .filter(([, units]) => units > 0)
      .map(([bodegaId, units]): StockChange => {
        const before = stock.get(bodegaId) ?? 0;
        return {
          row: { id, label },
          target: { kind: 'stock', bodegaId },
          before,
          after: before - units,
        };
      });
  });
}

/**
 * The batches that take the stock of an order.
 *
 * @param note notes the order as received first, so that nobody takes it again; `null`: it has no
 *   reference
 * @param label names the order in a report
 */
export function takeBatches(
  plans: readonly LinePlan[],
  note: OrderNote | null,
  label: string,
): Batch[] {
  const batches = groupChanges(stockChanges(plans));
  if (note === null || batches.length === 0) return batches;
  return [orderGate(note, label), ...batches];
}

/** Units and colones of an order, in all. */
export type ReceiveTotals = {
  readonly wanted: number;
  readonly taken: number;
  readonly short: number;
  /** For all units that are wanted, at live prices, IVA included. */
  readonly colones: number;
};

/** What an order comes to; lines that are left out count as nothing. */
export function receiveTotals(plans: readonly LinePlan[]): ReceiveTotals {
  const totals = { wanted: 0, taken: 0, short: 0, colones: 0 };
  for (const { isIncluded, wanted, short, producto } of plans) {
    if (!isIncluded) continue;
    totals.wanted += wanted;
    totals.taken += wanted - short;
    totals.short += short;
    totals.colones += (unitPrice(producto.prices, wanted) ?? 0) * wanted;
  }
  return totals;
}

/** A céntimo, by which amounts that were rounded to a sum may differ. */
const ROUNDED = 0.011;

/**
 * The price of a unit as the text tells it and as it is now, IVA included, at the quantity of the text;
 * `null`: they are equal, or the text does not tell.
 */
export function priceChange({ told, producto }: Pick<ReceivedLine, 'told' | 'producto'>): {
  readonly before: number;
  readonly now: number | null;
} | null {
  if (told === null || producto === null) return null;
  const now = unitPrice(producto.prices, told.quantity);
  if (told.unitPrice !== null) {
    return roundColones(now ?? 0) === told.unitPrice ? null : { before: told.unitPrice, now };
  }
  if (told.subtotal === null) return null;
  const rate = producto.ivaRate;
  const { subtotal } = lineTotals({ unitPrice: now, quantity: told.quantity, rate });
  if (Math.abs(subtotal - told.subtotal) < ROUNDED) return null;
  return { before: roundColones((told.subtotal / told.quantity) * (1 + rate)), now };
}
