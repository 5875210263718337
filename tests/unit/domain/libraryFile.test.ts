import { describe, expect, test } from 'vitest';
import {
  batchNames,
  estimatedSavings,
  isDefaultLogo,
  libraryFileFault,
  libraryFileName,
} from '#domain/pictures/libraryFile.ts';
import type { PictureHeader } from '#domain/pictures/pictureHeader.ts';

const jpeg = (width: number, height: number): PictureHeader => ({
  type: 'image/jpeg',
  size: { width, height },
});

test.each([
  ['a photo', 'image/jpeg', 900, jpeg(4000, 3000), null],
  [
    'a photo whose size its header does not tell',
    'image/jpeg',
    900,
    { type: 'image/jpeg', size: null },
    null,
  ],
  ['a photo without a type', '', 900, jpeg(40, 30), null],
  ['a photo with the type of a text', 'text/plain', 900, jpeg(40, 30), null],
  ['nothing', 'image/jpeg', 0, null, 'empty'],
  ['a text called photo', 'image/jpeg', 900, null, 'notImage'],
  ['a page called PNG', 'image/png', 900, null, 'notImage'],
  ['a text', 'text/plain', 900, null, 'notImage'],
  ['something without a type', '', 900, null, 'notImage'],
  ['a drawing', 'image/svg+xml', 900, null, null],
  ['a kind that the browser may know', 'image/avif', 900, null, null],
  ['more pixels than fit', 'image/png', 900, jpeg(30_000, 30_000), 'tooLarge'],
  ['as many pixels as fit', 'image/png', 900, jpeg(10_000, 7_000), null],
  ['more bytes than fit', 'image/jpeg', 40 * 1024 ** 2 + 1, jpeg(40, 30), 'tooLarge'],
] as const)('%s is checked before anything is done with it', (_, type, bytes, header, fault) => {
  expect(libraryFileFault(type, bytes, header)).toBe(fault);
});

describe('names of a batch', () => {
  test.each([
    [['a.jpg', 'b.png'], [], ['a', 'b']],
    [['a.jpg', 'a.jpg', 'a.jpg'], [], ['a', 'a_2', 'a_3']],
    [['a.jpg', 'a.png'], [], ['a', 'a_2']],
    [['Foto.jpg', 'foto.jpg'], [], ['Foto', 'foto_2']],
    [['niño.jpg', 'nino.jpg'], [], ['nino', 'nino_2']],
    [['👕.jpg', '🧢.jpg'], [], ['_', '__2']],
    [['a.jpg'], ['a.webp'], ['a']],
    [
      ['a.jpg', 'a.jpg'],
      ['a.webp', 'a_2.webp', 'A_3.webp'],
      ['a', 'a_4'],
    ],
    [['a.jpg', 'a.jpg', 'a_2.jpg'], [], ['a', 'a_3', 'a_2']],
    [['../../etc/passwd.png', '..'], [], ['passwd', '_']],
    [['camiseta.v2.jpg'], [], ['camiseta.v2']],
  ])('%j beside %j are %j', (files, stored, names) => {
    expect(batchNames(files, stored)).toEqual(names);
  });

  test('stay apart even when they are cut at the same place', () => {
    const long = 'a'.repeat(300);
    const names = batchNames([`${long}1.jpg`, `${long}2.jpg`]);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(122);
  });
});

test.each([
  ['a', 'image/webp', 'a.webp'],
  ['a.v2', 'image/png', 'a.v2.png'],
  [`${'a'.repeat(120)}_2`, 'image/webp', `${'a'.repeat(120)}_2.webp`],
])('%s as %s is stored as %s', (base, type, name) => {
  expect(libraryFileName(base, type)).toBe(name);
});

test.each([
  ['thumbnails/default/logo.webp', true],
  ['thumbnails/default/otro.webp', false],
  ['highres/thumbnails/default/logo.webp', false],
])('whether %s is the default logo: %s', (path, isIt) => {
  expect(isDefaultLogo(path)).toBe(isIt);
});

test.each([
  [[], 0],
  [[1000], 600],
  [[1000, 500], 900],
])('of files of %j bytes %d are said to be saved', (bytes, saved) => {
  expect(estimatedSavings(bytes)).toBe(saved);
});
