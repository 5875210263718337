import { expect, test } from 'vitest';
import {
  colorLetters,
  initialsOf,
  makeCode,
  unknownTokens,
} from '#domain/catalogue/codePattern.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import {
  cellKey,
  EMPTY_DRAFT,
  type ExistingVariant,
  type GeneratorDraft,
  proposePictures,
  proposeValues,
} from '#domain/staff/generator/draft.ts';
import { matchPictures } from '#domain/staff/generator/matchPictures.ts';
import {
  cellsToCreate,
  isPlanReady,
  isSameCreation,
  type PlanInput,
  planVariants,
  toNewProductos,
} from '#domain/staff/generator/plan.ts';
import { sizeSets } from '#domain/staff/generator/sizeSets.ts';

const DEFAULT_PATTERN = '{sub}-{color}-{talla}';
const NAME = 'Camiseta de cuello redondo';
const COLORS = 'Rojo,Azul marino,Azul rey,Verde bosque,Verde limón,Café'
  .split(',')
  .map((name, index) => ({ id: index + 1, name, rgb: '#000000' }));

const linked = (...urls: string[]) => urls.map((url) => ({ url, storedUrl: url }));

function variant(code: string, color: string, tallaId: string | null): ExistingVariant {
  const prices = { retail: 3500, wholesale: 3000, special: null };
  const known = COLORS.find(({ name }) => name === color) ?? null;
  return { code, color: known, tallaId, prices, ivaId: 1, images: [] };
}

test.each([
  [NAME, 'CCR'],
  ['Bandana', 'BAN'],
  ['Conjunto deportivo escolar bordado fino', 'CDEB'],
  ['', ''],
])('the code pattern shortens %j to the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['{sub}-{color}-{talla}', { talla: 'XL' }, 'CCR-ROJO-XL', []],
  ['{sub}-{color}-{talla}', { color: '' }, 'CCR-M', []],
  ['{sub}{n3}', { n: 7 }, 'CCR007', []],
  [' A-{talla} ', { talla: '0-3M' }, 'A-0-3M', []],
  ['{colour}-{n12}-{', {}, '{colour}-{n12}-{', ['{colour}', '{n12}', '{']],
])(
  'the code pattern %j with %j makes the code %j, and its unknown tokens are named',
  (pattern, parts, code, unknown) => {
    const all = { sub: 'CCR', color: 'ROJO', talla: 'M', n: 1, ...parts };
    expect(makeCode(pattern, all)).toBe(code);
    expect(unknownTokens(pattern)).toEqual(unknown);
  },
);

test('the code pattern shortens colours that begin alike to letters that tell them apart', () => {
  const letters = (fixed: number[]) => [...colorLetters(COLORS, 5, new Set(fixed)).values()];
  expect(letters([]).join(' ')).toBe('ROJO AZULM AZULR VERDEB VERDEL CAFE');
  // 'Verde bosque' has codes already, so its letters stay.
  expect(letters([4]).join(' ')).toBe('ROJO AZULM AZULR VERDE VERDEL CAFE');
});

test('a proposal has each value that all productos share, and otherwise only the usual tax', () => {
  const same = [variant('A', 'Rojo', 'M'), variant('B', 'Café', 'M')];
  const shared = { name: NAME, wholesale: '3000', special: '', pattern: DEFAULT_PATTERN };
  const all = proposeValues(NAME, same, 2);
  expect(all).toMatchObject({ ...shared, retail: '3500', ivaId: '1' });
  const other = { ...variant('C', 'Rojo', 'L'), ivaId: null };
  const dearer = { ...other, prices: { ...other.prices, retail: 4000 } };
  const some = proposeValues(NAME, [...same, dearer], 2);
  expect(some).toMatchObject({ ...shared, retail: '', ivaId: '2' });
  const free = { ...dearer, prices: { ...dearer.prices, special: 0 } };
  expect(proposeValues(NAME, [free], null)).toMatchObject({ special: '', ivaId: '' });
});

