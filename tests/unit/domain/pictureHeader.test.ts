import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureHeader } from '#domain/pictures/pictureHeader.ts';

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 64, height: 20, channels, background: '#27346b' } });

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

test.each([
  ['JPEG', 'image/jpeg', () => picture().jpeg()],
  ['CMYK JPEG', 'image/jpeg', () => picture().toColourspace('cmyk').jpeg()],
  ['PNG', 'image/png', () => picture().png()],
  ['transparent PNG', 'image/png', () => picture(4).png()],
  ['GIF', 'image/gif', () => picture().gif()],
  ['webp', 'image/webp', () => picture().webp()],
  ['lossless webp', 'image/webp', () => picture().webp({ lossless: true })],
  ['webp with a profile', 'image/webp', () => picture().withIccProfile('p3').webp()],
] as const)('a %s is recognised by its content', async (_what, type, make) => {
  const bytes = await make().toBuffer();
  expect(readPictureHeader(toBuffer(bytes))).toEqual({ type, size: { width: 64, height: 20 } });
});

test.each([
  [1, 64, 20],
  [6, 20, 64],
  [8, 20, 64],
])('a photo of orientation %i has %i × %i px', async (orientation, width, height) => {
  const bytes = await picture().withMetadata({ orientation }).jpeg().toBuffer();
  expect(readPictureHeader(toBuffer(bytes))?.size).toEqual({ width, height });
});

test.each([
  ['two bytes', 'hi'],
  ['a text', 'esto no es una foto'],
  ['another RIFF', 'RIFF0000WAVEfmt '],
])('%s is no picture', (_what, text) => {
  expect(readPictureHeader(toBuffer(new TextEncoder().encode(text)))).toBeNull();
});

test.each([
  ['JPEG', 'image/jpeg', () => picture().jpeg(), 20],
  ['PNG', 'image/png', () => picture().png(), 12],
  ['webp', 'image/webp', () => picture().webp(), 14],
] as const)('a %s that is cut off has a type but no size', async (_what, type, make, kept) => {
  const bytes = (await make().toBuffer()).subarray(0, kept);
  expect(readPictureHeader(toBuffer(bytes))).toEqual({ type, size: null });
});
