import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeCodeKey } from '#domain/quickOrder/closeCodes.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { FIELD_COLUMNS, type NamedColumn, readHead } from '#domain/staff/spreadsheet/columns.ts';
import type { ListData } from '#domain/staff/spreadsheet/fieldReader.ts';
import { cellText } from '#domain/staff/spreadsheet/fileCell.ts';
import {
  isOfOtherShop,
  type ImportRow,
  type ListAnswers,
  missingNames,
  planImport,
} from '#domain/staff/spreadsheet/planImport.ts';
import { tableTasks } from '#features/admin/productos/spreadsheet/tableTasks.ts';
import { lists } from '#i18n/es/staff/lists.ts';
import { inputs } from '#tests/writeInputs.ts';
import { buildStaffProducto } from '../domain/fixtures.ts';

const COLUMNS = (['id', 'familia', ...FIELD_COLUMNS, 1, 2, 'pictures', 'origin'] as const).map(
  (column) => ({
    column,
    names: [typeof column === 'number' ? `Bodega ${column}` : column] as const,
  }),
);

const COLORS = [
  { id: 1, name: 'Rojo', rgb: '#f00' },
  { id: 2, name: 'Marrón', rgb: '#a52' },
  { id: 3, name: 'Gris Ñandú', rgb: '#888' },
  { id: 4, name: 'gris  nandu', rgb: '#999' },
];
const SUBFAMILIAS = [
  { id: 7, name: 'Cuello redondo', familiaId: 1, familiaName: 'Camisetas' },
  { id: 8, name: 'Polo', familiaId: 1, familiaName: 'Camisetas' },
  { id: 9, name: 'Polo', familiaId: 2, familiaName: '=Gorras' },
];
const IVAS = [
  { id: 1, name: 'IVA 13%', rate: 0.13 },
  { id: 2, name: 'Reducido', rate: 0.04 },
];

const SHIRT = buildStaffProducto({
  id: 501,
  detail: 'Algodón',
  subfamiliaName: 'Cuello redondo',
  prices: { retail: 3500, wholesale: 3000.5, special: null },
  ivaId: 1,
  iva: { name: 'IVA 13%', rate: 0.13 },
  colorId: 1,
  color: COLORS[0] ?? null,
  tallaId: 'S',
  stock: [{ bodegaId: 1, quantity: 4 }],
});
const CAP: StaffProducto = { ...SHIRT, id: 502, code: 'GOR-1', stock: [] };

function idsByCode(productos: readonly StaffProducto[]) {
  const ids = new Map<string, number[]>();
  for (const { id, code } of productos) {
    ids.set(wholeCodeKey(code), [...(ids.get(wholeCodeKey(code)) ?? []), id]);
  }
  return ids;
}

const shop = (productos: readonly StaffProducto[] = [SHIRT, CAP]): ListData => ({
  productos,
  idsByCode: idsByCode(productos),
  familias: [
    { id: 1, name: 'Camisetas' },
    { id: 2, name: '=Gorras' },
  ],
  subfamilias: SUBFAMILIAS,
  colors: COLORS,
  tallas: ['S', 'XXL', '6-8', "'6-8"],
  ivas: IVAS,
  usualIvaId: 1,
});

const NOW: ListAnswers = { newCode: 'change' };

async function planOf(
  file: Blob,
  data: ListData,
  answers = NOW,
  columns: readonly NamedColumn[] = COLUMNS,
) {
  const table = await tableTasks.read(file, columns);
  if (typeof table === 'string') throw new Error(table);
  const { rows, headAt, width } = table;
  const { at } = readHead((rows[headAt] ?? []).map(cellText), columns);
  const given = rows.slice(headAt + 1);
  if (isOfOtherShop(given, at, data)) throw new Error('otherShop');
  return planImport(given, at, headAt + 2, data, width, answers);
}

const csv = (text: string, data = shop()) => planOf(new Blob([text]), data);

const money = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => cents / 100);
// Leaves out characters that Postgres or a workbook cannot hold.
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...Array.from('\'=+-@;,\t\r\n" 016.%xñ_')) }),
    fc.constantFrom(
      '=1+1',
      "'=x",
      '00123',
      '6-8',
      "'6-8",
      '1E5',
      'ene-1',
      '_x0041_',
      '1.234',
      '12,5',
    ),
  )
  .map((raw) => raw.replace(/[^\P{Cc}\t\r\n]|\uFFFD|\p{Noncharacter_Code_Point}/gu, ''));

