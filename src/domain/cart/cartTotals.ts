import type { TaxedLine, Totals } from '../prices/tax.ts';
import { displayTotals, sumTotals } from '../prices/tax.ts';
import { lineUnitPrice, type Cart, type CartLine } from './cart.ts';

export function taxedLine(line: CartLine): TaxedLine {
  return { unitPrice: lineUnitPrice(line), quantity: line.quantity, rate: line.ivaRate };
}

/** Rounded to the céntimo; subtotal and IVA add up exactly to the total. */
export function cartTotals(cart: Cart): Totals {
  return displayTotals(sumTotals(cart.map(taxedLine)));
}
