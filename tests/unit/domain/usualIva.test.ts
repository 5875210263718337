import { expect, test } from 'vitest';
import { usualIva } from '#domain/forms/usualIva.ts';

const GENERAL = { id: 1, name: 'IVA 13%', rate: 0.13 };
const REDUCED = { id: 2, name: 'IVA 4%', rate: 0.04 };
const EXEMPT = { id: 3, name: 'Exento', rate: 0 };
const ALL = [EXEMPT, REDUCED, GENERAL];

test.each([
  ['most products have', [1, 2, 2, 1, 2], ALL, REDUCED],
  ['the newest product has, of two with as many', [3, 1, 1, 3], ALL, EXEMPT],
  ['is the highest, when no product has one', [], ALL, GENERAL],
  ['is left, when the most used one was deleted', [9, 9, 2], ALL, REDUCED],
  ['is the only one', [9], [EXEMPT], EXEMPT],
  ['nobody has: there is none', [1], [], null],
])('the usual tax is the one that %s', (_what, used, ivas, usual) => {
  expect(usualIva(ivas, used)).toBe(usual);
});
