import type { Color } from '../catalogue/catalogue.ts';
import { foldText } from '../text/foldText.ts';

type TextPart = { readonly kind: 'text'; readonly text: string };

/** `size`: letters of a colour, least digits of a number; `null`: none is given. */
export type PatternPart =
  | TextPart
  | { readonly kind: 'sub' | 'color' | 'talla' | 'n'; readonly size: number | null };

/** The texts of a code; '' without a colour or a size. */
export type CodeParts = Readonly<Record<'sub' | 'color' | 'talla', string>> & {
  readonly n: number;
};

/** Letters of a colour, unless its token says how many. */
const COLOR_LETTERS = 5;

/** Most letters of a subfamilia's name. */
const MAX_INITIALS = 4;

/** Words that give no initial, and that the name of a file may lack. */
const FILLERS = new Set('de del la las el los y e o u con para en un una a por tipo'.split(' '));

const SEPARATORS = String.raw`[-_./ ]`;

function toPart(text: string): PatternPart {
  const [, name, digits] = /^\{(sub|color|talla|n)(\d?)\}$/.exec(text) ?? [];
  if (name !== 'sub' && name !== 'color' && name !== 'talla' && name !== 'n') {
    return { kind: 'text', text };
  }
  return { kind: name, size: digits ? Number(digits) : null };
}

/** The parts of a pattern such as `{sub}-{color5}-{talla}`; an unknown token is text. */
export function parsePattern(pattern: string): PatternPart[] {
  return pattern
    .trim()
    .split(/(\{(?:sub|color\d?|talla|n\d?)\})/)
    .filter((text) => text !== '')
    .map(toPart);
}

/** The tokens of a pattern that mean nothing, with their braces. */
export function unknownTokens(pattern: string): string[] {
  return parsePattern(pattern).flatMap((part) =>
    part.kind === 'text' ? (part.text.match(/\{[^{}]*\}?|\}/g) ?? []) : [],
  );
}

/** The words of a text, without accents, capitals and fillers. */
export function tellingWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !FILLERS.has(word));
}

/** First letters of the words of a name, without fillers; of a single word its first three. */
export function initialsOf(name: string): string {
  const words = tellingWords(name);
  const [first = ''] = words;
  const initials = words.length < 2 ? first.slice(0, 3) : words.map((word) => word[0]).join('');
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
  const all = colors.map(({ id, name }) => ({
    id,
    letters: foldText(name)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  }));
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

/** Stands for a number while a code is made; no code holds it. */
const NUMBER: TextPart = { kind: 'text', text: '\0' };

/** The number after the highest one that codes of a pattern have; 1 without such codes. */
export function nextNumber(
  pattern: readonly PatternPart[],
  variants: readonly { readonly code: string; readonly parts: Omit<CodeParts, 'n'> }[],
): number {
  const marked = pattern.map((part) => (part.kind === 'n' ? NUMBER : part));
  const numbers = variants.map(({ code, parts }) => {
    const made = makeCode(marked, { ...parts, n: 0 });
    const escaped = made.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
    const expression = escaped.replaceAll(NUMBER.text, String.raw`(\d+)`);
    return Number(new RegExp(`^${expression}$`, 'i').exec(code.trim())?.[1] ?? 0);
  });
  return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number))) + 1;
}