test('a proposal has the pictures of the colour, and files that are named after subfamilia and colour', () => {
  const rojo = { ...variant('A', 'Rojo', 'M'), images: linked('/1', '/2') };
  const other = { ...variant('B', 'Rojo', 'L'), images: linked('/2', '/3') };
  expect(proposePictures([rojo, other, variant('C', 'Café', 'M')], 1)).toEqual(['/1', '/2', '/3']);
  const paths = [
    'camiseta-cuello-redondo-azul-marino.webp',
    'x/1700000000000_Camiseta de cuello redondo AZUL MARINO espalda.jpg',
    'Camiseta cuello redondo/azul.webp',
    'camiseta-de-cuello-redondo-cafe-1.webp',
    'camiseta-azul-marino.webp',
    'camiseta-cuello-redondo-dama-azul-marino.webp',
  ];
  const files = paths.map((path) => ({ path, url: path }));
  const colors = [...COLORS, { id: 9, name: 'Azul', rgb: '#0000ff' }];
  const matches = [...matchPictures(files, NAME, colors)];
  expect(
    matches.map(([id, urls]) => [id, ...urls.map((url) => paths.indexOf(url))].join()),
  ).toEqual(['2,0,1', '9,2', '6,3']);
});

test('a proposal offers sets of sizes: those of the subfamilia, letters and numbers', () => {
  const shop = ['10', 'XXL', 'S', '8', 'XS', 'M', 'Única', '3XL', 'L', 'XL'];
  expect(sizeSets(shop, ['3XL', 'M', 'M', 'Vieja'])).toEqual([
    { kind: 'existing', tallas: ['M', '3XL'], first: 'M', last: '3XL' },
    { kind: 'letters', tallas: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], first: 'XS', last: 'XXL' },
    { kind: 'numbers', tallas: ['8', '10'], first: '8', last: '10' },
  ]);
  expect(sizeSets(['M', '8'], ['M'])).toEqual([]);
});

const VALUES = { retail: '3500', wholesale: '3000', special: '2500', quantity: '12' };

function planOf(draft: Partial<GeneratorDraft>, overrides: Partial<PlanInput> = {}) {
  const existing = overrides.existing ?? [];
  return planVariants({
    draft: { ...EMPTY_DRAFT, values: VALUES, ...draft },
    proposed: proposeValues(NAME, existing, 1),
    subfamilia: { id: 7, name: NAME },
    colors: COLORS,
    existing,
    takenCodes: new Set(),
    ...overrides,
  });
}

const codesOf = (plan: ReturnType<typeof planVariants>) =>
  plan.rows.map(({ cells }) => cells.map(({ code }) => code).join(' '));

test('a plan has each colour in each size, in garment order, and leaves out existing variants', () => {
  const draft = { colorIds: [1, 6], tallas: ['2XL', 'XXL', 'S'] };
  expect(planOf(draft).tallas).toEqual(['S', '2XL']);
  const plan = planOf(draft, { existing: [variant('VIEJO', 'Rojo', 'XXL')] });
  expect(plan.tallas).toEqual(['S', 'XXL']);
  expect(codesOf(plan)).toEqual(['CCR-ROJO-S VIEJO', 'CCR-CAFE-S CCR-CAFE-XXL']);
  expect(plan.rows[0]?.cells[1]?.kind).toBe('existing');
  expect(isPlanReady(plan)).toBe(true);
  const [first] = toNewProductos(plan, 7);
  expect(first?.label).toBe(`CCR-ROJO-S · ${NAME} · Rojo · S`);
  expect(first?.producto).toMatchObject({
    producto: {
      code: 'CCR-ROJO-S',
      name: NAME,
      subfamiliaId: 7,
      prices: { retail: 3500, wholesale: 3000, special: 2500 },
      ivaId: 1,
      colorId: 1,
      tallaId: 'S',
    },
    stock: [{ bodegaId: 1, quantity: 12 }],
  });
});

