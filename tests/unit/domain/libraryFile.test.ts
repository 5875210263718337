import { describe, expect, test } from 'vitest';
import {
  batchNames,
  estimatedSavings,
  isDefaultLogo,
  libraryFileFault,
  libraryFileName,
} from '#domain/pictures/libraryFile.ts';
import type { PictureHeader } from '#domain/pictures/pictureHeader.ts';

const MAX_BYTES = 40 * 1024 ** 2;
const jpeg = (width: number, height: number): PictureHeader => ({
  type: 'image/jpeg',
  size: { width, height },
});

test.each([
  ['a photo without a type', '', 900, jpeg(40, 30), null],
  ['nothing', 'image/jpeg', 0, null, 'empty'],
  ['a text called photo', 'image/jpeg', 900, null, 'notImage'],
  ['a kind that the browser may know', 'image/avif', 900, null, null],
  ['a drawing with more bytes than fit', 'image/svg+xml', MAX_BYTES + 1, null, 'tooLarge'],
  ['more pixels than fit', 'image/png', 900, jpeg(30_000, 30_000), 'tooLarge'],
  ['as many pixels as fit', 'image/png', 900, jpeg(10_000, 7_000), null],
  ['more bytes than fit', 'image/jpeg', MAX_BYTES + 1, jpeg(40, 30), 'tooLarge'],
] as const)('the fault of %s (%s)', (_, type, bytes, header, fault) => {
  expect(libraryFileFault(type, bytes, header)).toBe(fault);
});

describe('names of a batch', () => {
  test.each([
    [['a.jpg', 'a.jpg', 'a.jpg'], [], ['a', 'a_2', 'a_3']],
    [['a.jpg', 'a.png'], [], ['a', 'a_2']],
    [['Foto.jpg', 'foto.jpg'], [], ['Foto', 'foto_2']],
    [['niño.jpg', 'nino.jpg'], [], ['nino', 'nino_2']],
    [
      ['a.jpg', 'a.jpg'],
      ['a.webp', 'a_2.webp', 'A_3.webp'],
      ['a', 'a_4'],
    ],
    [['a.jpg', 'a.jpg', 'a_2.jpg'], [], ['a', 'a_3', 'a_2']],
    [['../../etc/passwd.png', '..'], [], ['passwd', '_']],
  ])('%j beside %j are %j', (files, stored, names) => {
    expect(batchNames(files, stored)).toEqual(names);
  });

  test('differ when they are cut at the same place', () => {
    const long = 'a'.repeat(300);
    const names = batchNames([`${long}1.jpg`, `${long}2.jpg`]);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(122);
  });
});

test.each([
  ['a.v2', 'image/png', 'a.v2.png'],
  [`${'a'.repeat(120)}_2`, 'image/webp', `${'a'.repeat(120)}_2.webp`],
])('%s as %s is stored as %s', (base, type, name) => {
  expect(libraryFileName(base, type)).toBe(name);
});

test.each([
  ['thumbnails/default/logo.webp', true],
  ['thumbnails/default/otro.webp', false],
  ['highres/thumbnails/default/logo.webp', false],
])('%s is the default logo: %s', (path, isLogo) => {
  expect(isDefaultLogo(path)).toBe(isLogo);
});

test.each([
  [[], 0],
  [[1000, 500], 900],
])('files of %j bytes save about %d', (bytes, saved) => {
  expect(estimatedSavings(bytes)).toBe(saved);
});
