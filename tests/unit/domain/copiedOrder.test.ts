import { describe, expect, test } from 'vitest';
import { decodeShare } from '#domain/cart/shareCode.ts';
import { checkOrder, type FoundProducto } from '#domain/quickOrder/checkOrder.ts';
import { replaceCode, withBelow } from '#domain/quickOrder/orderText.ts';
import { parseOrder } from '#domain/quickOrder/parseOrder.ts';
import { buildFacts } from './fixtures.ts';

const PRODUCTO: FoundProducto = {
  ...buildFacts({ code: 'CCR-NEGRO-M', stock: 2000 }),
  productoId: 1,
};

/** Code, kind and quantity of each entry, in a shop with one producto. */
function check(text: string): string[] {
  const found = new Map(
    parseOrder(text)
      .lines.flatMap(({ code, other }) => (other ? [code, other.code] : [code]))
      .map((code) => [code.toLowerCase(), code.toUpperCase() === PRODUCTO.code ? [PRODUCTO] : []]),
  );
  const { lines } = parseOrder(text);
  return checkOrder({ lines, found, choices: new Map(), cart: [], maxCartLines: 500 }).map(
    ({ code, state, wanted }) => `${code}: ${state.kind} ${wanted}`,
  );
}

test.each([
  ['CCR-NEGRO-M 12u', 'ready 12'],
  ['CCR-NEGRO-M 12 uds.', 'ready 12'],
  ['CCR-NEGRO-M 12 unidades', 'ready 12'],
  ['CCR-NEGRO-M;12 u', 'ready 12'],
  ['CCR-NEGRO-M 12x', 'ready 12'],
  ['12u CCR-NEGRO-M', 'ready 12'],
  ['CCR-NEGRO-M 1,200 uds', 'ready 1200'],
  ['CCR-NEGRO-M 3 docenas', 'badQuantity 0'],
  ['CCR-NEGRO-M 0u', 'badQuantity 0'],
])('%j is an order of the code', (line, expected) => {
  expect(check(line)).toEqual([`CCR-NEGRO-M: ${expected}`]);
});

test('a word for units is none in a column of its own', () => {
  expect(check('PAN-1\tx')).toEqual(['PAN-1: badQuantity 0']);
});

test.each([
  ['CCR-NEGR-M 12u', 'CCR-NEGRO-M 12u'],
  ['CCR-NEGR-M 3 docenas', 'CCR-NEGRO-M 3 docenas'],
  ['CCR-NEGR-M 12?', 'CCR-NEGRO-M 12?'],
  ['[07/09, 23:25] Ana: CCR-NEGR-M x 2', '[07/09, 23:25] Ana: CCR-NEGRO-M x 2'],
  ['CCR NEGRO M', 'CCR-NEGRO-M'],
])('a correction of %j replaces the code and nothing else', (line, corrected) => {
  const [read] = parseOrder(line).lines;
  expect(replaceCode(line, [1], read?.code ?? '', 'CCR-NEGRO-M')).toBe(corrected);
});

test.each([
  '[07/09, 23:25] Cliente: CCR-NEGRO-M 12',
  '[7/9/26, 11:25:10 p. m.] Ana: CCR-NEGRO-M 12',
  '[7/9/26, 11:25:10\u202Fp.\u00A0m.] ~\u00A0Ana Ñ. 👩‍🦰: CCR-NEGRO-M 12',
  '[11:25 p. m., 7/9/2026] +506 8888 8888: CCR-NEGRO-M 12',
  '[23:25, 7/9/2026] Ana: 12 x CCR-NEGRO-M',
  '07/09/26, 11:25 PM - Ana (Compras): CCR-NEGRO-M;12',
  '7/9/2026 23:25 - Ana: CCR-NEGRO-M\t12',
  '2026-09-07, 23:25 - Ana: "CCR-NEGRO-M",12',
])('the envelope of a chat is not read: %j', (line) => {
  expect(check(`[07/09, 23:24] Ana:\n${line}`)).toEqual(['CCR-NEGRO-M: ready 12']);
});

test.each(['sep=;', 'SEP=,', '"sep=\t"', 'sep='])(
  'the line %j of a spreadsheet is no code',
  (first) => {
    const text = withBelow('', `\uFEFF${first}\nCódigo;Cantidad\nCCR-NEGRO-M;12`);
    expect(check(text)).toEqual(['CCR-NEGRO-M: ready 12']);
  },
);

describe('bad inputs', () => {
  const whole = { lines: [{ productoId: 115, quantity: 2 }], unread: 0 };
  test.each([
    '1.37-2.0"',
    '1.37-2.0%22',
    '1.37-2.0%E2%80%9D',
    '1.37-2.0*',
    '1.37-2.0)',
    '1.37-2.0.',
    '1.37-2.0,%20gracias.',
    '1.37-2.0?fbclid=ab-1',
    '1.37-2.0&x=1.5-5',
    '1.37-2.0Gracias',
  ])('what follows the end of the link %j is not its own', (code) => {
    expect(decodeShare(code)).toEqual(whole);
  });
});
