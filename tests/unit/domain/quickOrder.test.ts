import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceCode, withBelow, withoutLines } from '#domain/quickOrder/orderText.ts';
import { parseOrder } from '#domain/quickOrder/parseOrder.ts';
import { readOrderFile } from '#features/quickOrder/readOrderFile.ts';

/** 'code × quantity' of each line; the quantity as typed when it is none. */
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
  ])('%j is %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test('without a code is told by its number', () => {
    expect(parseOrder('código;cantidad\n;60').lines).toEqual([
      expect.objectContaining({ number: 2, code: '', typedQuantity: '60', quantity: 60 }),
    ]);
  });
});

describe('a header', () => {
  test.each([
    ['Código\tCantidad\nA-1\t2', ['A-1 × 2']],
    ['Producto;Cantidad\nA-1;2', ['A-1 × 2']],
    ['Cant.;Descripción;Código\n2;Camiseta talla 14;A-1\n;Camiseta;A-2', ['A-1 × 2', 'A-2 × 1']],
    // A line that someone typed below the copied ones.
    ['Cantidad;Código\n2;A-1\nA-2 5', ['A-1 × 2', 'A-2 × 5']],
    ['A-1 2\ncódigo;cantidad\nA-3;4', ['A-1 × 2', 'A-3 × 4']],
  ])('%j names the columns', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('keeps the numbers of the lines below it', () => {
    const { lines } = parseOrder('\ncódigo,cantidad\r\n\r\nA-1,2\rA-2,3');
    expect(lines.map(({ number }) => number)).toEqual([4, 5]);
  });
});

test('lines after the first 500 are counted, not read', () => {
  const lines = Array.from({ length: 503 }, (_, index) => `A-${index}\t1`);
  const parsed = parseOrder(['código\tcantidad', '', ...lines].join('\n'));
  expect([parsed.lines.length, parsed.unread]).toEqual([500, 3]);
  expect(parsed.lines.at(-1)).toMatchObject({ number: 502, code: 'A-499' });
});

describe('any text', () => {
  const words = fc.constantFrom(...'A-1|12|1,5|"|,|;|\t|\n|\r|código|cantidad|\0|(|%|{'.split('|'));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(words, fc.constantFrom(' ', '\n'))).map((parts) => parts.join('')),
  );

  test('is read without an error, each line under its own number', () => {
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
});

test.each([
  ['Cant;Código\n2;A-1\nA-1 5\n3;A-2', [2, 3], 'A-1', 'Cant;Código\n2;$&-B\n$&-B 5\n3;A-2'],
  ['"A""1",2', [1], 'A"1', '$&-B 2'],
  // The same letters stand before the code.
  ['Cant,Ref\n 12, 12', [2], '12', 'Cant,Ref\n 12, $&-B'],
  ['Nombre;"Ref"\nA1 roja;"A1"', [2], 'A1', 'Nombre;"Ref"\nA1 roja;"$&-B"'],
  ['\uFEFF;A1 2;', [1], 'A1', '\uFEFF;$&-B 2;'],
  // The text was edited since.
  ['A-2 5', [1, 7], 'A-1', 'A-2 5'],
])('in %j a code is replaced where it stands, and the rest stays', (text, lines, code, after) => {
  expect(replaceCode(text, lines, code, '$&-B')).toBe(after);
});

test('taking lines out leaves headers only above lines', () => {
  const text = 'código;cantidad\nA-1;2\n\nA-2;x';
  expect(withoutLines(text, new Set([2]))).toBe('código;cantidad\nA-2;x');
  expect(withoutLines(text, new Set([2, 4]))).toBe('');
});

test('a file is put below what is typed', () => {
  expect(withBelow(' \n', '\uFEFFA-1,2\r\nA-2,3')).toBe('A-1,2\nA-2,3');
  expect(withBelow('A-1 1\n', 'A-2,3')).toBe('A-1 1\nA-2,3');
});

test.each<[string, readonly number[], string | null]>([
  ['UTF-8', [0xc3, 0xb1, 0x3b, 0x32], 'ñ;2'],
  ['Windows-1252', [0xf1, 0x3b, 0x32], 'ñ;2'],
  ['UTF-16', [0xff, 0xfe, 0xf1, 0x00], 'ñ'],
  ['no text', [0x50, 0x4b, 0x03, 0x04, 0x00], null],
])('a file in %s is decoded', async (_, bytes, text) => {
  const read = await readOrderFile(new File([Uint8Array.from(bytes)], 'list.csv'));
  expect(read).toEqual(text === null ? { problem: 'noText' } : { text });
});
