import { unitPrice, type PriceTiers } from '../prices/pricing.ts';

export type CartLine = {
  readonly productoId: number;
  readonly code: string;
  readonly name: string;
  /** `null`: the producto has no colour. */
  readonly colorId: number | null;
  readonly colorName: string | null;
  /** The size label itself; `null`: the producto has no size. */
  readonly tallaId: string | null;
  readonly prices: PriceTiers;
  readonly ivaId: number | null;
  /** Fraction: 0.13 is 13 %; 0 when unknown. */
  readonly ivaRate: number;
  /** 'N/A' when unknown. */
  readonly ivaName: string;
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** `null`: the default picture is shown. */
  readonly imageUrl: string | null;
  readonly subfamiliaId: number;
  readonly subfamiliaName: string;
  /** The shopper's remark on the line, such as the size of a print; missing: none. */
  readonly note?: string | undefined;
};

export const NOTE_MAX = 200;

/** Most lines of a cart: no shopper has more, and a page can still show them. */
export const MAX_LINES = 500;

export type Cart = readonly CartLine[];

/** Current data of the producto of a line. */
export type LineFacts = Omit<CartLine, 'productoId' | 'quantity' | 'note'> & {
  /** Whole units over all warehouses. */
  readonly stock: number;
  /** `#rrggbb`; `null`: the producto has no colour. */
  readonly colorRgb: string | null;
};

/** Facts by producto id. A requested producto that is missing here is no longer sold. */
export type LineFactsById = ReadonlyMap<number, LineFacts>;

export function lineKey(line: Pick<CartLine, 'productoId' | 'colorId' | 'tallaId'>): string {
  return JSON.stringify([line.productoId, line.colorId, line.tallaId]);
}

/**
 * Finds the index of a line in a cart that may have changed since the line was read; -1: not found. If staff changed
 * the variant of the producto, its line is found by the producto.
 */
export function findLine(cart: Cart, line: CartLine): number {
  const key = lineKey(line);
  const same = cart.findIndex((other) => lineKey(other) === key);
  return same >= 0 ? same : cart.findIndex(({ productoId }) => productoId === line.productoId);
}

function wholeUnits(quantity: number): number {
  const units = Math.floor(quantity);
  return Number.isFinite(units) && units >= 1 ? Math.min(units, Number.MAX_SAFE_INTEGER) : 0;
}

function joinPair(older: CartLine, newer: CartLine): CartLine {
  return {
    ...newer,
    quantity: wholeUnits(older.quantity + newer.quantity),
    note: older.note ?? newer.note,
  };
}

/**
 * Joins lines of the same variant. The joined line stands where the first line was; it has the data of the last line
 * and the first note. Lines without a valid quantity are dropped.
 */
export function joinLines(lines: readonly CartLine[]): Cart {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) {
    const quantity = wholeUnits(line.quantity);
    if (quantity === 0) continue;
    const key = lineKey(line);
    const valid = quantity === line.quantity ? line : { ...line, quantity };
    const older = byKey.get(key);
    byKey.set(key, older ? joinPair(older, valid) : valid);
  }
  return [...byKey.values()];
}

/**
 * Returns the cart with a new quantity of a line, which another tab may have moved. Returns the same cart if the line
 * is gone, or if `quantity` is below 1 or not new.
 */
export function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  const index = findLine(cart, line);
  const current = cart[index];
  const next = wholeUnits(quantity);
  if (!current || next === 0 || next === current.quantity) return cart;
  return cart.with(index, { ...current, quantity: next });
}

export function withoutLine(cart: Cart, line: CartLine): Cart {
  const index = findLine(cart, line);
  return index < 0 ? cart : cart.toSpliced(index, 1);
}

/** Adds up the quantities of all lines. @see docs/rules.md#header-and-footer */
export function countUnits(cart: readonly Pick<CartLine, 'quantity'>[]): number {
  return cart.reduce((units, { quantity }) => units + quantity, 0);
}

export function unitsInCart(cart: Cart, productoId: number): number {
  return countUnits(cart.filter((line) => line.productoId === productoId));
}

export function unitsByProducto(cart: Cart): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productoId, quantity } of cart) {
    units.set(productoId, (units.get(productoId) ?? 0) + quantity);
  }
  return units;
}

/** Returns the colones per unit of a line at its quantity, IVA included; `null`: no valid price. */
export function lineUnitPrice(line: Pick<CartLine, 'prices' | 'quantity'>): number | null {
  return unitPrice(line.prices, line.quantity);
}
