import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  orderTotals,
  toCartLines,
  type FoundProducto,
  type OrderCheck,
} from '#domain/quickOrder/checkOrder.ts';
import { closeCodePattern, closestCodes, codeKey } from '#domain/quickOrder/closeCodes.ts';
import { replaceCode, withBelow, withHeading, withoutLines } from '#domain/quickOrder/editText.ts';
import { parseOrder } from '#domain/quickOrder/parseOrder.ts';
import { readOrderFile } from '#features/quickOrder/readOrderFile.ts';
import { buildFacts, buildLine } from './fixtures.ts';

/** Lists the lines as 'code × quantity', with an invalid quantity as it was typed. */
function read(text: string): string[] {
  return parseOrder(text).lines.map(
    ({ code, quantity, typedQuantity }) => `${code} × ${quantity ?? `"${typedQuantity}"`}`,
  );
}

describe('a line', () => {
  test.each([
    ['CAM-001-NEG-M 12', 'CAM-001-NEG-M × 12'],
    ['  CAM-001   12  ', 'CAM-001 × 12'],
    ['CAM-001;12', 'CAM-001 × 12'],
    ['CAM-001,12', 'CAM-001 × 12'],
    ['CAM 001 NEG M 12', 'CAM 001 NEG M × 12'],
    ['CAM-001', 'CAM-001 × 1'],
    ['CAM-001 12;;', 'CAM-001 × 12'],
    ['7501031311309', '7501031311309 × 1'],
    ['CAM-001 1,200', 'CAM-001 × 1200'],
    ['CAM-001;"1,200"', 'CAM-001 × 1200'],
    ['CAM-001\t12.00', 'CAM-001 × 12'],
    ['CAM-001\tCamiseta roja, M\t12', 'CAM-001 × 12'],
    ['CAM-001\t12\t₡3,500.00', 'CAM-001 × 12'],
    ['"CAM,001","Camiseta ""roja""",12', 'CAM,001 × 12'],
    ['BAN 3" azul;12', 'BAN 3" azul × 12'],
    ['2 CCR-BLANC-XXS', 'CCR-BLANC-XXS × 2'],
    ['1.200 CAM-001', 'CAM-001 × 1200'],
    ['2x CAM-001', 'CAM-001 × 2'],
    ['2 × CAM-001', 'CAM-001 × 2'],
    ['CAM-001 X2', 'CAM-001 × 2'],
    ['CAM-001 × 2', 'CAM-001 × 2'],
    ['2 x', 'x × 2'],
    ['2XL-001', '2XL-001 × 1'],
    ['02 CAM-001', '02 CAM-001 × 1'],
    ['0 CAM-001', '0 CAM-001 × 1'],
    ['2 CAM-001;7', '2 CAM-001 × 7'],
    ['CAM-001 0', 'CAM-001 × "0"'],
    ['CAM-001 1.5', 'CAM-001 × "1.5"'],
    ['CAM-001;doce', 'CAM-001 × "doce"'],
    ['CAM-001 99999999999999999999', `CAM-001 × ${Number.MAX_SAFE_INTEGER}`],
    ['\uFEFFCAM-001 2', 'CAM-001 × 2'],
  ])('%j is read as %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test('without a code keeps its line number', () => {
    expect(parseOrder('código;cantidad\n;60').lines).toEqual([
      expect.objectContaining({ number: 2, code: '', typedQuantity: '60', quantity: 60 }),
    ]);
  });
});

test.each([
  ['Código\tCantidad\nA-1\t2', ['A-1 × 2']],
  ['Producto;Cantidad\nA-1;2', ['A-1 × 2']],
  ['Cant.;Descripción;Código\n2;Camiseta talla 14;A-1\n;Camiseta;A-2', ['A-1 × 2', 'A-2 × 1']],
  // The last line was typed below the copied lines.
  ['Cantidad;Código\n2;A-1\nA-2 5', ['A-1 × 2', 'A-2 × 5']],
  ['A-1 2\ncódigo;cantidad\nA-3;4', ['A-1 × 2', 'A-3 × 4']],
])('a header %j names the columns', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a header keeps the numbers of the lines below it', () => {
  const { lines } = parseOrder('\ncódigo,cantidad\r\n\r\nA-1,2\rA-2,3');
  expect(lines.map(({ number }) => number)).toEqual([4, 5]);
});

