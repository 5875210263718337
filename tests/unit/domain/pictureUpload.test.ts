import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { bannerFileFault } from '#domain/pictures/bannerFile.ts';
import { isHeicNamed, isHeicStart } from '#domain/pictures/heicFile.ts';
import { estimatedSavings, libraryFileFault } from '#domain/pictures/libraryFile.ts';
import { type PictureHeader, readPictureHeader } from '#domain/pictures/pictureHeader.ts';
import { BANNER, LIBRARY, THUMBNAIL } from '#features/admin/shared/upload/presets.ts';

const TIME = 1_790_000_000_123;
const MIB = 1024 ** 2;
const WEBP = 'image/webp';
const header = (width: number, height: number): PictureHeader => ({
  type: 'image/jpeg',
  size: { width, height },
});

describe('the fault of a file', () => {
  test.each([
    // Type, bytes, header, fault of a banner, fault in the library
    ['no bytes', 'image/jpeg', 0, null, 'empty', 'empty'],
    ['a text called photo', 'image/jpeg', 9, null, 'notImage', 'notImage'],
    ['a drawing', 'image/svg+xml', 9, null, 'otherFormat', null],
    ['a kind that the browser may know', 'image/avif', 9, null, 'otherFormat', null],
    ['a drawing of 41 MB', 'image/svg+xml', 41 * MIB, null, 'otherFormat', 'tooLarge'],
    ['a picture', 'image/jpeg', 9, header(1920, 600), null, null],
    ['a picture of unknown size', 'image/png', 9, { type: 'image/png', size: null }, null, null],
    ['a picture without a type', '', 9, header(1, 1), null, null],
    ['as many pixels as fit', 'image/png', 9, header(10_000, 7_000), null, null],
    ['900 megapixels', 'image/png', 9, header(30_000, 30_000), 'tooLarge', 'tooLarge'],
    ['41 MB', 'image/jpeg', 41 * MIB, header(1920, 600), 'tooLarge', 'tooLarge'],
    ['HEIC', 'image/heic', 9, 'heic', 'heic', 'heic'],
    ['HEIC without bytes', 'image/heic', 0, 'heic', 'empty', 'empty'],
  ] as const)('%s (%s)', (_what, type, bytes, head, inBanners, inLibrary) => {
    expect(bannerFileFault(type, bytes, head)).toBe(inBanners);
    expect(libraryFileFault(type, bytes, head)).toBe(inLibrary);
  });
});

describe('the content of a file', () => {
  const picture = (channels: 3 | 4 = 3) =>
    sharp({ create: { width: 64, height: 20, channels, background: '#27346b' } });
  const SIZE = { width: 64, height: 20 };
  const toBuffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

  test.each([
    ['a JPEG', 'image/jpeg', () => picture().jpeg(), 20],
    ['a CMYK JPEG', 'image/jpeg', () => picture().toColourspace('cmyk').jpeg(), 20],
    ['a PNG', 'image/png', () => picture().png(), 12],
    ['a transparent PNG', 'image/png', () => picture(4).png(), 12],
    ['a GIF', 'image/gif', () => picture().gif(), null],
    ['a webp', WEBP, () => picture().webp(), 14],
    ['a lossless webp', WEBP, () => picture().webp({ lossless: true }), null],
    ['a webp with a profile', WEBP, () => picture().withIccProfile('p3').webp(), null],
  ] as const)('tells %s, and its type when it is cut off', async (_what, type, make, kept) => {
    const bytes = await make().toBuffer();
    expect(readPictureHeader(toBuffer(bytes))).toEqual({ type, size: SIZE });
    if (kept === null) return;
    expect(readPictureHeader(toBuffer(bytes.subarray(0, kept)))).toEqual({ type, size: null });
  });

  test.each([
    [1, 64, 20],
    [6, 20, 64],
    [8, 20, 64],
  ])('tells that a photo of orientation %i has %i × %i px', async (orientation, width, height) => {
    const bytes = await picture().withMetadata({ orientation }).jpeg().toBuffer();
    expect(readPictureHeader(toBuffer(bytes))?.size).toEqual({ width, height });
  });

  test.each(['hi', 'esto no es una foto', 'RIFF0000WAVEfmt '])('%s is no picture', (text) => {
    expect(readPictureHeader(toBuffer(new TextEncoder().encode(text)))).toBeNull();
  });

  /** A `ftyp` box with these brands, the main one first. */
  function box(...[main = '', ...others]: readonly string[]) {
    const size = String.fromCharCode(0, 0, 0, 16 + 4 * others.length);
    return `${size}ftyp${main}\0\0\0\0${others.join('')}`;
  }
  test.each([
    [box('heic', 'mif1'), true],
    [box('heix'), true],
    [box('hevc'), true],
    [box('mif1', 'mif1', 'heic'), true],
    [box('msf1'), true],
    [box('avif', 'mif1'), false],
    [box('mif1', 'avif', 'miaf'), false],
    [box('mp42', 'isom'), false],
    ['', false],
    ['not a box', false],
  ])('%j is HEIC: %s', (text, isHeic) => {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(isHeicStart(bytes.buffer)).toBe(isHeic);
  });

  test.each([
    ['IMG_0001.HEIC', '', true],
    ['foto.heif', '', true],
    ['foto.hif', '', true],
    ['foto.jpg', 'image/heic', true],
    ['foto', 'image/heif-sequence', true],
    ['foto.heic.txt', 'text/plain', false],
  ])('%s of the type %j is called HEIC: %s', (name, type, isHeic) => {
    expect(isHeicNamed(name, type)).toBe(isHeic);
  });
});

