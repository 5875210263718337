import {
  countUnits,
  MAX_LINES,
  unitsInCart,
  type Cart,
  type CartLine,
  type LineFacts,
} from '../cart/cart.ts';
import { checkAdd } from '../cart/stock.ts';
import { unitPrice } from '../prices/pricing.ts';
import { codeKey } from './closeCodes.ts';
import { readInShop, type ListLine, type OrderQuestion } from './parseOrder.ts';

/** A producto that has a code of the list, with the facts that a line of the cart needs. */
export type FoundProducto = LineFacts & { readonly productoId: number };

/** Productos by the `codeKey` of their codes; a code that is missing here has not been read yet. */
export type FoundByCode = ReadonlyMap<string, readonly FoundProducto[]>;

/**
 * The outcome of a line. `ready`: `quantity` units can be added, at `price` colones each; the cart already has
 * `inCart`. `isCut`: the stock has fewer units than wanted. `several`: the code has several productos and none is
 * chosen.
 */
export type LineOutcome =
  | { readonly kind: 'unread' | 'unknown' | 'badQuantity' | 'several' }
  | {
      readonly kind: 'soldOut' | 'allInCart' | 'noPrice' | 'cartFull';
      readonly producto: FoundProducto;
    }
  | {
      readonly kind: 'ready';
      readonly producto: FoundProducto;
      readonly quantity: number;
      readonly price: number;
      readonly inCart: number;
      readonly isCut: boolean;
    };

/** All lines with the same code, added up; or a single line whose quantity cannot be read. */
export type OrderEntry = {
  readonly key: string;
  /** The code as typed in the first of its lines. */
  readonly code: string;
  /** Numbers of the lines in the text, from 1. */
  readonly numbers: readonly number[];
  readonly typedQuantity: string;
  /** Whole units wanted; 0 for `badQuantity`. */
  readonly wanted: number;
  readonly question: OrderQuestion | null;
  /** Productos with the code. If there are several, the shopper chooses one. */
  readonly productos: readonly FoundProducto[];
  readonly state: LineOutcome;
};

type Entry = Omit<OrderEntry, 'productos' | 'state'>;

function joinCodes(lines: readonly ListLine[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { number, code, typedQuantity, quantity, question } of lines) {
    const codes = codeKey(code);
    // A key of a code never has a '|'.
    const key = quantity === null ? `${codes}|${number}` : codes;
    const first = entries.get(key);
    const wanted = Math.min((first?.wanted ?? 0) + (quantity ?? 0), Number.MAX_SAFE_INTEGER);
    const numbers = [...(first?.numbers ?? []), number];
    entries.set(key, { key, code: first?.code ?? code, numbers, typedQuantity, wanted, question });
  }
  return [...entries.values()];
}

function stateOf(wanted: number, producto: FoundProducto, cart: Cart): LineOutcome {
  const inCart = unitsInCart(cart, producto.productoId);
  const priceOf = (quantity: number) => unitPrice(producto.prices, inCart + quantity);
  const block = checkAdd(producto, wanted, inCart);
  if (block?.kind === 'soldOut' || block?.kind === 'allInCart') {
    return { kind: block.kind, producto };
  }
  const quantity = block?.kind === 'overStock' ? block.available : wanted;
  const charged = priceOf(quantity);
  if (charged === null) return { kind: 'noPrice', producto };
  return { kind: 'ready', producto, quantity, price: charged, inCart, isCut: quantity < wanted };
}

export type OrderCheck = {
  readonly lines: readonly ListLine[];
  readonly found: FoundByCode;
  /** Id of the chosen producto, by `codeKey`, for codes that several productos have. */
  readonly choices: ReadonlyMap<string, number>;
  readonly cart: Cart;
};

/**
 * Finds the outcome of each line of a quick order. Units that the cart already has count toward the stock.
 * @see docs/rules.md#quick-order
 */
export function checkOrder({ lines, found, choices, cart }: OrderCheck): OrderEntry[] {
  let room = MAX_LINES - cart.length;
  const hasProducto = (code: string) => (found.get(codeKey(code)) ?? []).length > 0;
  const read = lines.map((line) => readInShop(line, hasProducto));
  return joinCodes(read).map((entry): OrderEntry => {
    const code = codeKey(entry.code);
    const productos = found.get(code) ?? [];
    const only = productos.length === 1 ? productos[0] : undefined;
    const producto = only ?? productos.find(({ productoId }) => productoId === choices.get(code));
    const end = (state: LineOutcome): OrderEntry => ({ ...entry, productos, state });
    if (entry.wanted === 0) return end({ kind: 'badQuantity' });
    if (!found.has(code)) return end({ kind: 'unread' });
    if (productos.length === 0) return end({ kind: 'unknown' });
    if (producto === undefined) return end({ kind: 'several' });
    const state = stateOf(entry.wanted, producto, cart);
    if (state.kind !== 'ready' || unitsInCart(cart, producto.productoId) > 0) return end(state);
    room -= 1;
    return end(room < 0 ? { kind: 'cartFull', producto } : state);
  });
}

type Ready = Extract<LineOutcome, { readonly kind: 'ready' }>;

const readyOf = (entries: readonly OrderEntry[]): Ready[] =>
  entries.flatMap(({ state }) => (state.kind === 'ready' ? [state] : []));

export function toCartLines(entries: readonly OrderEntry[]): CartLine[] {
  return readyOf(entries).map(({ producto, quantity }) => {
    const { stock: _stock, colorRgb: _colorRgb, ...line } = producto;
    return Object.assign(line, { quantity });
  });
}

export function stockById(entries: readonly OrderEntry[]): ReadonlyMap<number, number> {
  return new Map(readyOf(entries).map(({ producto }) => [producto.productoId, producto.stock]));
}

/** Adds up the units that can be added to the cart, and their price in colones, unrounded. */
export function orderTotals(entries: readonly OrderEntry[]) {
  return {
    units: countUnits(toCartLines(entries)),
    colones: readyOf(entries).reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}
