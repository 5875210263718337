import type { PriceTiers } from '../../prices/pricing.ts';
import { codeKey } from '../../quickOrder/closeCodes.ts';
import { meantProductos } from './meantProductos.ts';
import type { ReadOrder } from './readOrder.ts';
import type { TextLine, UnreadLine } from './textLine.ts';

/** A producto as the shop has it now. */
export type StockedProducto = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly colorName: string | null;
  readonly tallaId: string | null;
  readonly prices: PriceTiers;
  /** Fraction: 0.13 is 13 %; 0 when unknown. */
  readonly ivaRate: number;
  /** Whole units by bodega; a bodega without a row is missing. */
  readonly stock: ReadonlyMap<number, number>;
};

/** What is known of the codes and ids of an order; a code without a producto has an empty list. */
export type OrderProductos = {
  /** By `codeKey`. */
  readonly byCode: ReadonlyMap<string, readonly StockedProducto[]>;
  readonly byId: ReadonlyMap<number, StockedProducto>;
};

/** What the text says of a line that may differ from the shop by now. */
type Told = {
  readonly quantity: number;
  /** Colones, IVA included; `null`: the text does not tell. */
  readonly unitPrice: number | null;
  /** Colones for all units, without IVA; `null`: the text does not tell. */
  readonly subtotal: number | null;
};

/** A line of the text that may mean several productos. */
export type LineChoice = {
  /** The same while the text is the same. */
  readonly key: string;
  /** As the text names it. */
  readonly name: string;
  /** The likeliest first. */
  readonly productos: readonly StockedProducto[];
};

/** A producto that was ordered, in the order of the text. */
export type ReceivedLine = {
  /** The same while the text and the producto are the same. */
  readonly key: string;
  /** As the text names it. */
  readonly name: string;
  /** Whole units that were ordered, over all lines of the producto. */
  readonly ordered: number;
  /** Its lines in the text; a key is the same while the text is the same. */
  readonly parts: readonly { readonly key: string; readonly ordered: number }[];
  /** `null`: the text tells no price, or several. */
  readonly told: Told | null;
  /**
   * `gone`: no producto has the id of the link. `unknown`: none has the code. `several`: it may
   * mean several productos and none is chosen.
   */
  readonly state: 'found' | 'gone' | 'unknown' | 'several';
  /** `null` unless it is found. */
  readonly producto: StockedProducto | null;
  /** Of its lines in the text, those where staff choose; also after they have chosen. */
  readonly choices: readonly LineChoice[];
};

export type MatchedOrder = {
  readonly lines: readonly ReceivedLine[];
  /** Lines of a chat that its link does not have, or has with another quantity. */
  readonly unlike: readonly UnreadLine[];
};

function found(producto: StockedProducto | undefined): Pick<ReceivedLine, 'state' | 'producto'> {
  return producto ? { state: 'found', producto } : { state: 'gone', producto: null };
}

/** The line as it reads in the shop. */
function readInShop(line: TextLine, { byCode }: OrderProductos): TextLine {
  const { other } = line;
  if (other === undefined || !byCode.get(codeKey(other.code))?.length) return line;
  return { ...line, codes: [other.code], quantity: other.quantity };
}

function matchLine(
  line: TextLine,
  { byCode, byId }: OrderProductos,
  chosen: ReadonlyMap<string, number>,
): ReceivedLine {
  const { number, quantity, unitPrice, subtotal, productoId } = line;
  const isPriced = unitPrice !== null || subtotal !== null;
  const [code = '', ...otherCodes] = line.codes;
  const key = productoId === null ? `${codeKey(code)}|${number}` : `#${productoId}`;
  const common = {
    key,
    name: productoId === null ? (otherCodes.length === 0 ? code : line.text) : `#${productoId}`,
    ordered: quantity,
    parts: [{ key, ordered: quantity }],
    told: isPriced ? { quantity, unitPrice, subtotal } : null,
    choices: [],
  };
  if (productoId !== null) return { ...common, ...found(byId.get(productoId)) };
  const { productos, isClear } = meantProductos(line, byCode);
  if (productos.length === 0) return { ...common, state: 'unknown', producto: null };
  if (isClear) return { ...common, ...found(productos[0]) };
  const choice = productos.find(({ id }) => id === chosen.get(common.key));
  const state = choice ? found(choice) : ({ state: 'several', producto: null } as const);
  return { ...common, ...state, choices: [{ key, name: common.name, productos }] };
}

/** Lines of one producto become one, at the place of the first. */
function joinProductos(lines: readonly ReceivedLine[]): ReceivedLine[] {
  const joined = new Map<string, ReceivedLine>();
  for (const line of lines) {
    const key = line.producto === null ? line.key : `#${line.producto.id}`;
    const first = joined.get(key);
    joined.set(
      key,
      first === undefined
        ? line
        : {
            ...first,
            ordered: first.ordered + line.ordered,
            parts: [...first.parts, ...line.parts],
            choices: [...first.choices, ...line.choices],
            told: null,
          },
    );
  }
  return [...joined.values()];
}

/** What the chat beside a link tells of a producto; its other lines differ from the link. */
function tellPrices(lines: readonly ReceivedLine[], written: readonly TextLine[]) {
  const left = new Set(written);
  const priced = lines.map((line): ReceivedLine => {
    const code = codeKey(line.producto?.code ?? '');
    const same = [...left].find(
      ({ codes, quantity }) =>
        quantity === line.ordered && codes.some((written) => codeKey(written) === code),
    );
    if (same === undefined) return line;
    left.delete(same);
    const { quantity, unitPrice, subtotal } = same;
    return subtotal === null ? line : { ...line, told: { quantity, unitPrice, subtotal } };
  });
  return { lines: priced, unlike: [...left] };
}

/**
 * The productos of an order.
 *
 * @param chosen ids by `LineChoice.key`
 * @see docs/rules.md#receive-an-order
 */
export function matchOrder(
  order: ReadOrder,
  productos: OrderProductos,
  chosen: ReadonlyMap<string, number>,
): MatchedOrder {
  const lines = joinProductos(
    order.lines.map((line) => matchLine(readInShop(line, productos), productos, chosen)),
  );
  const { lines: priced, unlike } = tellPrices(lines, order.written);
  return { lines: priced, unlike: unlike.map(({ number, text }) => ({ number, text })) };
}
