import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES, NOTE_MAX, type CartLine } from '#domain/cart/cart.ts';
import { encodeLines, readCart, writeCart } from '#state/cart/cartCodec.ts';
import { buildLine } from '../domain/fixtures.ts';
import { FakeStorage } from './tabs.ts';

function storedLine(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...encodeLines([buildLine()]).lines[0], ...overrides };
}

function read(cart: string, ivaData = 'null') {
  const storage = new FakeStorage();
  storage.setItem('cart', cart);
  storage.setItem('ivaData', ivaData);
  return readCart(() => storage) ?? { cart: [], problems: ['not readable'], isCut: false };
}

const decode = (stored: unknown, ivaData?: unknown) =>
  read(JSON.stringify(stored), JSON.stringify(ivaData ?? null));

const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    productoId: fc.integer({ min: 1 }),
    colorId: fc.option(fc.integer({ min: 1 })),
    tallaId: fc.option(fc.constantFrom('S', 'M', '2T', 'Única')),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.string({ minLength: 1 }).filter((name) => name === name.trim()),
    prices: fc.record({
      retail: fc.option(fc.integer({ min: 1 }).map((centimos) => centimos / 100)),
      wholesale: fc.option(fc.integer({ min: 1 })),
      special: fc.option(fc.integer({ min: 1 })),
    }),
    ivaRate: fc.constantFrom(0, 0.01, 0.13),
    note: fc.constantFrom(undefined, 'con logo', 'x'.repeat(NOTE_MAX)),
  })
  .map((fields) => buildLine(fields));

test('a stored line has exactly the documented fields', () => {
  const line = buildLine({ quantity: 12, imageUrl: '/a.webp' });
  const storage = new FakeStorage();
  writeCart(() => storage, [line]);
  const [cart, ivaData] = ['cart', 'ivaData'].map((key) => JSON.parse(storage.getItem(key) ?? ''));
  expect(ivaData).toEqual({ 1: { porcentaje: 0.13, nombre: 'IVA 13%' } });
  expect(cart).toEqual({
    version: 1,
    lines: [
      {
        id: 1,
        codigo: 'CAM-001',
        nombre: 'Camiseta cuello redondo',
        color_numeric_id: 1,
        color_name: 'Rojo',
        talla_id: 'M',
        precio1: 3500,
        precio2: 3000,
        precio3: 2500,
        iva_id: 1,
        iva_porcentaje: 0.13,
        iva_nombre: 'IVA 13%',
        price: 3000,
        quantity: 12,
        image: '/a.webp',
        imageUrl: '/a.webp',
        subfamilia_id: 10,
        subfamilia_nombre: 'Camisetas',
      },
    ],
  });
});

test('any cart is the same after it was stored and read', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyLine, { selector: (line) => line.productoId }), (cart) => {
      const storage = new FakeStorage();
      writeCart(() => storage, cart);
      expect(readCart(() => storage)).toEqual({ cart, problems: [], isCut: false });
    }),
  );
});

describe('bad inputs', () => {
  test('a cart of 10,000 lines is cut to 500', () => {
    const stored = Array.from({ length: 10_000 }, (_, index) => storedLine({ id: index + 1 }));
    const { cart, isCut } = decode({ version: 1, lines: stored });
    expect([cart.length, isCut]).toEqual([MAX_LINES, true]);
  });

  test.each(['', 'null', '"x"', '{"lines":3}'])(
    'the stored text %j is read as an empty cart, with a problem',
    (text) => {
      const { cart, problems } = read(text, text);
      expect(cart).toEqual([]);
      expect(problems).toHaveLength(1);
    },
  );

  test('no stored text causes an error or is read as a line', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        expect(read(text, json).cart).toEqual([]);
        expect(read(json, text).cart).toEqual([]);
        expect(read(`{"lines":[${json}]}`, json).cart).toEqual([]);
      }),
    );
  });

  test('an array, which is older than version 1, is read, even with unknown fields', () => {
    const cart = [buildLine()];
    expect(decode([storedLine({ remark: 'x' })])).toEqual({ cart, problems: [], isCut: false });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ...Object.entries({
      'no name': { nombre: ' ' },
      'a quantity of 0': { quantity: 0 },
      'no quantity': { quantity: null },
      'no subfamilia': { subfamilia_id: null },
    }).map(([what, bad]): [string, unknown] => [what, storedLine(bad)]),
  ])('a line with %s is dropped, and other lines stay', (_what, bad) => {
    const { cart, problems } = decode([bad, storedLine({ id: 2 })]);
    expect(cart).toEqual([buildLine({ productoId: 2 })]);
    expect(problems).toHaveLength(1);
  });

  const prices = (retail: number | null, wholesale: number | null, special: number | null) => ({
    prices: { retail, wholesale, special },
  });
  const noTiers = { precio1: null, precio2: null, precio3: 'x' };
  const image = { image: '/a.webp', imageUrl: null };
  const texts = { id: '1', quantity: '3', precio1: '3500.00', iva_id: '1', iva_porcentaje: '0.13' };
  const noTexts = { code: '', subfamiliaName: '' };
  const badColor = { color_numeric_id: [], color_name: 3 };
  test.each<[string, Record<string, unknown>, Partial<CartLine>]>([
    ['numbers stored as text are numbers', { ...texts, subfamilia_id: '10' }, { quantity: 3 }],
    ['a fraction of a unit is cut', { quantity: 2.9 }, { quantity: 2 }],
    ['without any tier the unit price counts', noTiers, prices(3500, null, null)],
    ['a line without any price is kept', { ...noTiers, price: null }, prices(null, null, null)],
    ['a colour of the wrong type is none', badColor, { colorId: null, colorName: '3' }],
    ['texts that are missing are empty', { codigo: null, subfamilia_nombre: null }, noTexts],
    ['the field image alone is the picture', image, { imageUrl: '/a.webp' }],
    ['a long note is cut', { note: 'x'.repeat(NOTE_MAX + 1) }, { note: 'x'.repeat(NOTE_MAX) }],
  ])('%s', (_what, stored, expected) => {
    expect(decode([storedLine(stored)]).cart).toEqual([buildLine(expected)]);
  });

  test('a stored line without a tax gets that of ivaData, or else N/A', () => {
    const bare = { iva_porcentaje: undefined, iva_nombre: undefined };
    const { cart } = decode([storedLine(bare), storedLine({ ...bare, id: 2, iva_id: 9 })], {
      1: { porcentaje: '0.13', nombre: 'IVA 13%' },
      9: 'junk',
    });
    expect(cart).toEqual([
      buildLine(),
      buildLine({ productoId: 2, ivaId: 9, ivaRate: 0, ivaName: 'N/A' }),
    ]);
  });
});
