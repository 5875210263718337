import { isBeyondReading } from '../text/textLimit.ts';
import { MAX_LINES } from './cart.ts';

/** A line of a shared link. Names and prices are not in the link: they are read when it is opened. */
export type SharedLine = {
  readonly productoId: number;
  /** Whole units, at least 1. */
  readonly quantity: number;
};

const VERSION = '1';
/** The last part of a code. A code without it was cut, perhaps in the middle of a quantity. */
const END = '0';
const END_MARK = /\.0(?![0-9a-z]*-[0-9a-z])/;
const BASE = 36;
const PART = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})$/;

function readNumber(digits: string | undefined): number | null {
  const number = Number.parseInt(digits ?? '', BASE);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}

/**
 * Encodes a cart as a text of letters, digits, '-' and '.', which chats and e-mail do not cut off a link:
 * `1.2s-c.30-1.0` is the version, each producto and its quantity in base 36, and the end. Lines keep the order of the
 * cart. Lines of one producto are joined, because a link names no variants. Lines after the first 500 are left out.
 *
 * @param lines ids and quantities from 1
 * @see docs/rules.md#shared-carts
 */
export function encodeShare(lines: readonly SharedLine[]): string {
  const parts = joinShared(lines).map(
    ({ productoId, quantity }) => `${productoId.toString(BASE)}-${quantity.toString(BASE)}`,
  );
  return [VERSION, ...parts.slice(0, MAX_LINES), END].join('.');
}

/** Joins the lines of each producto, at the place of its first line. */
function joinShared(lines: readonly SharedLine[]): SharedLine[] {
  const units = new Map<number, number>();
  for (const { productoId, quantity } of lines) {
    const sum = (units.get(productoId) ?? 0) + quantity;
    units.set(productoId, Math.min(sum, Number.MAX_SAFE_INTEGER));
  }
  return [...units].map(([productoId, quantity]) => ({ productoId, quantity }));
}

/**
 * Decodes the lines of a code, which anybody may have written or cut. Never throws: `unread` counts the parts that it
 * does not understand, and the lines after the first 500. Upper case is the same as lower case. Text after the end mark
 * is ignored, and so are characters beyond ASCII, such as invisible ones.
 *
 * @returns each producto once, in the order of the link; a link that was cut has one unread part more
 */
export function decodeShare(code: string) {
  if (isBeyondReading(code)) return { lines: [], unread: 1 };
  const plain = code.toLowerCase().replace(/%[89a-f][0-9a-f]|[^ -~]/g, '');
  const [listed = '', after] = plain.split(END_MARK, 2);
  const isWhole = after !== undefined;
  const [version, ...parts] = (/^.*[0-9a-z]/.exec(listed)?.[0] ?? '').split('.');
  const read: SharedLine[] = [];
  if (version !== VERSION) return { lines: read, unread: 1 };
  let unread = isWhole ? 0 : 1;
  for (const part of parts) {
    const [, id, units] = PART.exec(part) ?? [];
    const productoId = readNumber(id);
    const quantity = readNumber(units);
    if (productoId === null || quantity === null) unread += 1;
    else read.push({ productoId, quantity });
  }
  const lines = joinShared(read);
  unread += Math.max(0, lines.length - MAX_LINES);
  return { lines: lines.slice(0, MAX_LINES), unread };
}
