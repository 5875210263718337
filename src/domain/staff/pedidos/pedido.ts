import type { PaymentMethod } from '../../order/checkoutForm.ts';
import type { OrderedLine, PedidoLine } from '../../order/orderTable.ts';
import type { Quotation } from '../../order/quotation.ts';
import { roundColones } from '../../prices/money.ts';
import { unitPrice, type PriceTiers } from '../../prices/pricing.ts';
import type { CellChange } from '../changes/change.ts';

export const PEDIDO_STATES = ['nuevo', 'preparando', 'entregado', 'cancelado'] as const;
export type PedidoState = (typeof PEDIDO_STATES)[number];

export type PedidoItem = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly buyer: string;
  readonly phone: string;
  readonly units: number;
  readonly total: number;
  readonly state: PedidoState;
  /** True if the order came in a flood of orders. Such an order does not count as new. */
  readonly isSuspect: boolean;
  /** Id of the change that took the stock of the order. */
  readonly stockChangeId: string | null;
};

/** The columns of an order that its buyer writes. */
export type PedidoContent = Pick<
  PedidoItem,
  'reference' | 'createdAt' | 'buyer' | 'phone' | 'units' | 'total'
> & {
  readonly email: string;
  readonly province: string;
  readonly canton: string;
  readonly district: string;
  readonly address: string;
  readonly info: string;
  /** `null`: unknown, for an order that staff added. */
  readonly payment: PaymentMethod | null;
  readonly lines: readonly PedidoLine[];
};

export type Pedido = PedidoItem &
  PedidoContent & {
    readonly pricesConfirmed: boolean;
    readonly note: string;
    /** Contents that the buyer has replaced by sending the order again, the newest first. */
    readonly earlier: readonly PedidoContent[];
  };

/** Whole units by bodega; a bodega without a row is missing. */
type UnitsByBodega = ReadonlyMap<number, number>;

/** A producto as the shop has it now. */
export type StockedProducto = Pick<PedidoLine, 'code' | 'name' | 'colorName' | 'tallaId'> & {
  readonly id: number;
  readonly prices: PriceTiers;
  readonly stock: UnitsByBodega;
};

/** Names a line: 'CCR-ROJO-M Rojo M'. */
export const lineName = (line: Pick<PedidoLine, 'code' | 'colorName' | 'tallaId'>) =>
  [line.code, line.colorName, line.tallaId].filter(Boolean).join(' ');

/** The decision of staff about a line. */
export type LineChoice = {
  readonly isLeftOut?: boolean;
  /** Units that staff typed instead of the ordered ones. */
  readonly wanted?: number;
  readonly byBodega?: UnitsByBodega;
};

/** Choices by the index of the line. */
export type LineChoices = ReadonlyMap<number, LineChoice>;

/** A line and the units taken for it: `takenUnits` of all warehouses and `short` add up to `wantedUnits`. */
export type LinePlan = {
  readonly line: PedidoLine;
  /** `null`: the shop no longer has the producto. */
  readonly producto: StockedProducto | null;
  /** Units of the producto's stock that earlier lines of the order leave. */
  readonly availableUnits: UnitsByBodega;
  /** The units ordered, or the number that staff typed instead. */
  readonly wantedUnits: number;
  readonly takenUnits: UnitsByBodega;
  readonly short: number;
  /** False: no units are taken. */
  readonly isIncluded: boolean;
};

/**
 * Plans how many units each line takes from each warehouse: first from the warehouses that staff chose, then by id (the
 * main warehouse is the first). A warehouse never gives more than it has. Lines of one producto share its stock.
 */
