import type { Color } from '../catalogue/catalogue.ts';
import { foldText } from '../text/foldText.ts';

/** What a pattern can stand for; the number after a name is that of its letters or digits. */
type CodeToken = 'sub' | 'color' | 'talla' | 'n';

export type PatternPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `size`: letters of a colour, least digits of a number; `null`: none is given. */
  | { readonly kind: CodeToken; readonly size: number | null };

/** What a code is made of. */
export type CodeParts = {
  /** Initials of the subfamilia. */
  readonly sub: string;
  /** '' without a colour. */
  readonly color: string;
  /** '' without a size. */
  readonly talla: string;
  readonly n: number;
};

/** Letters of a colour, unless its token says how many. */
const COLOR_LETTERS = 5;

/** Most letters of a subfamilia's name. */
const MAX_INITIALS = 4;

/** Words that give no initial. */
const FILLERS = new Set('de del la las el los y e o u con para en un una a por tipo'.split(' '));

const TOKEN = /(\{(?:sub|color\d?|talla|n\d?)\})/;
const SEPARATORS = String.raw`[-_./ ]`;

function toPart(text: string): PatternPart {
  const [, name, digits = ''] = /^\{(sub|color|talla|n)(\d?)\}$/.exec(text) ?? [];
  if (name !== 'sub' && name !== 'color' && name !== 'talla' && name !== 'n') {
    return { kind: 'text', text };
  }
  return { kind: name, size: digits === '' ? null : Number(digits) };
}

/** The parts of a pattern such as `{sub}-{color5}-{talla}`; an unknown token is text. */
export function parsePattern(pattern: string): PatternPart[] {
  return pattern
    .trim()
    .split(TOKEN)
    .filter((text) => text !== '')
    .map(toPart);
}

/** The tokens of a pattern that mean nothing, with their braces. */
export function unknownTokens(pattern: string): string[] {
  return parsePattern(pattern).flatMap((part) =>
    part.kind === 'text' ? (part.text.match(/\{[^{}]*\}?|\}/g) ?? []) : [],
  );
}

function upperLetters(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** First letters of the words of a name, without fillers; of a single word its first three. */
export function initialsOf(name: string): string {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  const telling = words.filter((word) => word !== '' && !FILLERS.has(word));
  const [first = '', ...others] = telling;
  const initials =
    others.length === 0 ? first.slice(0, 3) : telling.map((word) => word.charAt(0)).join('');
  return initials.slice(0, MAX_INITIALS).toUpperCase();
}

/** A size as it stands in a code: 'Única' is 'UNICA'. */
export function tallaInCode(talla: string): string {
  return foldText(talla).replaceAll(' ', '').toUpperCase();
}

/**
 * The letters of each colour, by its id, without accents and blanks. Colours that begin alike get as
 * many letters as tell them apart.
 *
 * @param size least number of letters
 * @param fixedIds colours whose codes exist already, and so keep that number
 */
export function colorLetters(
  colors: readonly Color[],
  size: number,
  fixedIds: ReadonlySet<number>,
): Map<number, string> {
  const all = colors.map(({ id, name }) => ({ id, letters: upperLetters(name) }));
  return new Map(
    all.map(({ id, letters }): [number, string] => {
      const isShared = (length: number) =>
        all.some(
          (other) => other.id !== id && other.letters.slice(0, length) === letters.slice(0, length),
        );
      let length = Math.max(1, size);
      if (!fixedIds.has(id)) while (length < letters.length && isShared(length)) length += 1;
      return [id, letters.slice(0, length)];
    }),
  );
}

/**
 * A code by a pattern. A part that is empty takes its separator along.
 *
 * @param pattern of {@link parsePattern}
 */
export function makeCode(pattern: readonly PatternPart[], parts: CodeParts): string {
  const code = pattern
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'n') return String(parts.n).padStart(part.size ?? 1, '0');
      return parts[part.kind];
    })
    .join('');
  const isPartEmpty = pattern.some(
    ({ kind }) => (kind === 'color' || kind === 'talla' || kind === 'sub') && parts[kind] === '',
  );
  if (!isPartEmpty) return code.trim();
  return code
    .replaceAll(new RegExp(`(${SEPARATORS})${SEPARATORS}+`, 'g'), '$1')
    .replaceAll(new RegExp(`^${SEPARATORS}+|${SEPARATORS}+$`, 'g'), '');
}

/** How many letters a pattern takes of a colour. */
export function colorSizeOf(pattern: readonly PatternPart[]): number {
  const part = pattern.find(({ kind }) => kind === 'color');
  return part === undefined || part.kind === 'text' ? COLOR_LETTERS : (part.size ?? COLOR_LETTERS);
}

/** A code with what it may be made of. */
type CodedVariant = {
  readonly code: string;
  readonly color: Color | null;
  readonly tallaId: string | null;
};

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}

/** A code's parts by the pattern's color size; the number is left out. */
function partsOf({ color, tallaId }: CodedVariant, sub: string, size: number): CodeParts {
  const letters = color && colorLetters([color], size, new Set([color.id])).get(color.id);
  return { sub, color: letters ?? '', talla: tallaId === null ? '' : tallaInCode(tallaId), n: 0 };
}

/** Stands for a number while a code is made; no code holds it. */
const NUMBER = '\0';

/** An expression for the codes that a pattern makes of a variant, whatever their number. */
function codeExpression(pattern: readonly PatternPart[], parts: CodeParts): RegExp {
  const withMark = pattern.map((part): PatternPart =>
    part.kind === 'n' ? { kind: 'text', text: NUMBER } : part,
  );
  const code = escaped(makeCode(withMark, parts));
  return new RegExp(`^${code.replaceAll(NUMBER, String.raw`(\d+)`)}$`, 'i');
}

/** The number after the highest one that codes of a pattern have; 1 without such codes. */
export function nextNumber(
  pattern: readonly PatternPart[],
  subfamiliaName: string,
  variants: readonly CodedVariant[],
): number {
  const sub = initialsOf(subfamiliaName);
  const size = colorSizeOf(pattern);
  const numbers = variants.map((variant) => {
    const match = codeExpression(pattern, partsOf(variant, sub, size)).exec(variant.code.trim());
    return Number(match?.[1] ?? 0);
  });
  return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number))) + 1;
}
