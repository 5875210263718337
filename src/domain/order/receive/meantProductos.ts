import { codeKey } from '../../quickOrder/closeCodes.ts';
import { foldText } from '../../text/foldText.ts';
import type { StockedProducto } from './matchOrder.ts';
import type { TextLine } from './textLine.ts';

function wordsOf(text: string | null): string[] {
  return foldText(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Where some words stand one behind the other; -1: nowhere. */
function placeOf(wanted: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, start) =>
    wanted.every((word, index) => words[start + index] === word),
  );
}

type Reading = {
  readonly producto: StockedProducto;
  /** Words of the line that neither code, name, colour nor size explain. */
  readonly unexplained: number;
  /** The line names its colour and its size, if it has any. */
  readonly isNamed: boolean;
};

/** A line, read as if it meant a producto. */
function readAs(producto: StockedProducto, words: readonly string[]): Reading {
  const { code, name, colorName, tallaId } = producto;
  const codeWords = wordsOf(code);
  const place = placeOf(codeWords, words);
  const beside = place < 0 ? words : words.toSpliced(place, codeWords.length);
  const [color, talla] = [wordsOf(colorName), wordsOf(tallaId)];
  const explained = new Set([...wordsOf(name), ...color, ...talla]);
  return {
    producto,
    unexplained: beside.filter((word) => !explained.has(word)).length,
    isNamed: [color, talla].every((some) => some.length === 0 || placeOf(some, beside) >= 0),
  };
}

/**
 * The productos that a line may mean, the likeliest first: one, if it alone explains most of the line
 * and the line names its colour and size; otherwise staff have to choose.
 *
 * @param byCode by `codeKey`
 * @see docs/rules.md#receive-an-order
 */
export function meantProductos(
  { codes, text }: TextLine,
  byCode: ReadonlyMap<string, readonly StockedProducto[]>,
): readonly StockedProducto[] {
  const found = new Set(codes.flatMap((code) => byCode.get(codeKey(code)) ?? []));
  if (found.size < 2) return [...found];
  const words = wordsOf(text);
  const readings = Array.from(found, (producto) => readAs(producto, words)).toSorted(
    (a, b) => a.unexplained - b.unexplained,
  );
  const [first, second] = readings;
  const isClear = first?.isNamed && first.unexplained !== second?.unexplained;
  return readings.slice(0, isClear ? 1 : undefined).map(({ producto }) => producto);
}
