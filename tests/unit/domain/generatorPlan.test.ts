import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellKey,
  EMPTY_DRAFT,
  type GeneratorDraft,
  proposeValues,
} from '#domain/generator/draft.ts';
import {
  cellsToCreate,
  isPlanReady,
  isSameCreation,
  type PlanInput,
  planVariants,
  toNewProductos,
} from '#domain/generator/plan.ts';
import { DEFAULT_PATTERN } from '#domain/generator/proposePattern.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { COLORS, NAME, variant } from './generatorRows.ts';

function input(draft: Partial<GeneratorDraft>, news: Partial<PlanInput> = {}): PlanInput {
  const values = { retail: '3500', wholesale: '3000', special: '2500', quantity: '12' };
  const existing = news.existing ?? [];
  return {
    draft: { ...EMPTY_DRAFT, values, ...draft },
    proposed: proposeValues(NAME, existing, 1, DEFAULT_PATTERN),
    subfamilia: { id: 7, name: NAME },
    colors: COLORS,
    existing,
    takenCodes: new Set(),
    ...news,
  };
}

const codesOf = (plan: ReturnType<typeof planVariants>) =>
  plan.rows.map(({ cells }) => cells.map(({ code }) => code));

test('a plan is colours by sizes in garment order, and leaves what exists', () => {
  const plan = planVariants(
    input(
      { colorIds: [1, 6], tallas: ['2XL', 'S'] },
      { existing: [variant('VIEJO', 'Rojo', 'XXL')] },
    ),
  );
  expect(plan.tallas).toEqual(['S', '2XL']);
  expect(codesOf(plan)).toEqual([
    ['CCR-ROJO-S', 'VIEJO'],
    ['CCR-CAFE-S', 'CCR-CAFE-2XL'],
  ]);
  expect(plan.rows[0]?.cells[1]?.kind).toBe('existing');
  expect(isPlanReady(plan)).toBe(true);
  expect(toNewProductos(plan, 7)[0]).toEqual({
    label: `CCR-ROJO-S · ${NAME} · Rojo · S`,
    producto: {
      producto: {
        code: 'CCR-ROJO-S',
        name: NAME,
        subfamiliaId: 7,
        prices: { retail: 3500, wholesale: 3000, special: 2500 },
        discountPercent: 0,
        ivaId: 1,
        colorId: 1,
        tallaId: 'S',
        detail: null,
      },
      stock: [{ bodegaId: 1, quantity: 12 }],
      imageUrls: [],
    },
  });
});

test('two labels of one size are one column, with the label that the subfamilia uses', () => {
  const draft = { colorIds: [1, 6], tallas: ['2XL', 'XXL'] };
  expect(planVariants(input(draft)).tallas).toEqual(['2XL']);
  const existing = [variant('VIEJO', 'Rojo', 'XXL')];
  expect(planVariants(input(draft, { existing })).tallas).toEqual(['XXL']);
});

test('a plan whose codes moved on is another one', () => {
  const draft = { colorIds: [1], tallas: ['S', 'M'], values: { pattern: 'CAM-{n}' } };
  const existing = [variant('CAM-1', 'Azul', 'M')];
  const plan = planVariants(input(draft, { existing }));
  expect(isSameCreation(plan, planVariants(input(draft, { existing })))).toBe(true);
  const now = planVariants(input(draft, { existing: [variant('CAM-2', 'Azul', 'M')] }));
  expect(cellsToCreate(now)).toHaveLength(cellsToCreate(plan).length);
  expect(isSameCreation(plan, now)).toBe(false);
});

test.each<[string, Partial<GeneratorDraft>, string[][]]>([
  ['no size', { colorIds: [1] }, [['CCR-ROJO']]],
  ['no colour', { tallas: ['M'] }, [['CCR-M']]],
  ['nothing', {}, []],
  ['a colour that is gone', { colorIds: [1, 99], tallas: ['M'] }, [['CCR-ROJO-M']]],
])('a plan with %s', (_, draft, codes) => {
  expect(codesOf(planVariants(input(draft)))).toEqual(codes);
});

