import { expect, test } from 'vitest';
import { bannerFileFault } from '#domain/pictures/bannerFile.ts';
import { isHeicNamed, isHeicStart } from '#domain/pictures/heicFile.ts';
import { libraryFileFault } from '#domain/pictures/libraryFile.ts';

/** The first bytes of a file whose `ftyp` box has these brands, the main one first. */
function start(main: string, ...others: readonly string[]): ArrayBuffer {
  const size = String.fromCharCode(0, 0, 0, 16 + 4 * others.length);
  const text = `${size}ftyp${main}\0\0\0\0${others.join('')}`;
  return Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer;
}

test.each([
  [start('heic', 'mif1'), true],
  [start('heix'), true],
  [start('hevc'), true],
  [start('mif1', 'mif1', 'heic'), true],
  [start('msf1'), true],
  [start('avif', 'mif1'), false],
  [start('mif1', 'avif', 'miaf'), false],
  [start('mp42', 'isom'), false],
  [new ArrayBuffer(0), false],
  [Uint8Array.from('not a box', (char) => char.charCodeAt(0)).buffer, false],
])('content %# is HEIC: %s', (bytes, isHeic) => {
  expect(isHeicStart(bytes)).toBe(isHeic);
});

test.each([
  ['IMG_0001.HEIC', '', true],
  ['foto.heif', '', true],
  ['foto.hif', '', true],
  ['foto.jpg', 'image/heic', true],
  ['foto', 'image/heif-sequence', true],
  ['heic.jpg', 'image/jpeg', false],
  ['foto.heic.txt', 'text/plain', false],
])('%s of the type %j is called HEIC: %s', (name, type, isHeic) => {
  expect(isHeicNamed(name, type)).toBe(isHeic);
});

test.each([
  ['banner', bannerFileFault],
  ['library', libraryFileFault],
] as const)('a %s in HEIC has a fault of its own, unless it is empty', (_, faultOf) => {
  expect(faultOf('image/heic', 9, 'heic')).toBe('heic');
  expect(faultOf('image/heic', 0, 'heic')).toBe('empty');
});