test('a plan continues numbered codes after the highest', () => {
  const codes = ['CAM-007', 'cam-012', 'OTRO-99'].map((code) => variant(code, 'Rojo', 'M'));
  const draft = { colorIds: [1], tallas: ['S', 'L'], values: { pattern: 'CAM-{n3}' } };
  expect(codesOf(planOf(draft, { existing: codes }))).toEqual(['CAM-013 CAM-014']);
  expect(codesOf(planOf(draft))).toEqual(['CAM-001 CAM-002']);
});

test('a plan differs from its preview once its numbered codes start at another number', () => {
  const draft = { colorIds: [1], tallas: ['S', 'M'], values: { pattern: 'CAM-{n}' } };
  const [plan, same, now] = [1, 1, 2].map((n) =>
    planOf(draft, { existing: [variant(`CAM-${n}`, 'Azul', 'M')] }),
  );
  if (!plan || !same || !now) throw new Error('no plan');
  expect(cellsToCreate(now)).toHaveLength(cellsToCreate(plan).length);
  expect([isSameCreation(plan, same), isSameCreation(plan, now)]).toEqual([true, false]);
});

test.each<[string, Partial<GeneratorDraft>, string[]]>([
  ['no size, and a colour that is gone', { colorIds: [99, 1] }, ['CCR-ROJO']],
  ['no colour', { tallas: ['M'] }, ['CCR-M']],
  ['nothing', {}, []],
])('the codes of a plan with %s', (_, draft, codes) => {
  const plan = planOf(draft);
  expect(codesOf(plan)).toEqual(codes);
  expect(toNewProductos(plan, 7).map(({ producto: { producto } }) => producto.code)).toEqual(codes);
});

test('a plan is not ready while a code is repeated, taken, missing or too long, unless the variant is left out', () => {
  const cells = {
    [cellKey(1, 'S')]: { code: 'ccr-rojo-m ' },
    [cellKey(1, 'L')]: { code: ' ' },
    [cellKey(1, 'XL')]: { code: 'X'.repeat(61) },
  };
  const takenCodes = new Set([codeKey('CCR-CAFE-S')]);
  const draft = { colorIds: [1, 6], tallas: ['S', 'M', 'L', 'XL'] };
  const plan = planOf({ ...draft, cells }, { takenCodes });
  const errors = plan.rows.map((row) =>
    row.cells.map((cell) => (cell.kind === 'new' && cell.codeError) || 'ok').join(' '),
  );
  expect(errors).toEqual(['repeated repeated required tooLong', 'taken ok ok ok']);
  expect(isPlanReady(plan)).toBe(false);
  const keys = [...Object.keys(cells), cellKey(6, 'S')];
  const left = Object.fromEntries(keys.map((key) => [key, { isLeftOut: true }]));
  const mended = planOf({ ...draft, cells: left }, { takenCodes });
  expect(isPlanReady(mended)).toBe(true);
  expect(cellsToCreate(mended)).toHaveLength(4);
  expect(toNewProductos(mended, 7)).toHaveLength(4);
});

test.each([
  ['a missing price', { values: { ...VALUES, retail: '' } }],
  ['no name', { values: { ...VALUES, name: ' ' } }],
  ['part of a unit', { cells: { [cellKey(1, 'M')]: { quantity: '1.5' } } }],
])('a plan is not ready with %s', (_, draft) => {
  expect(isPlanReady(planOf({ colorIds: [1], tallas: ['M', 'L'], ...draft }))).toBe(false);
});

test('a plan has the units typed for a variant, or else the units typed for all variants', () => {
  const cells = { [cellKey(1, 'M')]: { quantity: '0' } };
  const plan = planOf({ colorIds: [1], tallas: ['M', 'L'], cells });
  const stocks = toNewProductos(plan, 7).map(({ producto }) => producto.stock);
  expect(stocks).toEqual([[], [{ bodegaId: 1, quantity: 12 }]]);
});