test('lines after the first 500 are only counted', () => {
  const lines = Array.from({ length: 503 }, (_, index) => `A-${index}\t1`);
  const parsed = parseOrder(['código\tcantidad', '', ...lines].join('\n'));
  expect([parsed.lines.length, parsed.unread]).toEqual([500, 3]);
  expect(parsed.lines.at(-1)).toMatchObject({ number: 502, code: 'A-499' });
});

const COLUMN = Array.from({ length: 2_000 }, () => 'A 1');
test.each<[string, string, lines: number, unread: number, isTooLong: boolean]>([
  ['a picture as text', `data:image/png;base64,${'iVBORw0K'.repeat(11_000)}`, 1, 0, false],
  ['100,000 characters', `A 1\n${' '.repeat(99_996)}`, 1, 0, false],
  ['100,001 characters', `A 1\n${' '.repeat(99_997)}`, 0, 0, true],
  ['2,000 lines', `${COLUMN.join('\r\n')}\r\n`, 500, 1_500, false],
  ['2,001 lines', [...COLUMN, 'A 1'].join('\r'), 0, 0, true],
  ['blanks in each line', `A${' '.repeat(990)}b\n`.repeat(100), 100, 0, false],
])('the limits of a long list: %s', (_, text, count, unread, isTooLong) => {
  const order = parseOrder(text);
  expect([order.lines.length, order.unread, order.isTooLong]).toEqual([count, unread, isTooLong]);
});

test('a code is corrected in all lines of a long list, and mistyped codes are compared with thousands of codes', () => {
  const code = 'a b c d e f g h i j k l m n o p q r s t';
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
  const list = numbers.map(() => code).join('\n');
  expect(replaceCode(list, numbers, code, 'ZZ-1').split('\n')).toHaveLength(500);
  const closeTo = closestCodes(
    Array.from({ length: 5_000 }, (_, index) => ({ code: `CCR-${index}-NEGRO-M` })),
  );
  expect(numbers.map((number) => closeTo(`CCR-${number}-NEGRO-X`)[0]?.code)).toEqual(
    numbers.map((number) => `CCR-${number}-NEGRO-M`),
  );
});

const words = fc.constantFrom(...'A-1|12|1,5|"|,|;|\t|\n|\r|código|cantidad|\0|(|%|{'.split('|'));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(words, fc.constantFrom(' ', '\n'))).map((parts) => parts.join('')),
);