const producto = (id: number) =>
  fc.record({
    id: fc.constant(id),
    code: text,
    name: text,
    detail: fc.option(text),
    prices: fc.record({ retail: money, wholesale: fc.option(money), special: fc.option(money) }),
    discountPercent: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
    subfamilia: fc.option(fc.constantFrom(...SUBFAMILIAS)),
    taxed: fc.option(fc.constantFrom(...IVAS)),
    color: fc.option(fc.constantFrom(...COLORS)),
    tallaId: fc.option(fc.constantFrom(...shop().tallas)),
    stock: fc.uniqueArray(
      fc.record({ bodegaId: fc.constantFrom(1, 2), quantity: fc.nat({ max: 99_999 }) }),
      { selector: ({ bodegaId }) => bodegaId },
    ),
  });

test('an exported list that is imported again changes nothing', async () => {
  const productos = fc.tuple(producto(1), producto(2), producto(3));
  const formats = fc.constantFrom('csv', 'xlsx');
  // The last column holds the exported values; the list must read the same without it (-1).
  const ends = fc.constantFrom(undefined, -1);
  await fc.assert(
    fc.asyncProperty(productos, formats, ends, async (made, format, end) => {
      const stored = made.map(({ subfamilia, taxed, color, ...fields }): StaffProducto => ({
        ...fields,
        color,
        colorId: color?.id ?? null,
        iva: taxed,
        ivaId: taxed?.id ?? null,
        subfamiliaId: subfamilia?.id ?? null,
        subfamiliaName: subfamilia?.name ?? null,
        images: [],
        isHidden: false,
      }));
      const familiaOf = new Map(SUBFAMILIAS.map(({ id, familiaName }) => [id, familiaName]));
      const file = await tableTasks.write(format, stored, COLUMNS, familiaOf);
      const rows = await planOf(file, shop(stored), NOW, COLUMNS.slice(0, end));
      expect(rows.map(({ faults, changes, created }) => [faults, changes, created])).toEqual(
        stored.map(() => [[], [], null]),
      );
    }),
    { numRuns: 150 },
  );
});

/** Describes a row: its faults, its changes, or the code of a new producto. */
function outcomeOf({ faults, changes, created }: ImportRow): string {
  return [
    ...faults.map(({ column, reason, value }) => `${column} ${reason} ${value}`),
    ...changes.map(({ target, before, after }) => {
      const isStock = target.kind === 'stock';
      return `${isStock ? target.bodegaId : target.kind === 'field' && target.field} ${before} ${after}`;
    }),
    ...(created ? [`+ ${created.producto.code}`] : []),
  ].join(', ');
}

test.each<[list: string, outcome: string]>([
  ['id;retail\n501;"3.600,50"', 'retail 3500 3600.5'],
  ['id\tretail\twholesale\n501\t₡4,000\t', 'retail 3500 4000, wholesale 3000.5 null'],
  ['code,Bodega 1,Bodega 2\ncam-1,1.200,0', '1 4 1200'],
  ['code;colorId;tallaId\nCAM-1;marron;2xl', 'colorId 1 2, tallaId S XXL'],
  ['id;ivaId\n501;4 %', 'ivaId 1 2'],
  ["id;code;name\n501;'-1;Nueva\n502;GOR-1;x", 'code CAM-1 -1, name Camiseta Nueva'],
  ['id;subfamiliaId;familia\n501;Polo;=gorras', 'subfamiliaId 7 9'],
  [
    'id;detail;ivaId;discountPercent\n501;;;15 %',
    'detail Algodón null, discountPercent 0 15, ivaId 1 null',
  ],
  ['id;code;retail\n501;;-5', 'code required , retail negative -5'],
  ['id;discountPercent\n501;101', 'discountPercent notPercent 101'],
  ['id;Bodega 1\n501;', '1 required '],
  ['id;Bodega 1\n501;-5', '1 notWhole -5'],
  ['id\n77', 'id missing 77'],
  ['id\n501\n501', 'id repeated 501'],
  ['code;name\nCAM-1;a\ncam-1;b', 'code repeated CAM-1'],
  ['id;subfamiliaId\n501;Polo', 'subfamiliaId several Polo'],
  ['id;colorId\n501;GRIS NANDÚ', 'colorId several GRIS NANDÚ'],
  ['id;subfamiliaId\n501;Nada', 'subfamiliaId noFamilia Nada'],
  ['id;ivaId\n501;99', 'ivaId missing 99'],
  ['id;tallaId\n501;3XL', 'tallaId missing 3XL'],
])('%j: %s', async (list, outcome) => {
  const [row] = await csv(list);
  expect(row && outcomeOf(row)).toBe(outcome);
});

