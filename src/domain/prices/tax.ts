import { roundColones } from './money.ts';

export type TaxedLine = {
  /** Colones per unit, IVA included; `null`: no valid price, counts nothing. */
  readonly unitPrice: number | null;
  /** Whole units. */
  readonly quantity: number;
  /** Fraction: 0.13 is 13 %. */
  readonly rate: number;
};

/** The three figures of a line or an order, in colones. */
export type Totals = {
  /** The amount before IVA. */
  readonly subtotal: number;
  readonly iva: number;
  /** With IVA, without shipping. */
  readonly total: number;
};

/**
 * Returns the IVA that a price includes.
 *
 * @param price colones, IVA included
 * @param rate fraction, 0.13 is 13 %; negative or not finite counts as 0
 * @returns colones, unrounded
 * @see docs/rules.md#tax
 */
function taxOf(price: number, rate: number): number {
  if (!Number.isFinite(rate) || rate <= 0) return 0;
  const percent = rate * 100;
  return (price * percent) / (100 + percent);
}

/**
 * Computes subtotal, IVA and total of one line, in colones, unrounded. They are 0 without a valid price.
 * @see docs/rules.md#tax
 */
export function lineTotals({ unitPrice, quantity, rate }: TaxedLine): Totals {
  const price = Number.isFinite(unitPrice) ? (unitPrice ?? 0) : 0;
  const tax = taxOf(price, rate);
  const subtotal = (price - tax) * quantity;
  const iva = tax * quantity;
  return { subtotal, iva, total: subtotal + iva };
}

/**
 * Adds up lines to the figures that are shown. Total and IVA are rounded to the céntimo after adding up; the subtotal
 * is their difference, so that subtotal + IVA is always the total.
 */
export function sumTotals(lines: readonly TaxedLine[]): Totals {
  let subtotal = 0;
  let tax = 0;
  for (const line of lines) {
    const figures = lineTotals(line);
    subtotal += figures.subtotal;
    tax += figures.iva;
  }
  const total = roundColones(subtotal + tax);
  const iva = roundColones(tax);
  return { subtotal: roundColones(total - iva), iva, total };
}