export function planLines(
  lines: readonly PedidoLine[],
  productos: ReadonlyMap<number, StockedProducto>,
  choices: LineChoices = new Map(),
): LinePlan[] {
  const left = new Map<number, Map<number, number>>();
  return lines.map((line, index): LinePlan => {
    const choice = choices.get(index) ?? {};
    const { isLeftOut = false, wanted: wantedUnits = line.quantity, byBodega = new Map() } = choice;
    const producto = productos.get(line.productoId) ?? null;
    const shared = left.get(line.productoId) ?? new Map(producto?.stock);
    const availableUnits = new Map(shared);
    const takenUnits = new Map<number, number>();
    const inTurn = [...availableUnits.keys()].sort(
      (a, b) => Number(byBodega.has(b)) - Number(byBodega.has(a)) || a - b,
    );
    let short = wantedUnits;
    for (const id of inTurn) {
      const held = availableUnits.get(id) ?? 0;
      const units = Math.max(0, Math.min(byBodega.get(id) ?? short, held, short));
      takenUnits.set(id, units);
      short -= units;
      if (!isLeftOut) shared.set(id, held - units);
    }
    left.set(line.productoId, shared);
    const isIncluded = producto !== null && !isLeftOut;
    return { line, producto, availableUnits, wantedUnits, takenUnits, short, isIncluded };
  });
}

/** Makes the changes of stock: one for each producto and warehouse. */
export function stockChanges(plans: readonly LinePlan[]): CellChange[] {
  const changes = new Map<string, CellChange & { after: number }>();
  for (const { producto, takenUnits, isIncluded } of plans) {
    if (producto === null || !isIncluded) continue;
    for (const [bodegaId, units] of takenUnits) {
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

/** Lists the productos of an order whose taken units differ from the ordered units. */
export function takenOtherwise(
  lines: readonly PedidoLine[],
  takenUnits: ReadonlyMap<number, number>,
) {
  const byProducto = new Map<number, { name: string; ordered: number; taken: number }>();
  for (const line of lines) {
    const { ordered = 0 } = byProducto.get(line.productoId) ?? {};
    const taken = takenUnits.get(line.productoId) ?? 0;
    const now = { name: lineName(line), ordered: ordered + line.quantity, taken };
    byProducto.set(line.productoId, now);
  }
  return [...byProducto.values()].filter(({ ordered, taken }) => ordered !== taken);
}

/** Returns today's unit price of a line; `isOther`: it differs from the ordered price. */
export function priceToday(line: Pick<PedidoLine, 'price' | 'quantity'>, prices: PriceTiers) {
  const price = unitPrice(prices, line.quantity);
  return { price, isOther: roundColones(price ?? 0) !== roundColones(line.price ?? 0) };
}

const toOrderedLine = ({ price, note, ...line }: PedidoLine): OrderedLine => ({
  ...line,
  // An order has one price per line, whatever its tier was.
  prices: { retail: price, wholesale: null, special: null },
  note: note ?? undefined,
});

/** Makes the content of a print or an export of the order. @param facts about the buyer */
export function pedidoQuotation(
  { lines, reference, createdAt, pricesConfirmed }: Pedido,
  facts: NonNullable<Quotation['facts']>,
): Quotation {
  return {
    lines: lines.map(toOrderedLine),
    order: { reference, createdAt, pricesConfirmed },
    facts,
  };
}

/** Digits of the longest telephone number (ITU-T E.164). */
const MAX_DIGITS = 15;

/**
 * Finds the first telephone number of a text, for wa.me. `null`: there is none. A number of eight digits is of Costa
 * Rica. Text behind the number, such as 'ext. 105' or '/ 2222-3333', is left out.
 */
export function chatNumber(phone: string): string | null {
  const numbers = phone.match(/\d(?:[\s().-]*\d)*/g) ?? [];
  const all = numbers.map((number) => number.replace(/\D/g, '').replace(/^00/, ''));
  const first = all.find(({ length }) => length >= 8) ?? '';
  // More digits are two numbers with only a blank between them.
  const length = first.length <= MAX_DIGITS ? undefined : first.startsWith('506') ? 11 : 8;
  const digits = first.slice(0, length);
  if (digits === '') return null;
  return digits.length === 8 ? `506${digits}` : digits;
}