test('a code that is repeated, taken, missing or too long blocks until it is mended or left out', () => {
  const tallas = ['S', 'M', 'L', 'XL'];
  const cells = {
    [cellKey(1, 'S')]: { code: 'ccr-rojo-m ' },
    [cellKey(1, 'L')]: { code: ' ' },
    [cellKey(1, 'XL')]: { code: 'X'.repeat(61) },
  };
  const takenCodes = new Set([codeKey('CCR-CAFE-S')]);
  const plan = planVariants(input({ colorIds: [1, 6], tallas, cells }, { takenCodes }));
  const errors = plan.rows.map((row) =>
    row.cells.map((cell) => cell.kind === 'new' && cell.codeError),
  );
  expect(errors).toEqual([
    ['repeated', 'repeated', 'required', 'tooLong'],
    ['taken', null, null, null],
  ]);
  expect(isPlanReady(plan)).toBe(false);
  const left = Object.fromEntries(
    [...Object.keys(cells), cellKey(6, 'S')].map((key) => [key, { isLeftOut: true }]),
  );
  const mended = planVariants(input({ colorIds: [1, 6], tallas, cells: left }, { takenCodes }));
  expect(isPlanReady(mended)).toBe(true);
  expect(cellsToCreate(mended)).toHaveLength(4);
});

test.each([
  ['a price that is missing', { retail: '' }],
  ['a price that is no number', { special: 'x' }],
  ['no name', { name: ' ' }],
])('%s blocks the plan', (_, values) => {
  const draft = { colorIds: [1], tallas: ['M'] };
  const { draft: filled } = input(draft);
  const plan = planVariants(input({ ...draft, values: { ...filled.values, ...values } }));
  expect(isPlanReady(plan)).toBe(false);
});

test('units of one cell, and those of all others', () => {
  const key = cellKey(1, 'M');
  const draft = { colorIds: [1], tallas: ['M', 'L'] };
  const plan = (quantity: string) =>
    planVariants(input({ ...draft, cells: { [key]: { quantity } } }));
  expect(toNewProductos(plan('0'), 7).map(({ producto }) => producto.stock)).toEqual([
    [],
    [{ bodegaId: 1, quantity: 12 }],
  ]);
  expect(isPlanReady(plan('1.5'))).toBe(false);
});

test('a plan that is ready never has two equal codes, nor one that is taken or exists', () => {
  const tallas = ['S', 'M', 'XL', '2XL', 'Única'];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: COLORS.length })),
      fc.subarray(tallas),
      fc.constantFrom('{sub}-{color}-{talla}', '{n2}', '{color2}{talla}', '{talla}', 'X'),
      fc.subarray(['CCR-ROJO-S', 'ROM', '01']),
      (colorIds, chosen, pattern, codes) => {
        const existing = codes.slice(0, 1).map((code) => variant(code, 'Rojo', 'M'));
        const takenCodes = new Set(codes.map(codeKey));
        const { draft } = input({});
        const values = { ...draft.values, pattern };
        const plan = planVariants(
          input({ colorIds, tallas: chosen, values }, { existing, takenCodes }),
        );
        const made = cellsToCreate(plan).map(({ code }) => codeKey(code));
        expect(plan.rows.flatMap(({ cells }) => cells)).toHaveLength(
          Math.max(colorIds.length, chosen.length > 0 ? 1 : 0) *
            Math.max(chosen.length, colorIds.length > 0 ? 1 : 0),
        );
        if (!isPlanReady(plan)) return;
        expect(new Set(made).size).toBe(made.length);
        expect(made.filter((code) => takenCodes.has(code))).toEqual([]);
        expect(toNewProductos(plan, 7)).toHaveLength(made.length);
      },
    ),
  );
});
