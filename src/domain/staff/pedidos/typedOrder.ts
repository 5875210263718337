import type { LineFacts } from '../../cart/cart.ts';
import { decodeShare, type SharedLine } from '../../cart/shareCode.ts';
import type { PedidoLine } from '../../order/orderTable.ts';
import { unitPrice } from '../../prices/pricing.ts';
import type { FoundByCode, FoundProducto } from '../../quickOrder/checkOrder.ts';
import { codeKey } from '../../quickOrder/closeCodes.ts';
import { parseOrder, readInShop, type ListLine } from '../../quickOrder/parseOrder.ts';

/** A word that is the code of a shared cart, or ends with it as a link does. */
const SHARE = /^(?:|.*#pedido=)(1\.[0-9a-z.-]+)/i;

/** An order that staff paste: a shared cart, or a list of codes and quantities. */
export type TypedOrder = {
  readonly shared: readonly SharedLine[];
  readonly listed: readonly ListLine[];
  /** Lines of text beside a link. They may repeat lines of the link, or add new ones. */
  readonly beside: readonly string[];
  /** Number of parts that were not understood, or are beyond the limit. */
  readonly unread: number;
  /** True if the text is too long: then nothing of it is read. */
  readonly isTooLong: boolean;
};

/** Reads a link or a code of a shared cart, or lines as in the quick order. Never throws. */
export function readTypedOrder(text: string): TypedOrder {
  const { lines: listed, ...whole } = parseOrder(text);
  const words = whole.isTooLong ? [] : text.split(/\s+/);
  const [link = '', code = ''] = SHARE.exec(words.find((word) => SHARE.test(word)) ?? '') ?? [];
  if (!code.includes('-')) return { shared: [], listed, beside: [], ...whole };
  const { lines, unread } = decodeShare(code);
  const rest = text.replace(link, '').split('\n');
  const beside = rest.map((line) => line.trim()).filter((line) => line !== '');
  return { shared: lines, listed: [], beside, unread, isTooLong: false };
}

export type TypedLines = {
  /** One line for each producto. */
  readonly lines: readonly PedidoLine[];
  /** Entries that cannot be added, as typed, and why. */
  readonly problems: readonly {
    readonly name: string;
    readonly kind: 'gone' | 'unknown' | 'several' | 'badQuantity' | 'beside';
    /** The line of the list, if a list was typed. */
    readonly line?: ListLine;
    readonly productos?: readonly FoundProducto[];
  }[];
};

/**
 * Makes the lines of an order at today's prices, and lists the entries that cannot be added.
 *
 * @param choices the chosen producto of codes that have several, by `codeKey`
 */
export function toPedidoLines(
  { shared, listed, beside }: TypedOrder,
  facts: ReadonlyMap<number, LineFacts>,
  found: FoundByCode,
  choices: ReadonlyMap<string, number> = new Map(),
): TypedLines {
  const problems: TypedLines['problems'][number][] = beside.map((name) => ({
    name,
    kind: 'beside',
  }));
  const wanted = new Map<number, { readonly facts: LineFacts; readonly quantity: number }>();
  function add(id: number, of: LineFacts, quantity: number) {
    wanted.set(id, { facts: of, quantity: (wanted.get(id)?.quantity ?? 0) + quantity });
  }
  for (const { productoId, quantity } of shared) {
    const of = facts.get(productoId);
    if (of === undefined) problems.push({ name: String(productoId), kind: 'gone' });
    else add(productoId, of, quantity);
  }
  const ofCode = (code: string) => found.get(codeKey(code)) ?? [];
  for (const typed of listed) {
    const line = readInShop(typed, (reading) => ofCode(reading).length > 0);
    const { code, quantity } = line;
    const productos = ofCode(code);
    const chosen = productos.find(({ productoId }) => productoId === choices.get(codeKey(code)));
    const producto = productos.length === 1 ? productos[0] : chosen;
    const about = { name: code || typed.typedQuantity, line, productos };
    if (quantity === null) problems.push({ ...about, kind: 'badQuantity' });
    else if (productos.length === 0) problems.push({ ...about, kind: 'unknown' });
    else if (producto === undefined) problems.push({ ...about, kind: 'several' });
    else add(producto.productoId, producto, quantity);
  }
  const lines = Array.from(wanted, ([productoId, { facts: of, quantity }]): PedidoLine => {
    const { code, name, colorName, tallaId, ivaRate } = of;
    const price = unitPrice(of.prices, quantity);
    return { productoId, code, name, colorName, tallaId, quantity, price, ivaRate, note: null };
  });
  return { lines, problems };
}
