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
 * The text with another code in some of its lines. The rest of these lines stays, unless the code is
 * written with doubled quotes.
 *
 * @param numbers of the lines, from 1; those that do not have `code` in any spelling stay as they are
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
  const unlike = ({ code: typed }: Spot) => {
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
    // The text beside the code may be a quantity that cannot be read.
    const spots = [line, ...(line.other === null ? [] : [line.other])].flatMap(wordRuns);
    const spot = spots.reduce((best, next) => (unlike(next) < unlike(best) ? next : best), line);
    const end = spot.codeStart + spot.code.length;
    lines[number - 1] =
      whole.slice(spot.codeStart, end) === spot.code
        ? whole.slice(0, spot.codeStart) + replacement + whole.slice(end)
        : `${replacement} ${line.typedQuantity}`.trimEnd();
  }
  return lines.join('\n');
}

type Spot = Pick<ListLine, 'code' | 'codeStart'>;

/** All neighbouring words of a text: 'a b' has 'a', 'a b' and 'b'. */
function wordRuns({ code, codeStart }: Spot): Spot[] {
  const words = [...code.matchAll(/\S+/g)];
  return words.flatMap(({ index: from }, first) =>
    words.slice(first).map(({ index, 0: word }) => ({
      code: code.slice(from, index + word.length),
      codeStart: codeStart + from,
    })),
  );
}

/**
 * The text with a heading above a line that says which of its numbers is the quantity. The text stays as it
 * is if the line no longer has this question.
 *
 * @param names of the columns of the code and of the quantity
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

export function withoutLines(text: string, numbers: ReadonlySet<number>): string {
  const left = splitLines(text)
    .filter((line, index) => !numbers.has(index + 1) && line.trim() !== '')
    .join('\n');
  return parseOrder(left).lines.length === 0 ? '' : left;
}

export function withBelow(text: string, added: string): string {
  const below = splitLines(cleanText(added)).join('\n');
  return text.trim() === '' ? below : `${text.trimEnd()}\n${below}`;
}