test('any text is read without an error, and each line keeps its number', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const whole = text.split(/\r\n|\r|\n/);
      const { lines } = parseOrder(text);
      const numbers = lines.map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const line of lines) {
        const rest = whole[line.number - 1]?.slice(line.codeStart).replaceAll('""', '"');
        expect(rest?.startsWith(line.code.replaceAll('""', '"'))).toBe(true);
        expect(line.quantity ?? 1).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test.each([
  ['Cant;Código\n2;A-1\nA-1 5\n3;A-2', [2, 3], 'A-1', 'Cant;Código\n2;$&-B\n$&-B 5\n3;A-2'],
  ['"A""1",2', [1], 'A"1', '$&-B 2'],
  // The quantity before the code has the same digits.
  ['Cant,Ref\n 12, 12', [2], '12', 'Cant,Ref\n 12, $&-B'],
  ['Nombre;"Ref"\nA1 roja;"A1"', [2], 'A1', 'Nombre;"Ref"\nA1 roja;"$&-B"'],
  ['\uFEFF;A1 2;', [1], 'A1', '\uFEFF;$&-B 2;'],
  // The text was edited after the correction was offered.
  ['A-2 5', [1, 7], 'A-1', 'A-2 5'],
])('correcting a code in %j replaces only the code', (text, lines, code, after) => {
  expect(replaceCode(text, lines, code, '$&-B')).toBe(after);
});

test('removing lines also removes headers without lines below', () => {
  const text = 'código;cantidad\nA-1;2\n\nA-2;x';
  expect(withoutLines(text, new Set([2]))).toBe('código;cantidad\nA-2;x');
  expect(withoutLines(text, new Set([2, 4]))).toBe('');
});

test('the lines of a file are added below the typed text', () => {
  expect(withBelow(' \n', '\uFEFFA-1,2\r\nA-2,3')).toBe('A-1,2\nA-2,3');
  expect(withBelow('A-1 1\n', 'A-2,3')).toBe('A-1 1\nA-2,3');
});

test.each<[string, readonly number[], string | null]>([
  ['Windows-1252', [0xf1, 0x3b, 0x32], 'ñ;2'],
  ['no text', [0x50, 0x4b, 0x03, 0x04, 0x00], null],
])('a file with %s is decoded', async (_, bytes, text) => {
  const read = await readOrderFile(new File([Uint8Array.from(bytes)], 'list.csv'));
  expect(read).toEqual(text === null ? { problem: 'noText' } : { text });
});

const producto = ({ productoId = 1, ...facts }: Partial<FoundProducto> = {}) => ({
  productoId,
  ...buildFacts({ stock: 30, ...facts }),
});

const SHIRT = producto();
const CAP = producto({ productoId: 2, code: 'GOR-1', stock: 5 });

function check(text: string, overrides: Partial<OrderCheck> = {}) {
  return checkOrder({
    lines: parseOrder(text).lines,
    found: new Map([
      ['cam-001', [SHIRT]],
      ['gor-1', [CAP]],
      ['dos', [producto({ productoId: 3 }), producto({ productoId: 4 })]],
      ['fin', [producto({ productoId: 5, stock: 0 })]],
      ['sin', [producto({ productoId: 6, prices: { ...SHIRT.prices, retail: null } })]],
      ['nada', []],
      ['ccr-negro-m', [producto({ productoId: 7, stock: 2000 })]],
      ['pan-1', []],
    ]),
    choices: new Map(),
    cart: [],
    ...overrides,
  });
}

test.each([
  ['CAM-001 11', { kind: 'ready', quantity: 11, price: 3500, isCut: false }],
  ['cám-001 12', { kind: 'ready', quantity: 12, price: 3000, isCut: false }],
  ['CAM-001 31', { kind: 'ready', quantity: 30, price: 2500, isCut: true }],
  ['CAM-001 0', { kind: 'badQuantity' }],
  // An x means units only beside a number, so a column with only an x has no quantity.
  ['CAM-001\tx', { kind: 'badQuantity' }],
  ['DOS 1', { kind: 'several' }],
  ['FIN 1', { kind: 'soldOut' }],
  ['SIN 1', { kind: 'noPrice' }],
  ['SIN 12', { kind: 'ready', price: 3000 }],
  ['NADA 1', { kind: 'unknown' }],
  ['OTRO 1', { kind: 'unread' }],
])('the line %s is checked as %o', (text, state) => {
  expect(check(text)).toEqual([expect.objectContaining({ state: expect.objectContaining(state) })]);
});

test('a line whose code several productos share waits for a choice', () => {
  const [entry] = check('DOS 2', { choices: new Map([['dos', 4]]) });
  expect(entry?.state).toMatchObject({ kind: 'ready', producto: { productoId: 4 } });
  expect(entry?.productos).toHaveLength(2);
  expect(check('DOS 2', { choices: new Map([['dos', 99]]) })[0]?.state.kind).toBe('several');
});

test('a number or an x belongs to the code if a producto has such a code', () => {
  const found = new Map<string, readonly FoundProducto[]>([
    ...['7 leguas', 'talla x', 'talla 01'].map((code) => [code, [SHIRT]] as const),
    ...['leguas', 'talla', 'gor-1', 'gor 1'].map((code) => [code, [CAP]] as const),
    ...['2 gor-1', '3 gor'].map((code) => [code, []] as const),
  ]);
  const entries = check('7 LEGUAS\nTALLA x 3\n2 GOR-1\n3 GOR 1\nTALLA 01', { found });
  const texts = entries.map(({ code, wanted }) => `${code} × ${wanted}`);
  expect(texts).toEqual(['7 LEGUAS × 1', 'TALLA x × 3', 'GOR-1 × 2', 'GOR 1 × 3', 'TALLA 01 × 1']);
});

test('lines with the same code are added up, except lines without a quantity', () => {
  const entries = check('CAM-001 7\nGOR-1 1\ncam-001 5\nCAM-001 x;0');
  const texts = entries.map(({ numbers, wanted }) => `${numbers.join('+')}: ${wanted}`);
  expect(texts).toEqual(['1+3: 12', '2: 1', '4: 0']);
  expect(orderTotals(entries)).toEqual({ units: 13, colones: 12 * 3000 + 3500 });
});

test('units in the cart count toward stock and tier', () => {
  const inCart = (quantity: number) => ({ cart: [buildLine({ quantity })] });
  expect(check('CAM-001 20', inCart(15))[0]?.state).toMatchObject({
    quantity: 15,
    isCut: true,
    inCart: 15,
    price: 2500,
  });
  expect(check('CAM-001 1', inCart(30))[0]?.state.kind).toBe('allInCart');
});

test('lines for which the cart has no room are not ready', () => {
  const others = Array.from({ length: 499 }, (_one, index) =>
    buildLine({ productoId: 900 + index }),
  );
  const kinds = (cart: OrderCheck['cart']) =>
    check('GOR-1 1\nCAM-001 1', { cart }).map(({ state }) => state.kind);
  expect(kinds(others)).toEqual(['ready', 'cartFull']);
  expect(kinds([...others, buildLine()])).toEqual(['cartFull', 'ready']);
});

test('a line goes into the cart with the same fields as from the product page', () => {
  const [line] = toCartLines(check('CAM-001 40'));
  expect(line).toEqual(buildLine({ quantity: 30 }));
});

const CODES = 'CAM-001-NEG-M CAM-001-NEG-L CAM-001-ROJ-M GOR-1 CAM-002-NEG-M'.split(' ');
const CLOSE = ['CAM-001-NEG-M', 'CAM-001-NEG-L', 'CAM-002-NEG-M'];
test.each([
  ['cam001negm', CLOSE],
  ['CAM-010-NEG-M', []],
  ['CAM-001-NGE-M', ['CAM-001-NEG-M', 'CAM-001-NEG-L', 'CAM-001-ROJ-M']],
  ['CAM-001-NEG-X', ['CAM-001-NEG-L', 'CAM-001-NEG-M', 'CAM-001-ROJ-M']],
  ['CAM-003-NEG-M', ['CAM-001-NEG-M', 'CAM-002-NEG-M', 'CAM-001-ROJ-M']],
  ['XAM-001-NEG-M', []],
  ['zzz', []],
  ['', []],
])('the codes suggested for %j are %j', (code, expected) => {
  const closeTo = closestCodes(CODES.map((known) => ({ code: known })));
  expect(closeTo(code).map((close) => close.code)).toEqual(expected);
});

/** Tells whether the database, by SQL's `like`, finds `code` with the pattern of a typed code. */
function isCandidate(code: string, typed: string): boolean {
  const pattern = closeCodePattern(typed) ?? '';
  expect(pattern).toMatch(/^ [\p{L}\p{N}%]+$/u);
  const source = pattern.replaceAll('%', '.*');
  return new RegExp(`^${source}$`, 'u').test(` ${codeKey(code)} | camiseta `);
}

test('a code is always suggested for a mistake in its second half, and for missing signs', () => {
  expect(['', '(', 'A'].map(closeCodePattern)).toEqual([null, null, null]);
  const word = fc.stringMatching(/^[A-Z]{3,5}$/);
  const part = fc.stringMatching(/^[A-Z0-9]{2,4}$/);
  fc.assert(
    fc.property(word, fc.array(part, { minLength: 1, maxLength: 3 }), (first, parts) => {
      const right = [first, ...parts].join('-');
      for (const typed of [`${right.slice(0, -1)}!`, `${right}X`, right.replaceAll('-', '')]) {
        expect([typed, isCandidate(right, typed)]).toEqual([typed, true]);
        expect(closestCodes([{ code: right }])(typed)).toHaveLength(1);
      }
    }),
  );
});

const texts = (text: string) =>
  check(text).map(({ code, state, wanted }) => `${code}: ${state.kind} ${wanted}`);

test.each([
  ['CCR-NEGRO-M 12u', 'ready 12'],
  ['CCR-NEGRO-M 12 unidades', 'ready 12'],
  ['12u CCR-NEGRO-M', 'ready 12'],
  ['CCR-NEGRO-M 1,200 uds', 'ready 1200'],
  ['12 uds. CCR-NEGRO-M', 'ready 12'],
  ['CCR-NEGRO-M x 12u', 'ready 12'],
  ...['CCR-NEGRO-M 3 docenas', 'CCR-NEGRO-M (12)', 'CCR-NEGRO-M:12', 'CCR-NEGRO-M 12 / 24'].map(
    (line) => [line, 'badQuantity 0'],
  ),
  ['(12) CCR-NEGRO-M', 'badQuantity 0'],
  // Exported chats put date and sender before each line.
  ...[
    '[07/09, 23:25] Cliente: CCR-NEGRO-M 12',
    '[7/9/26, 11:25:10\u202Fp.\u00A0m.] ~\u00A0Ana Ñ. 👩‍🦰: CCR-NEGRO-M 12',
    '[11:25 p. m., 7/9/2026] +506 8888 8888: CCR-NEGRO-M 12',
    '07/09/26, 11:25 PM - Ana (Compras): CCR-NEGRO-M;12',
    '2026-09-07, 23:25 - Ana: "CCR-NEGRO-M",12',
  ].map((line) => [`[07/09, 23:24] Ana:\n${line}`, 'ready 12']),
  // The first line of a spreadsheet may name its separator.
  ...['sep=;', 'SEP=,', '"sep=\t"', 'sep='].map((first) => [
    withBelow('', `\uFEFF${first}\nCódigo;Cantidad\nCCR-NEGRO-M;12`),
    'ready 12',
  ]),
])('%j is read as CCR-NEGRO-M: %s', (line, expected) => {
  expect(texts(line)).toEqual([`CCR-NEGRO-M: ${expected}`]);
});

const LIST = 'CCR-NEGRO-M;Camiseta talla 40;3;3500\nCAM-001;5\nGOR-1;;3 uds;;3500';

test('a code with two numbers after it has no quantity until the shopper says which it is', () => {
  expect(texts(LIST)).toEqual([
    'CCR-NEGRO-M: badQuantity 0',
    'CAM-001: ready 5',
    'GOR-1: badQuantity 0',
  ]);
  expect(check(LIST).map(({ question }) => question?.numbers ?? null)).toEqual([
    [
      { column: 2, text: '3' },
      { column: 3, text: '3500' },
    ],
    null,
    [
      { column: 2, text: '3 uds' },
      { column: 4, text: '3500' },
    ],
  ]);
  expect(texts('CCR-NEGRO-M;3;3;₡3,500')).toEqual(['CCR-NEGRO-M: ready 3']);
});

test('the choice of the shopper adds a heading, by which all lines with two numbers are read', () => {
  const [question] = check(LIST).map((entry) => entry.question);
  if (!question) throw new Error('nothing is asked');
  const answered = withHeading(LIST, 1, question, 2, ['Código', 'Cantidad']);
  expect(answered).toBe(`Código;;Cantidad\n${LIST}`);
  expect(texts(answered)).toEqual(['CCR-NEGRO-M: ready 3', 'CAM-001: ready 5', 'GOR-1: ready 3']);
  // The line was edited after the question.
  expect(withHeading('GOR-1;1', 1, question, 2, ['Código', 'Cantidad'])).toBe('GOR-1;1');
});

test.each([
  'CCR-NEGRO-M 12u',
  'CCR-NEGRO-M 3 docenas',
  '2 doc CCR-NEGRO-M',
  '12- CCR-NEGRO-M',
  'CCR-NEGRO-M=12',
  'CCR-NEGRO-M 12 o 24',
  '[07/09, 23:25] Ana: CCR-NEGRO-M x 2',
])('a correction to %j replaces the code and nothing else', (corrected) => {
  const line = corrected.replace('NEGRO', 'NEGR');
  const [read] = parseOrder(line).lines;
  expect(replaceCode(line, [1], read?.code ?? '', 'CCR-NEGRO-M')).toBe(corrected);
});
