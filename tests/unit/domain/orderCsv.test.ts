import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderCsv, orderCsvName, type OrderCsvLabels } from '#domain/order/orderCsv.ts';
import { buildLine } from './fixtures.ts';

const LABELS: OrderCsvLabels = {
  code: 'Código',
  name: 'Producto',
  color: 'Color',
  talla: 'Talla',
  note: 'Nota',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario (IVA incluido)',
  subtotal: 'Subtotal (sin IVA)',
  iva: 'IVA',
  total: 'Total (IVA incluido)',
  totals: 'TOTAL',
};

/** Reads a file as a spreadsheet does: `;` between cells, quotes doubled, CRLF between rows. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  cell.lastIndex = 1; // After the byte order mark.
  let row: string[] = [];
  while (cell.lastIndex < csv.length) {
    const match = cell.exec(csv);
    if (match === null) throw new Error('not a CSV file');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('notes have a column of their own, if there is one', () => {
  const rows = parse(
    orderCsv([buildLine({ note: '=1+1; "x"' }), buildLine({ tallaId: 'L' })], LABELS),
  );
  expect(rows.map((row) => row[9])).toEqual(['Nota', `'=1+1; "x"`, '', '']);
  expect(parse(orderCsv([buildLine()], LABELS)).map((row) => row.length)).toEqual([9, 9, 9]);
});

test('a cart as a file for Excel in Costa Rica', () => {
  const lines = [
    buildLine({ quantity: 12 }),
    buildLine({
      code: 'PAÑ-2',
      name: 'Pañuelo "fino"; seda',
      colorName: null,
      tallaId: null,
      prices: { retail: 1250.5, wholesale: null, special: null },
      ivaRate: 0.01,
      quantity: 7,
    }),
  ];
  expect(orderCsv(lines, LABELS)).toBe(
    '\uFEFF' +
      '"Código";"Producto";"Color";"Talla";"Cantidad";"Precio unitario (IVA incluido)";"Subtotal (sin IVA)";"IVA";"Total (IVA incluido)"\r\n' +
      '"CAM-001";"Camiseta cuello redondo";"Rojo";"M";12;3000,00;31858,41;4141,59;36000,00\r\n' +
      '"PAÑ-2";"Pañuelo ""fino""; seda";"";"";7;1250,50;8666,83;86,67;8753,50\r\n' +
      '"TOTAL";"";"";"";19;;40525,24;4228,26;44753,50\r\n',
  );
});

describe('what a spreadsheet would compute or convert is text', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+506 8888', "'+506 8888"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    [' =1', "' =1"],
    ['=HYPERLINK("http://x";"y")', '\'=HYPERLINK("http://x";"y")'],
    ['6-8', "'6-8"],
    ['00123', "'00123"],
    ['1E5', "'1E5"],
    ['3/4', "'3/4"],
    ['MAR-1', "'MAR-1"],
    ['1234567890123456', "'1234567890123456"],
    ['28', '28'],
    ['12-18M', '12-18M'],
    ['CAM-001', 'CAM-001'],
    ['Marrón', 'Marrón'],
    ['2XL', '2XL'],
    ['', ''],
  ])('%j', (text, cell) => {
    expect(parse(orderCsv([buildLine({ name: text })], LABELS))[1]?.[1]).toBe(cell);
  });

  test('bad inputs: any text stays in its cell, at most with an apostrophe in front', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '"',
        ';',
        ',',
        '\r',
        '\n',
        '\t',
        "'",
        'ñ',
        '1',
        'a',
      ),
    });
    const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, text, text, text, (code, name, colorName, tallaId) => {
        const line = buildLine({ code, name, colorName, tallaId });
        const rows = parse(orderCsv([line, line], LABELS));
        expect(rows.map((row) => row.length)).toEqual([9, 9, 9, 9]);
        const cells = rows[2]?.slice(0, 4) ?? [];
        for (const [index, typed] of [code, name, colorName, tallaId].entries()) {
          const cell = cells[index] ?? '';
          expect([typed, `'${typed}`]).toContain(cell);
          expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
        }
      }),
    );
  });
});

test.each([
  [null, 'cotizacion-2026-11-23.csv'],
  ['TT-261123-7K3F', 'cotizacion-TT-261123-7K3F-2026-11-23.csv'],
])('the file of the reference %s', (reference, name) => {
  // An evening in Costa Rica is the next day in UTC.
  const evening = new Date('2026-11-24T03:00:00Z');
  expect(orderCsvName('cotizacion', evening, reference)).toBe(name);
});
