import { foldText } from '../text/foldText.ts';
import type { Color } from './catalogue.ts';

/** The texts that fill in the pattern of a code; '' without a colour or a size. */
export type CodeParts = Readonly<Record<'sub' | 'color' | 'talla', string>> & {
  readonly n: number;
};

const COLOR_LETTERS = 5;
const MAX_INITIALS = 4;

/** Words that have no initial in a code, and that the name of a file may lack. */
const FILLERS = new Set('de del la las el los y e o u con para en un una a por tipo'.split(' '));

const SEPARATORS = String.raw`[-_./ ]`;

/** A token such as `{color5}`; its digit is the letters of a colour, or the least digits of a number. */
const TOKEN = /\{(?:(sub|talla)|(color|n)(\d?))\}/g;

export const unknownTokens = (pattern: string): string[] =>
  pattern.replaceAll(TOKEN, ' ').match(/\{[^{}]*\}?|\}/g) ?? [];

export const colorSizeOf = (pattern: string) =>
  Number(/\{color(\d?)\}/.exec(pattern)?.[1] || COLOR_LETTERS);

export function tellingWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !FILLERS.has(word));
}

/** Returns the first letters of the words of a name, without fillers; of a single word its first three letters. */
export function initialsOf(name: string): string {
  const words = tellingWords(name);
  const [first = ''] = words;
  const initials = words.length < 2 ? first.slice(0, 3) : words.map((word) => word[0]).join('');
  return initials.slice(0, MAX_INITIALS).toUpperCase();
}

/** Writes a size as codes have it: 'UNICA' for 'Única'. */
export const tallaInCode = (talla: string) => foldText(talla).replaceAll(' ', '').toUpperCase();

/**
 * Chooses the letters of each colour in codes, by its id: its first `size` letters. Colours that begin alike get more
 * letters until they differ, except those of `fixedIds`, whose codes exist already.
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
 * Makes a code by a pattern such as `{sub}-{color5}-{talla}`. An empty part is left out together with its separator.
 */
export function makeCode(pattern: string, parts: CodeParts): string {
  const emptyParts: string[] = [];
  const code = pattern.trim().replaceAll(TOKEN, (_token, plain, sized, digits) => {
    if (sized === 'n') return String(parts.n).padStart(Number(digits || 1), '0');
    const text = sized === 'color' ? parts.color : plain === 'sub' ? parts.sub : parts.talla;
    if (text === '') emptyParts.push(text);
    return text;
  });
  if (emptyParts.length === 0) return code.trim();
  return code
    .replaceAll(new RegExp(`(${SEPARATORS})${SEPARATORS}+`, 'g'), '$1')
    .replaceAll(new RegExp(`^${SEPARATORS}+|${SEPARATORS}+$`, 'g'), '');
}

/** Stands for the number in a code that {@link nextNumber} makes; real codes never have this character. */
const NUMBER = '\0';

/** Finds the number after the highest one in codes of a pattern; 1 if there are no such codes. */
export function nextNumber(
  pattern: string,
  variants: readonly { readonly code: string; readonly parts: Omit<CodeParts, 'n'> }[],
): number {
  const marked = pattern.replaceAll(/\{n\d?\}/g, NUMBER);
  const numbers = variants.map(({ code, parts }) => {
    const made = makeCode(marked, { ...parts, n: 0 });
    const escaped = made.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
    const expression = escaped.replaceAll(NUMBER, String.raw`(\d+)`);
    return Number(new RegExp(`^${expression}$`, 'i').exec(code.trim())?.[1] ?? 0);
  });
  return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number))) + 1;
}
