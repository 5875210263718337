import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { type ListData, missingNames, planImport } from '#domain/lists/planImport.ts';
import { FIELD_COLUMNS, readHead } from '#domain/lists/productoTable.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { tableTasks } from '#features/admin/productos/lists/tableTasks.ts';
import { buildStaffProducto } from '../domain/fixtures.ts';

const COLUMNS = (['id', 'familia', ...FIELD_COLUMNS, 1, 2, 'pictures'] as const).map((column) => ({
  column,
  names: [typeof column === 'number' ? `Bodega ${column}` : column] as const,
}));

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

const shop = (productos: readonly StaffProducto[] = [SHIRT, CAP]): ListData => ({
  productos,
  idsByCode: new Map(
    productos.map(({ code }) => [
      codeKey(code),
      productos.filter((one) => codeKey(one.code) === codeKey(code)).map(({ id }) => id),
    ]),
  ),
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

async function planOf(file: Blob, data: ListData) {
  const table = await tableTasks.read(file);
  if (typeof table === 'string') throw new Error(table);
  return planImport(table.slice(1), readHead(table[0] ?? [], COLUMNS).at, 2, data);
}

const csv = (text: string, data = shop()) => planOf(new Blob([text]), data);

const money = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => cents / 100);
// Without what Postgres or a workbook cannot hold.
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
  await fc.assert(
    fc.asyncProperty(productos, fc.constantFrom('csv', 'xlsx'), async (made, format) => {
      const stored = made.map(({ subfamilia, taxed, color, ...one }): StaffProducto => ({
        ...one,
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
      const rows = await planOf(file, shop(stored));
      expect(rows.map(({ faults, changes, created }) => [faults, changes, created])).toEqual(
        stored.map(() => [[], [], null]),
      );
    }),
    { numRuns: 150 },
  );
});

test.each<[list: string, outcome: string]>([
  ['id;retail\n501;"3.600,50"', 'retail 3500 3600.5'],
  ['id\tretail\twholesale\n501\t₡4,000\t', 'retail 3500 4000, wholesale 3000.5 null'],
  ['code,Bodega 1,Bodega 2\ncam-1,1.200,0', '1 4 1200'],
  ['code;colorId;tallaId\nCAM-1;marron;2xl', 'colorId 1 2, tallaId S XXL'],
  ['id;ivaId\n501;4 %', 'ivaId 1 2'],
  ["id;code;name\n501;'-1;Nueva", 'code CAM-1 -1, name Camiseta Nueva'],
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
  const changes = row?.changes.map(({ target, before, after }) => {
    const place =
      target.kind === 'stock' ? target.bodegaId : target.kind === 'field' && target.field;
    return `${place} ${before} ${after}`;
  });
  const faults = row?.faults.map(({ column, reason, value }) => `${column} ${reason} ${value}`);
  expect([...(faults ?? []), ...(changes ?? [])].join(', ')).toBe(outcome);
});

test('a code that several productos share is no key, and a row beyond the last cell is short', async () => {
  const twice = [SHIRT, { ...CAP, code: 'cam 1' }, { ...CAP, id: 503, code: 'CAM 1' }];
  const rows = await csv('code;name\r\nCAM 1;x\r\n\r\nNEW', shop(twice));
  expect(rows.map(({ line, faults }) => [line, faults[0]?.column, faults[0]?.reason])).toEqual([
    [2, 'code', 'several'],
    [4, 'name', 'required'],
  ]);
});

test('new rows need what the form needs, get the usual tax, and name what is missing', async () => {
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

test('encodings are found, and what is no list is told', async () => {
  const units = (text: string) => Uint16Array.from(text, (sign) => sign.charCodeAt(0));
  const wide = new Uint8Array(units('\uFEFFid;name\n501;Ñu').buffer);
  const latin = Uint8Array.from(units('id;name\n501;Ñu'));
  for (const bytes of [wide, latin]) {
    expect((await planOf(new Blob([bytes]), shop()))[0]?.changes[0]?.after).toBe('Ñu');
  }
  const read = (bytes: number[] | string) =>
    tableTasks.read(new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]));
  expect(await read([0xd0, 0xcf, 0x11, 0xe0])).toBe('oldWorkbook');
  expect(await read('PK\u0003\u0004 no zip')).toBe('unreadable');
  expect(await read([1, 0, 2])).toBe('unreadable');
  expect(await read(' \n;\n')).toBe('empty');
});
