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
  /** Most words beside the code are explained. */
  readonly isLikely: boolean;
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
  const unexplained = beside.filter((word) => !explained.has(word)).length;
  return {
    producto,
    unexplained,
    isLikely: unexplained * 2 <= beside.length,
    isNamed: [color, talla].every((some) => some.length === 0 || placeOf(some, beside) >= 0),
  };
}

/** The productos that a line may mean, the likeliest first. */
export type Meant = {
  readonly productos: readonly StockedProducto[];
  /** The line means the first; otherwise staff have to choose. */
  readonly isClear: boolean;
};

/**
 * Reads a line. It means the producto of its only code. Of several words that may be the code, it means
 * the producto that alone explains most of the line, if the line names its colour and size.
 *
 * @param byCode by `codeKey`
 * @see docs/rules.md#receive-an-order
 */
export function meantProductos(
  { codes, text }: TextLine,
  byCode: ReadonlyMap<string, readonly StockedProducto[]>,
): Meant {
  const found = new Set(codes.flatMap((code) => byCode.get(codeKey(code)) ?? []));
  if (found.size === 0 || (found.size === 1 && codes.length === 1)) {
    return { productos: [...found], isClear: found.size === 1 };
  }
  const words = wordsOf(text);
  const readings = Array.from(found, (producto) => readAs(producto, words)).toSorted(
    (a, b) => a.unexplained - b.unexplained,
  );
  const [first, second] = readings;
  const isBest = second === undefined ? first?.isLikely : first?.unexplained !== second.unexplained;
  return {
    productos: readings.map(({ producto }) => producto),
    isClear: first?.isNamed === true && isBest === true,
  };
}