test('a code that several productos share is refused, and so is a row with too few cells', async () => {
  const twice = [SHIRT, { ...CAP, code: 'cam 1' }, { ...CAP, id: 503, code: 'CAM 1' }];
  const rows = await csv('code;name\r\nCAM 1;x\r\n\r\nNEW', shop(twice));
  expect(rows.map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.reason])).toEqual([
    [2, 'code', 'several'],
    [4, 'name', 'required'],
  ]);
});

test('new rows need the required fields of the form, get the usual tax, and list missing colours, sizes and subfamilias', async () => {
  const rows = await csv(
    'code;name;subfamiliaId;familia;colorId;tallaId;retail;wholesale;special;Bodega 2\n' +
      'N-1;Nuevo;polo;Camisetas;Rojo;S;30;20,5;10;7\n' +
      'N-2;Otro;Sudadera;camisetas;Verde  lima;3XL;30;20;10;\n' +
      'N-3;Otro;sudadera;Camisetas;verde lima;3xl;30;20;;\n',
  );
  expect(rows[0]?.created).toMatchObject({
    producto: { code: 'N-1', subfamiliaId: 8, ivaId: 1, colorId: 1, prices: { wholesale: 20.5 } },
    stock: [{ bodegaId: 2, quantity: 7 }],
  });
  expect(rows[2]?.faults.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
    'subfamiliaId missing',
    'colorId missing',
    'tallaId missing',
    'special required',
  ]);
  const names = (field: 'colorId' | 'tallaId') => missingNames(rows, field).map(({ name }) => name);
  expect([names('colorId'), names('tallaId')]).toEqual([['Verde lima'], ['3XL']]);
  expect(missingNames(rows, 'subfamiliaId')).toEqual([{ name: 'Sudadera', familiaId: 1 }]);
});

test.each([
  ['\xd0\xcf\x11\xe0W\0o\0r\0k\0b\0o\0o\0k\0', 'oldWorkbook'],
  ['\xd0\xcf\x11\xe0', 'encrypted'],
  ['PK\u0003\u0004 no zip', 'unreadable'],
  ['\u0001\0\u0002', 'unreadable'],
  [' \n;\n', 'empty'],
])('the file %j, which is no list, is refused as %s', async (signs, reason) => {
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  expect(await tableTasks.read(new Blob([bytes]), COLUMNS)).toBe(reason);
});

const INPUT_SHOP = ((): ListData => {
  const codes = 'CCR-BLANC-S CCR-BLANC-M CCR-BLANC-L CCR-NEGRO-M CCR-CAFE-M ZZ-105'.split(' ');
  const productos = codes.map((code, at) => buildStaffProducto({ ...SHIRT, id: 101 + at, code }));
  return {
    ...shop(productos),
    colors: ['Blanco', 'Café', 'Rojo'].map((name, index) => ({ id: index + 1, name, rgb: '#000' })),
    tallas: ['S', '6-8', '10,5'],
    subfamilias: ['Cuello redondo', 'Limpión', 'Limpión de algodón (paquete de 3)'].map(
      (name, id) => ({ id, name, familiaId: 1, familiaName: 'Camisetas' }),
    ),
    ivas: [...IVAS, { id: 3, name: 'IVA 1%', rate: 0.01 }],
  };
})();

const SHOP_COLUMNS = (['id', 'familia', ...FIELD_COLUMNS, 1] as const).map((column) => ({
  column,
  names: (column === 1 ? 'Existencias en Bodega 1 Taras' : lists.heading[column]).split('|'),
}));

