import { lineUnitPrice, type CartLine } from '../cart/cart.ts';
import { roundColones } from '../prices/money.ts';
import { lineTotals, sumTotals, type TaxedLine, type Totals } from '../prices/tax.ts';

/** One line of an order as cart, receipt, e-mail and WhatsApp show it. */
export type OrderRow = ReturnType<typeof orderRows>[number];

/** A line of a cart with only the fields that an order needs. */
export type OrderedLine = Omit<
  CartLine,
  'colorId' | 'ivaId' | 'ivaName' | 'imageUrl' | 'subfamiliaId' | 'subfamiliaName'
>;

/** A line as it was ordered; the shop may have changed the producto since. */
export type PedidoLine = Omit<OrderedLine, 'prices' | 'note'> & {
  /** Colones per unit, IVA included; `null`: on request. */
  readonly price: number | null;
  readonly note: string | null;
};

function taxedLine(line: OrderedLine): TaxedLine {
  return { unitPrice: lineUnitPrice(line), quantity: line.quantity, rate: line.ivaRate };
}

/** Sums up a cart, rounded to the céntimo; subtotal and IVA add up exactly to the total. */
export function cartTotals(cart: readonly OrderedLine[]): Totals {
  return sumTotals(cart.map(taxedLine));
}

/**
 * Rounds amounts to céntimos so that they add up to `sum`: first all are rounded down, then the missing céntimos are
 * added to the amounts that lost most. No amount changes by a céntimo or more.
 */
function roundToSum(amounts: readonly number[], sum: number): number[] {
  const exact = amounts.map((amount) => amount * 100);
  const rounded = exact.map(Math.floor);
  const lost = exact.map((amount, index) => amount - (rounded[index] ?? 0));
  const left = Math.round(sum * 100) - rounded.reduce((total, amount) => total + amount, 0);
  const byLoss = [...lost.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || a - b);
  const raised = new Set(byLoss.slice(0, Math.max(0, left)));
  return rounded.map((amount, index) => (amount + (raised.has(index) ? 1 : 0)) / 100);
}

/**
 * Makes one row per line of the cart, in the order of the cart.
 *
 * The amounts are rounded to céntimos so that each column adds up exactly to `cartTotals(cart)`: a row may differ by
 * less than one céntimo from its exact amount. @see docs/rules.md#tax
 */
export function orderRows(cart: readonly OrderedLine[]) {
  const figures = cart.map((line) => lineTotals(taxedLine(line)));
  const shown = cartTotals(cart);
  const subtotals = roundToSum(
    figures.map(({ subtotal }) => subtotal),
    shown.subtotal,
  );
  const totals = roundToSum(
    figures.map(({ total }) => total),
    shown.total,
  );
  return cart.map((line, index) => {
    const { productoId, code, name, colorName, tallaId, quantity, note = null } = line;
    const subtotal = subtotals[index] ?? 0;
    const total = totals[index] ?? 0;
    return {
      productoId,
      code,
      name,
      colorName,
      tallaId,
      quantity,
      /** `null`: the shopper wrote no note. */
      note,
      /** Colones, IVA included; 0 without a valid price. */
      unitPrice: lineUnitPrice(line) ?? 0,
      /** Colones for all units, without IVA, whole céntimos. */
      subtotal,
      iva: roundColones(total - subtotal),
      total,
    };
  });
}
