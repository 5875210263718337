/** A line of an order as a text tells it. */
export type TextLine = {
  /** Number of its line in the text, from 1. */
  readonly number: number;
  /** What may be its code, the likeliest first; empty: the text names a producto by its id. */
  readonly codes: readonly string[];
  readonly productoId: number | null;
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** Another reading, which counts if a producto has its code. */
  readonly other?: { readonly code: string; readonly quantity: number };
  /** Colones, IVA included; `null`: the text does not tell. */
  readonly unitPrice: number | null;
  /** Colones for all units, without IVA; `null`: the text does not tell. */
  readonly subtotal: number | null;
  /** What the text says of the producto: tells productos of the same code apart. */
  readonly text: string;
};

/** All that may be the code of a line. */
export function codesToFind({ codes, other }: TextLine): readonly string[] {
  return other ? [...codes, other.code] : codes;
}

/** A line of the text that was not understood. */
export type UnreadLine = { readonly number: number; readonly text: string };

/** A line of the text, without signs of quotation before it. */
export type NumberedLine = { readonly number: number; readonly text: string };

/** The whole text, as the patterns for what clients break over lines need it. */
export function joinLines(lines: readonly NumberedLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Lines, of which each may be a code. */
const MAX_WORDS = 8;

/** The text, then the text without its last words. */
export function beginnings(text: string): string[] {
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS);
  return words.map((_, index) => words.slice(0, words.length - index).join(' '));
}

/** Whole units from 1; `null`: none. */
export function toUnits(digits: string): number | null {
  const units = Number(digits);
  return Number.isSafeInteger(units) && units >= 1 ? units : null;
}
