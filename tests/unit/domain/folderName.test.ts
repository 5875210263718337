import { expect, test } from 'vitest';
import { safeFolderName, sameFolder } from '#domain/pictures/folderName.ts';

test.each([
  ['  Camisetas 2026 ', 'Camisetas_2026'],
  ['Niños y algodón', 'Ninos_y_algodon'],
  ['a/b', 'a_b'],
  ['a..b', 'a_b'],
  ['.oculta', '_oculta'],
  ['v1.2', 'v1.2'],
  ['   ', ''],
  ['a'.repeat(300), 'a'.repeat(60)],
])('the folder name %j becomes %j', (typed, name) => {
  expect(safeFolderName(typed)).toBe(name);
});

test.each([
  ['camisetas', 'Camisetas'],
  ['toallas', undefined],
])('the name %s is that of the folder %s', (name, folder) => {
  expect(sameFolder(['Camisetas', 'gorras'], name)).toBe(folder);
});
