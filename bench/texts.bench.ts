import { bench, describe } from 'vitest';
import { decodeShare } from '#domain/cart/shareCode.ts';
import { withoutLines } from '#domain/quickOrder/editText.ts';
import { parseOrder } from '#domain/quickOrder/parseOrder.ts';
import { readTypedOrder } from '#domain/staff/pedidos/typedOrder.ts';
import { cleanName } from '#domain/text/cleanText.ts';
import { foldText } from '#domain/text/foldText.ts';
import { guardText } from '#domain/text/sheetText.ts';
import { readTypedNumber } from '#domain/text/typedNumber.ts';

// Measures each reader with a text and with twice the text, which may take twice as long, not four times.

const LENGTH = 45_000;

const word = (length: number) => 'A'.repeat(length);
const lines = (length: number) => 'A 1\n'.repeat(length / 50);
const marks = (length: number) => `x${'\u0316\u0334'.repeat(length / 2)}`;

describe.each<[string, (text: string) => unknown, (length: number) => string]>([
  [
    'an order as staff paste it',
    readTypedOrder,
    (length) => `data:image/png;base64,${word(length)}`,
  ],
  ['lines of the quick order', parseOrder, lines],
  ['lines that are taken out', (text) => withoutLines(text, new Set([1, 2, 3])), lines],
  ['the code of a shared cart', decodeShare, (length) => `1.1-c${'+'.repeat(length)}`],
  ['a number', readTypedNumber, (length) => `1${'\t'.repeat(length)}1`],
  ['a cell of a list', guardText, (length) => `1${'\r'.repeat(length)}x`],
  ['signs of a search', foldText, (length) => `1${'/'.repeat(length)}x`],
  ['ligatures of a search', foldText, (length) => 'ﬁ'.repeat(length)],
  ['marks of a name', cleanName, marks],
])('%s', (_, read, textOf) => {
  for (const length of [LENGTH, 2 * LENGTH]) {
    const text = textOf(length);
    bench(`${length} characters`, () => void read(text), { time: 200 });
  }
});
