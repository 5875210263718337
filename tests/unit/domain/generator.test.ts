import { expect, test } from 'vitest';
import {
  colorLetters,
  initialsOf,
  makeCode,
  parsePattern,
  unknownTokens,
} from '#domain/generator/codePattern.ts';
import { proposePictures, proposeValues } from '#domain/generator/draft.ts';
import { matchPictures } from '#domain/generator/matchPictures.ts';
import { DEFAULT_PATTERN, nextNumber, proposePattern } from '#domain/generator/proposePattern.ts';
import { sizeSets } from '#domain/generator/sizeSets.ts';
import { COLORS, NAME, variant } from './generatorRows.ts';

test.each([
  [NAME, 'CCR'],
  ['Polo piqué', 'PP'],
  ['Bandana', 'BAN'],
  ['Ñandutí', 'NAN'],
  ['Conjunto deportivo escolar bordado fino', 'CDEB'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['{sub}-{color}-{talla}', { color: 'ROJO', talla: 'XL' }, 'CCR-ROJO-XL'],
  ['{sub}-{color}-{talla}', { color: '', talla: 'XL' }, 'CCR-XL'],
  ['{sub}-{color}-{talla}', { color: 'ROJO', talla: '' }, 'CCR-ROJO'],
  ['{sub}{n3}', { n: 7 }, 'CCR007'],
  ['{sub} / {n}', { n: 1234 }, 'CCR / 1234'],
  [' A-{talla} ', { talla: '0-3M' }, 'A-0-3M'],
  ['{colour}', {}, '{colour}'],
])('%j makes of %j the code %j', (pattern, parts, code) => {
  const all = { sub: 'CCR', color: 'ROJO', talla: 'M', n: 1, ...parts };
  expect(makeCode(parsePattern(pattern), all)).toBe(code);
});

test('a token that does not exist is named', () => {
  expect(unknownTokens('{sub}-{colour}-{talla}-{n12}-{')).toEqual(['{colour}', '{n12}', '{']);
  expect(unknownTokens('{sub}-{color3}-{talla}-{n2}')).toEqual([]);
});

test('colours that begin alike get the letters that tell them apart', () => {
  const letters = (fixed: number[]) => [...colorLetters(COLORS, 5, new Set(fixed)).values()];
  expect(letters([])).toEqual(['ROJO', 'AZULM', 'AZULR', 'VERDEB', 'VERDEL', 'CAFE']);
  // The codes of 'Verde bosque' exist.
  expect(letters([4])).toEqual(['ROJO', 'AZULM', 'AZULR', 'VERDE', 'VERDEL', 'CAFE']);
});

test.each<[string, [string, string, string | null][], string]>([
  [
    'the codes of the demo shop',
    [
      ['CCR-ROJO-M', 'Rojo', 'M'],
      ['CCR-AZULM-2XL', 'Azul marino', '2XL'],
      ['CCR-VERDE-S', 'Verde bosque', 'S'],
    ],
    '{sub}-{color}-{talla}',
  ],
  [
    'three letters, other initials, the size first',
    [
      ['CAM.M.ROJ', 'Rojo', 'M'],
      ['CAM.L.AZU', 'Azul rey', 'L'],
    ],
    'CAM.{talla}.{color3}',
  ],
  ['a size with a hyphen', [['CCR-ROJO-0-3M', 'Rojo', '0-3M']], '{sub}-{color}-{talla}'],
  [
    'running numbers',
    [
      ['CAM-007', 'Rojo', 'M'],
      ['CAM-012', 'Rojo', 'L'],
    ],
    'CAM-{n3}',
  ],
  [
    'a size that is a number',
    [
      ['P 28', 'Rojo', '28'],
      ['P 30', 'Rojo', '30'],
    ],
    'P {talla}',
  ],
  [
    'most codes, not all',
    [
      ['CCR-ROJO-M', 'Rojo', 'M'],
      ['CCR-AZULM-M', 'Azul marino', 'M'],
      ['viejo', 'Café', 'M'],
    ],
    '{sub}-{color}-{talla}',
  ],
  [
    'no pattern',
    [
      ['uno', 'Rojo', 'M'],
      ['dos', 'Café', 'L'],
    ],
    DEFAULT_PATTERN,
  ],
  ['no codes', [], DEFAULT_PATTERN],
])('the pattern of a subfamilia: %s', (_, rows, pattern) => {
  expect(
    proposePattern(
      NAME,
      rows.map((row) => variant(...row)),
    ),
  ).toBe(pattern);
});

test('numbers go on after the highest', () => {
  const pattern = parsePattern('CAM-{n3}');
  const rows = [variant('CAM-007', 'Rojo', 'M'), variant('cam-012', 'Rojo', 'L')];
  expect(nextNumber(pattern, NAME, [...rows, variant('OTRO-99', 'Rojo', 'S')])).toBe(13);
  expect(nextNumber(pattern, NAME, [])).toBe(1);
});

test('what all productos share is proposed, otherwise nothing, or the usual tax', () => {
  const same = [variant('A', 'Rojo', 'M'), variant('B', 'Café', 'M')];
  expect(proposeValues(NAME, same, 2, 'P')).toMatchObject({
    name: NAME,
    retail: '3500',
    wholesale: '3000',
    special: '',
    ivaId: '1',
    pattern: 'P',
  });
  const prices = { retail: 4000, wholesale: 3000, special: null };
  const other = { ...variant('C', 'Rojo', 'L'), prices, ivaId: null };
  expect(proposeValues(NAME, [...same, other], 2, '')).toMatchObject({
    retail: '',
    wholesale: '3000',
    ivaId: '2',
  });
});

test('pictures of a colour are those of its productos, and of files with its name', () => {
  const rojo = { ...variant('A', 'Rojo', 'M'), imageUrls: ['/1', '/2'] };
  const other = { ...variant('B', 'Rojo', 'L'), imageUrls: ['/2', '/3'] };
  expect(proposePictures([rojo, other, variant('C', 'Café', 'M')], 1)).toEqual(['/1', '/2', '/3']);

  const files = [
    'camiseta-cuello-redondo-azul-marino.webp',
    'x/1700000000000_Camiseta de cuello redondo AZUL MARINO espalda.jpg',
    'Camiseta cuello redondo/azul.webp',
    'camiseta-de-cuello-redondo-cafe-1.webp',
    'camiseta-azul-marino.webp',
    'camiseta-cuello-redondo-dama-azul-marino.webp',
  ].map((path) => ({ path, url: `/${path}` }));
  const colors = [...COLORS, { id: 9, name: 'Azul', rgb: '#0000ff' }];
  expect([...matchPictures(files, NAME, colors)]).toEqual([
    [2, [files[0]?.url, files[1]?.url]],
    [9, [files[2]?.url]],
    [6, [files[3]?.url]],
  ]);
});

test('sizes that are chosen together: those of the subfamilia, XS to 2XL, and numbers', () => {
  const shop = ['10', 'XXL', 'S', '8', 'XS', 'M', 'Única', '3XL', 'L', 'XL'];
  expect(sizeSets(shop, ['3XL', 'M', 'M', 'Vieja'])).toEqual([
    { kind: 'existing', tallas: ['M', '3XL'], first: 'M', last: '3XL' },
    { kind: 'letters', tallas: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], first: 'XS', last: 'XXL' },
    { kind: 'numbers', tallas: ['8', '10'], first: '8', last: '10' },
  ]);
  expect(sizeSets(['M', '8'], ['M'])).toEqual([]);
});
