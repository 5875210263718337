import type { CartLine } from '../cart/cart.ts';
import type { BulkChange } from '../changes/change.ts';
import { roundColones } from '../prices/money.ts';
import { unitPrice, type PriceTiers } from '../prices/pricing.ts';
import type { PaymentMethod } from './checkoutForm.ts';
import type { Quotation } from './quotation.ts';

export const PEDIDO_STATES = ['nuevo', 'preparando', 'entregado', 'cancelado'] as const;
export type PedidoState = (typeof PEDIDO_STATES)[number];

/** A line as it was ordered; the shop may have changed the producto since. */
export type PedidoLine = {
  readonly productoId: number;
  readonly code: string;
  readonly name: string;
  readonly colorName: string | null;
  readonly tallaId: string | null;
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** Colones per unit, IVA included; `null`: on request. */
  readonly price: number | null;
  /** Fraction. */
  readonly ivaRate: number;
  readonly note: string | null;
};

/** An order in the list. */
export type PedidoItem = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly buyer: string;
  readonly phone: string;
  readonly units: number;
  readonly total: number;
  readonly state: PedidoState;
  /** It came in a flood, and does not count as new. */
  readonly isSuspect: boolean;
  /** Its stock is taken. */
  readonly isTaken: boolean;
  /** A later order of the same buyer stands in its place. */
  readonly isReplaced: boolean;
};

/** What the shop keeps of an order. */
export type Pedido = Omit<PedidoItem, 'isTaken' | 'isReplaced'> & {
  readonly email: string;
  readonly province: string;
  readonly canton: string;
  readonly district: string;
  readonly address: string;
  readonly info: string;
  /** `null`: not known, of an order that staff added. */
  readonly payment: PaymentMethod | null;
  readonly lines: readonly PedidoLine[];
  readonly pricesConfirmed: boolean;
  /** Of staff. */
  readonly note: string;
  /** The change that took its stock. */
  readonly change: string | null;
  /** The later order that stands in its place. */
  readonly replacedBy: string | null;
};

/** A producto as the shop has it now. */
export type StockedProducto = Pick<PedidoLine, 'code' | 'name' | 'colorName' | 'tallaId'> & {
  readonly id: number;
  readonly prices: PriceTiers;
  /** Whole units by bodega; a bodega without a row is missing. */
  readonly stock: ReadonlyMap<number, number>;
};

/** Whole units by bodega. */
export type UnitsByBodega = ReadonlyMap<number, number>;

/** The units of `takes` and `short` together are those wanted. */
type Taking = { readonly takes: UnitsByBodega; readonly short: number };

/** Names a line: 'CCR-ROJO-M Rojo M'. */
export function lineName({
  code,
  colorName,
  tallaId,
}: Pick<PedidoLine, 'code' | 'colorName' | 'tallaId'>): string {
  return [code, colorName, tallaId].filter(Boolean).join(' ');
}

/**
 * Takes units from the warehouses in the order of their ids (the main one is the first), never more
 * than one has and never more than wanted.
 *
 * @param chosen units that staff want from some warehouses; the others fill up what is left
 */
function takeUnits(
  wanted: number,
  stock: UnitsByBodega,
  chosen: UnitsByBodega = new Map(),
): Taking {
  const takes = new Map<number, number>();
  let left = wanted;
  const inTurn = [...stock.keys()].sort(
    (a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || a - b,
  );
  for (const id of inTurn) {
    const units = Math.max(0, Math.min(chosen.get(id) ?? left, stock.get(id) ?? 0, left));
    takes.set(id, units);
    left -= units;
  }
  return { takes, short: left };
}

/** What staff decided about a line. */
export type LineChoice = {
  readonly isLeftOut?: boolean;
  /** In place of those ordered. */
  readonly wanted?: number;
  readonly byBodega?: UnitsByBodega;
};

/** By the index of the line. */
export type LineChoices = ReadonlyMap<number, LineChoice>;

/** A line with what is taken of it. */
export type LinePlan = Taking & {
  readonly line: PedidoLine;
  /** `null`: it is gone. */
  readonly producto: StockedProducto | null;
  /** What the lines before leave of its stock. */
  readonly stock: UnitsByBodega;
  /** Whole units that are to be taken: those ordered, unless staff changed them. */
  readonly wanted: number;
  /** False: nothing is taken. */
  readonly isIncluded: boolean;
};

/** What is taken of each line; lines of one producto share its stock. */
export function planLines(
  lines: readonly PedidoLine[],
  productos: ReadonlyMap<number, StockedProducto>,
  choices: LineChoices = new Map(),
): LinePlan[] {
  const left = new Map<number, UnitsByBodega>();
  return lines.map((line, index): LinePlan => {
    const { isLeftOut = false, wanted = line.quantity, byBodega } = choices.get(index) ?? {};
    const producto = productos.get(line.productoId) ?? null;
    if (producto === null) {
      const nothing = { takes: new Map(), short: wanted, stock: new Map() };
      return { line, producto, wanted, isIncluded: false, ...nothing };
    }
    const stock = left.get(producto.id) ?? producto.stock;
    const taking = takeUnits(wanted, stock, byBodega);
    if (!isLeftOut) {
      left.set(
        producto.id,
        new Map(Array.from(stock, ([id, units]) => [id, units - (taking.takes.get(id) ?? 0)])),
      );
    }
    return { line, producto, stock, wanted, isIncluded: !isLeftOut, ...taking };
  });
}

/** The stock that is written: one change for each producto and warehouse. */
export function stockChanges(plans: readonly LinePlan[]): BulkChange[] {
  const changes = new Map<string, BulkChange & { after: number }>();
  for (const { producto, takes, isIncluded } of plans) {
    if (producto === null || !isIncluded) continue;
    for (const [bodegaId, units] of takes) {
      if (units === 0) continue;
      const key = `${producto.id} ${bodegaId}`;
      const before = producto.stock.get(bodegaId) ?? 0;
      changes.set(key, {
        row: { id: producto.id, label: lineName(producto) },
        target: { kind: 'stock', bodegaId },
        before,
        after: (changes.get(key)?.after ?? before) - units,
      });
    }
  }
  return [...changes.values()];
}

/** The price of a unit of the line today, and whether it is another one than ordered. */
export function priceToday(
  line: Pick<PedidoLine, 'price' | 'quantity'>,
  prices: PriceTiers,
): { readonly price: number | null; readonly isOther: boolean } {
  const price = unitPrice(prices, line.quantity);
  return { price, isOther: roundColones(price ?? 0) !== roundColones(line.price ?? 0) };
}

function toCartLine({ price, note, ...line }: PedidoLine): CartLine {
  return {
    ...line,
    colorId: null,
    // The order keeps one price, whatever its tier was.
    prices: { retail: price, wholesale: null, special: null },
    ivaId: null,
    ivaName: 'N/A',
    imageUrl: null,
    subfamiliaId: 0,
    subfamiliaName: '',
    note: note ?? undefined,
  };
}

/** The order as it is printed and exported. @param facts of the buyer; empty ones are left out */
export function pedidoQuotation(
  { lines, reference, createdAt, pricesConfirmed }: Pedido,
  facts: NonNullable<Quotation['facts']>,
): Quotation {
  return {
    lines: lines.map(toCartLine),
    order: { reference, createdAt, pricesConfirmed },
    facts: facts.filter(([, text]) => text.trim() !== ''),
  };
}

/** A number for wa.me: of eight digits it is one of Costa Rica. `null`: too short for one. */
export function chatNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 8) return null;
  return digits.length === 8 ? `506${digits}` : digits;
}
