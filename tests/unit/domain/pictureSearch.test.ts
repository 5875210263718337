import { expect, test } from 'vitest';
import { foldersAbove, searchFolders, searchPictures } from '#domain/pictures/pictureSearch.ts';

const PATHS = [
  'highres/camisetas/roja.webp',
  'highres/camisetas/niños/azul.webp',
  'highres/rojas/Camiseta-polo.webp',
  'thumbnails/1790000000123_Algodón rojo.webp',
];
const files = PATHS.map((path) => ({ path }));

test.each([
  ['roja', [0, 2]],
  ['CAMISETA', [2, 0, 1]],
  ['camisetas roja', [0]],
  ['ninos azul', [1]],
  ['algodon', [3]],
  ['1790000000123', []],
  ['verde', []],
])('%j finds the files %j, those found by name first', (search, found) => {
  expect(searchPictures(files, search).map(({ path }) => PATHS.indexOf(path))).toEqual(found);
});

test.each([
  ['nino', ['highres/camisetas/niños']],
  ['camisetas', ['highres/camisetas']],
  ['highres camisetas', []],
])('%j finds the folders %j', (search, found) => {
  const folders = [...new Set(PATHS.flatMap(foldersAbove))];
  expect(searchFolders(folders, search)).toEqual(found);
});
