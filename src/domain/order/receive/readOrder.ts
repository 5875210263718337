import { decodeShare } from '../../cart/shareCode.ts';
import { parseOrder, splitLines, type OrderLine } from '../../quickOrder/parseOrder.ts';
import { findReference, hasReference, type FoundReference } from './findReference.ts';
import { readChat } from './readChat.ts';
import { mailEnds, readMail } from './readMail.ts';
import { hasSeveralOrders } from './severalOrders.ts';
import { joinLines, type NumberedLine, type TextLine, type UnreadLine } from './textLine.ts';

/** An order as it was pasted. */
export type ReadOrder = FoundReference & {
  readonly lines: readonly TextLine[];
  /** Of a chat with a link: the same lines as the text tells them, with their prices. */
  readonly written: readonly TextLine[];
  readonly unread: readonly UnreadLine[];
  /** Lines that the order has and the text does not, or that are too many. */
  readonly missing: number;
  /** The link was cut or changed: some of its lines are missing. */
  readonly isLinkCut: boolean;
  /** The text has parts of more than one order, and is not read: one reference notes one order. */
  readonly isSeveral: boolean;
};

const NOT_READ = {
  reference: null,
  others: [],
  lines: [],
  written: [],
  unread: [],
  missing: 0,
  isLinkCut: false,
} satisfies Partial<ReadOrder>;

const LINK = /#pedido=([0-9a-z.-]+)/gi;
const BARE_CODE = /^\s*(1(?:\.[0-9a-z]+-[0-9a-z]+)+\.0)\s*$/i;

/** The codes of shared carts in a line. */
function shareCodesOf({ text }: NumberedLine): string[] {
  const bare = BARE_CODE.exec(text)?.[1];
  return bare === undefined ? Array.from(text.matchAll(LINK), ([, code = '']) => code) : [bare];
}

function toLines(text: string): NumberedLine[] {
  return splitLines(text).map((line, index) => ({
    number: index + 1,
    // Answers quote a message with '>', and some clients separate with blanks that do not break.
    text: line.replace(/^(?:>\s?)+/, '').replaceAll('\u00A0', ' '),
  }));
}

/** What a line says beside its quantity, which could be a size too. */
function withoutQuantity(whole: string, { code, codeStart, typedQuantity }: OrderLine): string {
  const codeEnd = codeStart + code.length;
  const behind = whole.lastIndexOf(typedQuantity);
  const at = behind < codeEnd ? whole.slice(0, codeStart).lastIndexOf(typedQuantity) : behind;
  return at < 0 ? whole : `${whole.slice(0, at)} ${whole.slice(at + typedQuantity.length)}`;
}

/** Lines with a code and a quantity, as the quick order reads them. */
function readList(text: readonly NumberedLine[]): Pick<ReadOrder, 'lines' | 'unread' | 'missing'> {
  const list = text.map((line) => (hasReference(line.text) ? '' : line.text)).join('\n');
  const { lines, unread: missing } = parseOrder(list);
  const textOf = (number: number) => text[number - 1]?.text.trim() ?? '';
  return {
    lines: lines.flatMap((line) => {
      const { number, code, quantity, other } = line;
      if (quantity === null || code === '') return [];
      const told = withoutQuantity(text[number - 1]?.text ?? '', line);
      const unknown = { productoId: null, unitPrice: null, subtotal: null };
      return [
        {
          ...unknown,
          number,
          codes: [code],
          quantity,
          ...(other?.quantity && { other: { code: other.code, quantity: other.quantity } }),
          text: told,
        },
      ];
    }),
    unread: lines
      .filter(({ code, quantity }) => quantity === null || code === '')
      .map(({ number }) => ({ number, text: textOf(number) })),
    missing,
  };
}

function readLink(
  text: readonly NumberedLine[],
  at: number,
  code: string,
): Omit<ReadOrder, keyof FoundReference | 'isSeveral'> {
  const number = at + 1;
  const { lines, unread } = decodeShare(code);
  const { lines: written, unread: unreadChat } = readChat(text);
  const others = text.filter(
    (line, index) => index !== at && line.text.trim() !== '' && !hasReference(line.text),
  );
  return {
    lines: lines.map(({ productoId, quantity }) => ({
      number,
      codes: [],
      productoId,
      quantity,
      unitPrice: null,
      subtotal: null,
      text: '',
    })),
    written,
    unread: written.length > 0 ? unreadChat.filter((line) => line.number !== number) : others,
    missing: 0,
    isLinkCut: unread > 0,
  };
}

function readWithoutLink(text: readonly NumberedLine[]) {
  const mail = readMail(text);
  if (mail.lines.length > 0) return { ...mail, missing: 0 };
  const chat = readChat(text);
  return chat.lines.length > 0 ? chat : readList(text);
}

/** The shopper's own words stand before the table of an e-mail, and behind the reference of a chat. */
function referenceOf(text: readonly NumberedLine[]): FoundReference {
  const [end = 0] = mailEnds(text);
  const whole = findReference(joinLines(text));
  const { reference } = findReference(joinLines(text.slice(end)));
  const all = [whole.reference, ...whole.others].filter((other) => other !== null);
  return { reference, others: all.filter((other) => other !== reference) };
}

/**
 * Reads what staff paste of an order: the link of a shared cart, the order's e-mail or chat as text, or
 * lines with a code and a quantity. A link wins over the lines beside it, because no line of it was
 * shortened. Never throws.
 *
 * @see docs/rules.md#receive-an-order
 */
export function readOrder(pasted: string): ReadOrder {
  const text = toLines(pasted);
  const links = text.map(shareCodesOf);
  if (hasSeveralOrders(text, links)) return { ...NOT_READ, isSeveral: true };
  const at = links.findIndex((codes) => codes.length > 0);
  const [code] = links[at] ?? [];
  const read =
    code === undefined
      ? { ...readWithoutLink(text), written: [], isLinkCut: false }
      : readLink(text, at, code);
  return { ...read, ...referenceOf(text), isSeveral: false };
}