describe('an upload', () => {
  test.each([
    [[], 0],
    [[1000, 500], 900],
  ])('of files of %j bytes saves about %d', (bytes, saved) => {
    expect(estimatedSavings(bytes)).toBe(saved);
  });

  const inFolder = { folder: 'highres/gorras', base: 'azul' };
  const banner = (layout: 'desktop' | 'mobile') =>
    BANNER.limits({ fileName: 'a.jpg', layout }, 'image/png');
  test.each([
    ['a library picture', LIBRARY.limits(inFolder, 'image/png'), 5 * MIB, 1200, WEBP],
    ['a JPEG thumbnail', THUMBNAIL.limits('a', 'image/jpeg'), MIB, 512, 'image/jpeg'],
    ['a PNG thumbnail', THUMBNAIL.limits('a', 'image/png'), MIB, 512, 'image/png'],
    ['a webp thumbnail', THUMBNAIL.limits('a', WEBP), MIB, 512, WEBP],
    ['a GIF thumbnail', THUMBNAIL.limits('a', 'image/gif'), MIB, 512, WEBP],
    ['a wide banner', banner('desktop'), MIB, 3840, WEBP],
    ['a phone banner', banner('mobile'), MIB, 1600, WEBP],
  ])('of %s is limited', (_what, limits, maxBytes, maxSidePx, type) => {
    expect(limits).toMatchObject({ maxBytes, maxSidePx, type });
  });

  test('replaces a library picture of its name, and nothing else', () => {
    vi.spyOn(Date, 'now').mockReturnValue(TIME);
    expect(LIBRARY.limits(inFolder, WEBP).quality).toBe(0.8);
    const paths = [
      LIBRARY.pathOf(inFolder, WEBP),
      THUMBNAIL.pathOf('a.jpg', WEBP),
      THUMBNAIL.pathOf('a.jpg', WEBP),
      BANNER.pathOf({ fileName: 'a.jpg', layout: 'mobile' }, WEBP),
    ];
    expect(paths).toEqual([
      'highres/gorras/azul.webp',
      'thumbnails/1790000000123_a.webp',
      'thumbnails/1790000000124_a.webp',
      'banner mobile/a_1790000000125.webp',
    ]);
    expect(LIBRARY.storing).toEqual({ overwrite: true });
    expect(THUMBNAIL.storing).toEqual({ overwrite: false });
    expect(BANNER.storing).toEqual({ overwrite: false, bucket: 'banners' });
  });
});