async function outcomesOf(file: Blob, answers: ListAnswers = {}) {
  try {
    const rows = await planOf(file, INPUT_SHOP, answers, SHOP_COLUMNS);
    return rows.map((row) => `${row.line}: ${outcomeOf(row)}`).join(' / ');
  } catch (error) {
    return String(error);
  }
}

const NEW_PRICE = 'retail 3500 3900';
const DECIMALS =
  'Código,Precio 1,Existencias en Bodega 1 Taras\nCCR-BLANC-S,3900.000,12.000\nCCR-BLANC-M,3900.0000,7.500';

const FILES: Readonly<Record<string, Blob>> = inputs;

test.each<[list: string, outcome: string, answers?: ListAnswers]>([
  ['01-talla-fecha.xlsx', '2: tallaId date  / 3: tallaId date '],
  [
    '02-celdas-unidas.xlsx',
    [2, 3, 4].map((line) => `${line}: retail 3500 3600, wholesale 3000.5 3100`).join(' / '),
  ],
  [
    '03-formula-sin-valor.xlsx',
    '2: wholesale noResult , special noResult  / 3: retail noResult , wholesale noResult , special noResult ',
  ],
  [
    '04-celdas-error.xlsx',
    '2: wholesale error #N/A / 3: retail error #DIV/0!, colorId error #REF!',
  ],
  ['05-porcentaje.xlsx', '2: discountPercent 0 10 / 3: discountPercent 0 15, ivaId 1 3'],
  ['06b-ceros-fila-entera.xlsx', '2: + 00123'],
  ['07-filas-ocultas.xlsx', `2: ${NEW_PRICE} / 3: retail 3500 9999 / 4: retail 3500 9999`],
  ['08-dos-hojas.xlsx', `2: ${NEW_PRICE}`],
  ['09-hoja-oculta.xlsx', `2: ${NEW_PRICE}`],
  ['10b-numbers.xlsx', `4: ${NEW_PRICE}`],
  ['17-id-de-otra-tienda.csv', 'Error: otherShop'],
  ['Id;Código;Precio 1\n101;CCR-NEGRO-M;3600', '2: code taken CCR-NEGRO-M'],
  [
    '18-mac-roman.csv',
    `2: name Camiseta Camiseta para niño, algodón, colorId 1 2, ${NEW_PRICE} / 3: name Camiseta Camiseta cuello redondo, ${NEW_PRICE}`,
  ],
  ['19-sep.csv', `2: ${NEW_PRICE}`],
  [
    DECIMALS,
    '2: retail unclear 3900.000, 1 unclear 12.000 / 3: retail unclear 3900.0000, 1 unclear 7.500',
  ],
  [DECIMALS, `2: ${NEW_PRICE}, 1 4 12 / 3: 1 notWhole 7.5`, { unclear: 'decimals' }],
  ['25-talla-decimal.xlsx', '2: tallaId S 10,5, retail 3500 4100'],
  ['\nCódigo,Precio 1\nCCR-BLANC-S,3900', `3: ${NEW_PRICE}`],
  ['Código,Precio 1,Precio 2\nCCR-BLANC-S,3900,50,3400,50', '2: null tooWide '],
  ['37-con-contrasena.xlsx', 'Error: encrypted'],
  [
    'Código;Nombre;Subfamilia;Precio 1;Precio 2;Precio 3\nZZP-100;A;Limpión;9;8;7\nZZP-100+;B;Limpión;9;8;7',
    '2: + ZZP-100 / 3: + ZZP-100+',
  ],
  ['Código\tPrecio 1\tPrecio 2\nCCR-BLANC-S\t3900\t50\t3400', '2: null tooWide '],
  [
    'Código;Talla\nCCR-BLANC-S;6-ago\nCCR-BLANC-M;mar-1',
    '2: tallaId date 6-ago / 3: tallaId date mar-1',
  ],
  ['Código;Color\nCCR-BLANC-S;#¡REF!', '2: colorId error #¡REF!'],
  [
    'Código;Precio 1\nCCR-BLANC-S;3.900\nCCR-BLANC-M;1.250,50',
    `2: ${NEW_PRICE} / 3: retail 3500 1250.5`,
  ],
  [
    'Id;Código\n101;CCR-BLANC-S\n102;NUEVO\n103;NUEVO-2',
    '2:  / 3: code newCode NUEVO / 4: code newCode NUEVO-2',
  ],
  [
    'Id;Código\n101;CCR-BLANC-S\n102;NUEVO\n103;nuevo',
    '2:  / 3: code repeated NUEVO / 4: code repeated nuevo',
  ],
])('%j: %s', async (list, outcome, answers) => {
  expect(await outcomesOf(FILES[list] ?? new Blob([list]), answers)).toBe(outcome);
});

