import type { Color } from '../catalogue/catalogue.ts';
import {
  type CodeParts,
  colorLetters,
  colorSizeOf,
  initialsOf,
  makeCode,
  type PatternPart,
  tallaInCode,
} from './codePattern.ts';

/** A code with what it may be made of. */
export type CodedVariant = {
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
