import { readTypedNumber } from '../../forms/typedNumber.ts';
import { hasReference } from './findReference.ts';
import {
  beginnings,
  toUnits,
  type NumberedLine,
  type TextLine,
  type UnreadLine,
} from './textLine.ts';

/** A line as `orderText` writes it. */
const LINE = /^\s*(\d+) × (\S.*)$/;
/** The amount at the end of a line with name and colour. */
const AMOUNT = /^(.*) — (₡[\d.,]+)$/;
const NOTE = /^\s*(?:Nota|Note):/;
const CUT = /^\s*… (?:y|and) (\d+) /;

/** What stands in parentheses of its own. */
function inParentheses(text: string): string[] {
  const starts = [...text.matchAll(/(?<=^|\s)\(/g)].map(({ index }) => index + 1);
  const ends = [...text.matchAll(/\)(?=\s|$)/g)].map(({ index }) => index);
  return starts.flatMap((start) =>
    ends.filter((end) => end > start).map((end) => text.slice(start, end)),
  );
}

function readLine({ number, text: whole }: NumberedLine): TextLine | null {
  const [, digits = '', rest = ''] = LINE.exec(whole) ?? [];
  const quantity = toUnits(digits);
  if (quantity === null) return null;
  const [, full, amount = ''] = AMOUNT.exec(rest.trimEnd()) ?? [];
  const text = full ?? rest;
  return {
    number,
    codes: full === undefined ? beginnings(text) : inParentheses(full),
    productoId: null,
    quantity,
    unitPrice: null,
    subtotal: amount === '' ? null : readTypedNumber(amount),
    text,
  };
}

export type ReadChat = {
  /** Empty: the text is no chat. */
  readonly lines: readonly TextLine[];
  readonly unread: readonly UnreadLine[];
  /** Lines that the chat had no room for. */
  readonly missing: number;
};

/** The first of the totals, in either language. */
const TOTALS = /^[*_\s]*subtotal\b/i;

/** Where the lines of a chat begin; -1: the text is no chat. */
export function chatStart(text: readonly NumberedLine[]): number {
  return text.findIndex((line) => readLine(line) !== null);
}

/** How many chats with orders end in a text. */
export function countTotals(text: readonly NumberedLine[]): number {
  const first = chatStart(text);
  return first < 0 ? 0 : text.slice(first).filter((line) => TOTALS.test(line.text)).length;
}

/** The lines of an order that was sent as a chat, in either language. @see `orderText` */
export function readChat(whole: readonly NumberedLine[]): ReadChat {
  const first = chatStart(whole);
  // Behind the totals stand the shopper's own words, which may look like a line.
  const end = whole.findIndex((line, index) => index > first && TOTALS.test(line.text));
  const text = end < 0 ? whole : whole.slice(0, end);
  const read = text.map(readLine);
  const last = read.findLastIndex((line) => line !== null);
  // What stands before and after the lines is the greeting, the totals and the customer. Without totals
  // it may be lines of the order too.
  const isRest = (index: number) => end < 0 || (index > first && index < last);
  const rest = text.filter((_, index) => isRest(index) && read[index] === null);
  const cut = text.map((line) => CUT.exec(line.text)?.[1]).find((count) => count !== undefined);
  return {
    lines: read.filter((line) => line !== null),
    unread: rest.filter(
      ({ text: some }) => some.trim() !== '' && !NOTE.test(some) && !hasReference(some),
    ),
    missing: first < 0 ? 0 : Number(cut ?? 0),
  };
}
