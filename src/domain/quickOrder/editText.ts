import { cleanText } from '../text/cleanText.ts';
import { codeKey, unlikeLetters } from './closeCodes.ts';
import {
  parseOrder,
  separatorOf,
  splitLines,
  type ListLine,
  type OrderQuestion,
} from './parseOrder.ts';

/**
 * Replaces the code in some lines of the text. The rest of a line stays, unless its code has doubled quotes: then the
 * line becomes code and quantity.
 *
 * @param numbers of the lines, from 1; a line stays as it is if its code is not `code` in any spelling
 */
export function replaceCode(
  text: string,
  numbers: readonly number[],
  code: string,
  replacement: string,
): string {
  const parsed = new Map(parseOrder(text).lines.map((line) => [line.number, line]));
  const lines = splitLines(text);
  const known = new Map<string, number>();
  const differenceOf = ({ code: typed }: Spot) => {
    const letters = known.get(typed) ?? unlikeLetters(replacement, typed);
    known.set(typed, letters);
    return letters;
  };
  for (const number of numbers) {
    const line = parsed.get(number);
    const whole = lines[number - 1];
    if (line === undefined || whole === undefined || codeKey(line.code) !== codeKey(code)) {
      continue;
    }
    // A line may have an unreadable quantity beside its code: the words most like the new code are replaced.
    const spots = [line, ...(line.other === null ? [] : [line.other])].flatMap(wordRuns);
    const spot = spots.reduce(
      (best, next) => (differenceOf(next) < differenceOf(best) ? next : best),
      line,
    );
    const end = spot.codeStart + spot.code.length;
    lines[number - 1] =
      whole.slice(spot.codeStart, end) === spot.code
        ? whole.slice(0, spot.codeStart) + replacement + whole.slice(end)
        : `${replacement} ${line.typedQuantity}`.trimEnd();
  }
  return lines.join('\n');
}

type Spot = Pick<ListLine, 'code' | 'codeStart'>;

/** Lists all runs of neighbouring words in a text: 'a b' has 'a', 'a b' and 'b'. */
function wordRuns({ code, codeStart }: Spot): Spot[] {
  const words = [...code.matchAll(/\S+/g)];
  return words.flatMap(({ index: from }, first) =>
    words
      .slice(first)
      .map(({ index, 0: word }) => ({
        code: code.slice(from, index + word.length),
        codeStart: codeStart + from,
      })),
  );
}

/**
 * Inserts a heading above a line, which says which number of the line is the quantity. Returns the text unchanged if
 * the line no longer has this question.
 *
 * @param number of the line, from 1
 * @param column index of the column with the quantity
 * @param names headings of the code and of the quantity
 */
export function withHeading(
  text: string,
  number: number,
  question: OrderQuestion,
  column: number,
  [code, quantity]: readonly [code: string, quantity: string],
): string {
  const line = parseOrder(text).lines.find((parsed) => parsed.number === number);
  if (JSON.stringify(line?.question) !== JSON.stringify(question)) return text;
  const lines = splitLines(text);
  const heading: string[] = [];
  heading[question.code] = code;
  heading[column] = quantity;
  const separator = separatorOf(lines[number - 1] ?? '') ?? ';';
  return lines.toSpliced(number - 1, 0, heading.join(separator)).join('\n');
}

/** Removes lines by their numbers, and blank lines. Returns '' if no line of an order is left. */
export function withoutLines(text: string, numbers: ReadonlySet<number>): string {
  const left = splitLines(text)
    .filter((line, index) => !numbers.has(index + 1) && line.trim() !== '')
    .join('\n');
  return parseOrder(left).lines.length === 0 ? '' : left;
}

/** Adds lines below the text. */
export function withBelow(text: string, added: string): string {
  const below = splitLines(cleanText(added)).join('\n');
  return text.trim() === '' ? below : `${text.trimEnd()}\n${below}`;
}