/** Formats an amount as '3.600,00'. */
const grouped = (amount: number) =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '.');

test.each(['csv', 'xlsx'] as const)(
  'an export (%s) that a spreadsheet reformatted changes only edited cells, even if the shop has changed since',
  async (format) => {
    const at = (index: number) => 1001 + index;
    const morning = Array.from({ length: 310 }, (_, index) =>
      buildStaffProducto({
        ...SHIRT,
        id: at(index),
        code: `00${index}`,
        name: `Camiseta ${index % 7}`,
        detail: 'Azul; "marino"',
        prices: { retail: 3600 + index, wholesale: 3000.5, special: null },
        stock: [{ bodegaId: 1, quantity: 1000 + index }],
      }),
    );
    const evening = morning.map((row, index) => {
      const { prices, stock } = row;
      if (index < 100) return { ...row, prices: { ...prices, retail: prices.retail + 50 } };
      if (index < 150) return { ...row, name: `Nuevo ${index}`, stock: [] };
      return { ...row, ...(index < 200 && { stock: stock.concat({ bodegaId: 2, quantity: 8 }) }) };
    });
    const file = await tableTasks.write(format, morning, COLUMNS, new Map([[7, 'Camisetas']]));
    const table = await tableTasks.read(file, COLUMNS);
    if (typeof table === 'string') throw new Error(table);
    const filled = table.rows.filter((cells) => cells.length > 1);
    const [head = [], ...rows] = filled.map((cells) => cells.map(cellText));
    const place = (name: string) => head.indexOf(name);
    const touch = (index: number, name: string, text: string) => {
      const row = rows[index];
      if (row) row[place(name)] = text;
    };
    touch(5, 'retail', '9.999,00');
    touch(6, 'wholesale', '2.500,00');
    touch(120, 'colorId', 'Marrón');
    touch(300, 'Bodega 1', '7');
    touch(301, 'name', 'Otra');
    const money = [place('retail'), place('wholesale'), place('Bodega 1')];
    const left = [place('ivaId'), place('pictures')];
    const written = [head, ...rows.toSorted(([a], [b]) => Number(b) - Number(a))].map(
      (cells, line) =>
        [line === 0 ? 'Notas' : 'x', ...cells]
          .map((text, column) => {
            const number = Number(text.replace(',', '.'));
            const isMoney = money.includes(column - 1) && text !== '' && Number.isFinite(number);
            return isMoney ? grouped(number) : text;
          })
          .filter((_, column) => !left.includes(column - 1))
          .map((text) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
          .join(';'),
    );
    const outcomes = async (answers?: ListAnswers) => {
      const plan = await planOf(new Blob([written.join('\n')]), shop(evening), answers);
      expect(plan).toHaveLength(310);
      return plan
        .map(outcomeOf)
        .filter((outcome) => outcome !== '')
        .toReversed();
    };
    const others = ['wholesale 3000.5 2500', 'colorId 1 2', '1 1300 7', 'name Camiseta 0 Otra'];
    expect(await outcomes()).toEqual(['retail conflict 9.999,00', ...others]);
    expect(await outcomes({ conflict: 'shop' })).toEqual(others);
    expect(await outcomes({ conflict: 'file' })).toEqual(['retail 3655 9999', ...others]);
  },
);

test('a row with the exported values of another producto is refused', async () => {
  const file = await tableTasks.write('csv', [SHIRT, CAP], COLUMNS, new Map());
  const [head = '', first = '', second = ''] = (await file.text()).split('\r\n');
  const mixed = first.replace(/[^;]*$/, second.split(';').at(-1) ?? '');
  const rows = await csv([head, mixed, second].join('\r\n'));
  expect(rows.map(outcomeOf)).toEqual(['id mixed 501', '']);
});
