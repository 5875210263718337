import type { Color } from '../catalogue/catalogue.ts';
import {
  COLOR_LETTERS,
  type CodeParts,
  colorLetters,
  colorSizeOf,
  initialsOf,
  makeCode,
  parsePattern,
  type PatternPart,
  tallaInCode,
} from './codePattern.ts';

/** A code with what it may be made of. */
export type CodedVariant = {
  readonly code: string;
  readonly color: Color | null;
  readonly tallaId: string | null;
};

/** The pattern of a subfamilia without codes that show one. */
const DEFAULT_PATTERN = '{sub}-{color}-{talla}';

/** Codes that are taken apart, and those that the patterns found in them are compared with. */
const MAX_SAMPLES = 8;
const MAX_COMPARED = 100;

/** The part of the codes that a pattern has to make. */
const MIN_SHARE = 0.6;

const MAX_COLOR_LETTERS = 9;

/** A separator, or the end of a code. */
const SEPARATOR = /^[-_./ ]?$/;

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

/** What a piece of a code between separators may stand for, the most telling first. */
function readings(piece: string, { color, tallaId }: CodedVariant, sub: string): string[] {
  const upper = piece.toUpperCase();
  const found: string[] = [];
  if (tallaId !== null && upper === tallaInCode(tallaId)) found.push('{talla}');
  if (color !== null && upper.length >= 2) {
    for (let size = 2; size <= MAX_COLOR_LETTERS; size += 1) {
      if (colorLetters([color], size, new Set([color.id])).get(color.id) === upper) {
        found.push(size === COLOR_LETTERS ? '{color}' : `{color${size}}`);
      }
    }
  }
  if (found.length === 0 && upper === sub) found.push('{sub}');
  if (found.length === 0 && /^\d{1,9}$/.test(piece)) {
    found.push(piece.startsWith('0') ? `{n${piece.length}}` : '{n}');
  }
  return found.length > 0 ? found : [piece];
}

/** Stands for the size while a code is split: one such as '0-3M' holds a separator. */
const TALLA = '\u0001';

/** Pieces and the separators between them. */
function piecesOf({ code, tallaId }: CodedVariant): string[] {
  const text = code.trim();
  const talla = tallaId === null ? '' : tallaInCode(tallaId);
  const at = talla === '' ? -1 : text.toUpperCase().lastIndexOf(talla);
  const end = at + talla.length;
  const isPiece = SEPARATOR.test(text.charAt(at - 1)) && SEPARATOR.test(text.charAt(end));
  const marked = at > 0 && isPiece ? text.slice(0, at) + TALLA + text.slice(end) : text;
  return marked
    .split(/([-_./ ])/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === TALLA ? talla : piece));
}

/** The patterns that make a code. */
function candidates(variant: CodedVariant, sub: string): string[] {
  return piecesOf(variant).reduce<string[]>(
    (starts, piece) => {
      const ends = SEPARATOR.test(piece) ? [piece] : readings(piece, variant, sub);
      // A code of many pieces that each mean several things is no pattern of anybody.
      return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, 100);
    },
    [''],
  );
}

const tokenCount = (pattern: string) =>
  parsePattern(pattern).filter(({ kind }) => kind !== 'text').length;

/** How far from the usual number of letters. */
const oddness = (size: number) => Math.abs(size - COLOR_LETTERS);

/** How many of the codes a pattern makes. */
function fitOf(pattern: string, variants: readonly CodedVariant[], sub: string): number {
  const parsed = parsePattern(pattern);
  const size = colorSizeOf(parsed);
  return variants.filter((variant) =>
    codeExpression(parsed, partsOf(variant, sub, size)).test(variant.code.trim()),
  ).length;
}

/**
 * The pattern that most codes of a subfamilia show; {@link DEFAULT_PATTERN} when they show none.
 *
 * @see docs/rules.md#variant-generator
 */
export function proposePattern(subfamiliaName: string, variants: readonly CodedVariant[]): string {
  const sub = initialsOf(subfamiliaName);
  const coded = variants.filter(({ code }) => code.trim() !== '').slice(0, MAX_COMPARED);
  const step = Math.max(1, Math.floor(coded.length / MAX_SAMPLES));
  const samples = coded.filter((_, index) => index % step === 0).slice(0, MAX_SAMPLES);
  const found = [...new Set(samples.flatMap((variant) => candidates(variant, sub)))]
    .filter((pattern) => /\{(?:color|talla|n)/.test(pattern))
    .map((pattern) => ({
      pattern,
      fit: fitOf(pattern, coded, sub),
      tokens: tokenCount(pattern),
      size: colorSizeOf(parsePattern(pattern)),
    }))
    .filter(({ fit }) => fit >= coded.length * MIN_SHARE)
    // Of equal ones the size closest to the usual one: a short name fits many.
    .toSorted((a, b) => b.fit - a.fit || b.tokens - a.tokens || oddness(a.size) - oddness(b.size));
  return found[0]?.pattern ?? DEFAULT_PATTERN;
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
