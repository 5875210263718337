import { expect, test } from 'vitest';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import {
  chooseColor,
  chooseTalla,
  initialProducto,
  isColorOffered,
  isTallaOffered,
  listColors,
  listTallas,
} from '#domain/catalogue/variants.ts';
import { BLUE, RAINBOW, RED, buildProducto } from './fixtures.ts';

const RED_L = buildProducto({ id: 1, color: RED, tallaId: 'L' });
const RED_S = buildProducto({ id: 2, color: RED, tallaId: 'S' });
const BLUE_XL = buildProducto({ id: 3, color: BLUE, tallaId: 'XL' });
const BLUE_M_SOLD_OUT = buildProducto({ id: 4, color: BLUE, tallaId: 'M', stock: 0 });
const RAINBOW_S = buildProducto({ id: 5, color: RAINBOW, tallaId: 'S' });
const PLAIN = buildProducto({ id: 6, color: null, tallaId: null });
const ALL: readonly Producto[] = [RED_L, RAINBOW_S, RED_S, PLAIN, BLUE_XL, BLUE_M_SOLD_OUT];

test('colours are listed once, by name, the rainbow last', () => {
  expect(listColors(ALL).map(({ id }) => id)).toEqual([BLUE.id, RED.id, RAINBOW.id]);
  expect(listColors([PLAIN])).toEqual([]);
});

test('sizes are listed once, in garment order', () => {
  expect(listTallas(ALL)).toEqual(['S', 'M', 'L', 'XL']);
  expect(listTallas([PLAIN])).toEqual([]);
});

test.each<[string, Parameters<typeof initialProducto>[1], Producto]>([
  ['nothing wanted: first in stock, by colour and garment size', undefined, BLUE_XL],
  ['the producto wanted, even when sold out', 4, BLUE_M_SOLD_OUT],
  ['an unknown producto: as if nothing was wanted', 99, BLUE_XL],
  ['colour and size', { colorId: 1, tallaId: 'L' }, RED_L],
  ['colour and size, even when sold out', { colorId: 2, tallaId: 'M' }, BLUE_M_SOLD_OUT],
  ['colour alone: in stock first', { colorId: 2 }, BLUE_XL],
  ['size alone', { tallaId: 'S' }, RED_S],
  ['a pair that does not exist: the colour', { colorId: 1, tallaId: 'XL' }, RED_S],
  ['an unknown colour: the size', { colorId: 99, tallaId: 'L' }, RED_L],
  ['both unknown', { colorId: 99, tallaId: '?' }, BLUE_XL],
  ['no colour', { colorId: null }, PLAIN],
  ['an empty wish', {}, BLUE_XL],
])('the first producto shown, %s', (_title, wanted, expected) => {
  expect(initialProducto(ALL, wanted)).toBe(expected);
});

test('without productos there is no first one', () => {
  expect(initialProducto([])).toBeNull();
});

test('choosing a colour keeps the size if the pair exists, even sold out', () => {
  const redM = buildProducto({ id: 7, color: RED, tallaId: 'M' });
  expect(chooseColor(ALL, RED_S, RAINBOW.id)).toBe(RAINBOW_S);
  expect(chooseColor([...ALL, redM], BLUE_M_SOLD_OUT, RED.id)).toBe(redM);
  expect(chooseColor([...ALL, redM], redM, BLUE.id)).toBe(BLUE_M_SOLD_OUT);
});

test('choosing a colour without that size takes its first producto, in stock first', () => {
  expect(chooseColor(ALL, RED_L, BLUE.id)).toBe(BLUE_XL);
  expect(chooseColor(ALL, BLUE_XL, RED.id)).toBe(RED_S);
  expect(chooseColor(ALL, null, RED.id)).toBe(RED_S);
  expect(chooseColor([BLUE_M_SOLD_OUT], RED_L, BLUE.id)).toBe(BLUE_M_SOLD_OUT);
  expect(chooseColor(ALL, RED_L, null)).toBe(PLAIN);
});

test('choosing a size keeps the colour if the pair exists, else takes the first producto in it', () => {
  expect(chooseTalla(ALL, RED_L, 'S')).toBe(RED_S);
  expect(chooseTalla(ALL, BLUE_XL, 'L')).toBe(RED_L);
  expect(chooseTalla(ALL, null, 'M')).toBe(BLUE_M_SOLD_OUT);
});

test('choosing the current choice keeps the producto', () => {
  const twin = buildProducto({ id: 9, color: RED, tallaId: 'L' });
  expect(chooseColor([RED_L, twin], twin, RED.id)).toBe(twin);
  expect(chooseTalla([RED_L, twin], twin, 'L')).toBe(twin);
});

test('a colour or size that no producto has cannot be chosen', () => {
  expect(chooseColor(ALL, RED_L, 99)).toBeNull();
  expect(chooseTalla(ALL, RED_L, '9XL')).toBeNull();
  expect(chooseTalla([], null, null)).toBeNull();
});

test('a size is offered only where the chosen colour has it', () => {
  expect(isTallaOffered(ALL, 'L', RED.id)).toBe(true);
  expect(isTallaOffered(ALL, 'L', BLUE.id)).toBe(false);
  expect(isTallaOffered(ALL, 'M', BLUE.id)).toBe(true);
  expect(isTallaOffered(ALL, 'L', null)).toBe(false);
  const plainL = buildProducto({ id: 7, color: null, tallaId: 'L' });
  expect(isTallaOffered([...ALL, plainL], 'L', null)).toBe(true);
});

test('a colour is offered for any size if a producto has it', () => {
  expect(isColorOffered(ALL, BLUE.id)).toBe(true);
  expect(isColorOffered(ALL, 99)).toBe(false);
  expect(isColorOffered([], BLUE.id)).toBe(false);
});

test.each([
  ['colores', true],
  [' Colores ', true],
  ['varios colores', false],
])('a colour named "%s" is a rainbow: %s', (name, expected) => {
  expect(isRainbow({ ...RED, name })).toBe(expected);
  expect(isRainbow(null)).toBe(false);
});
