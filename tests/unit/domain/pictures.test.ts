import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFileName } from '#domain/catalogue/pictureFileName.ts';
import {
  bannerPath,
  bannerSizeHints,
  bannerTimeMs,
  shownBannerName,
} from '#domain/staff/pictures/bannerFile.ts';
import { batchNames } from '#domain/staff/pictures/libraryFile.ts';
import { pastedFileName, safeFileName, safeFolderName } from '#domain/staff/pictures/objectName.ts';
import {
  foldersAbove,
  searchFolders,
  searchPictures,
} from '#domain/staff/pictures/pictureSearch.ts';
import { fileFault, isCutOff, readPictureType } from '#domain/staff/pictures/pictureType.ts';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/staff/pictures/storedPicture.ts';
import { bannerPreset, libraryPreset, THUMBNAIL } from '#features/admin/shared/upload/presets.ts';

const TIME = 1_790_000_000_123;
const WEBP = 'image/webp';

test.each([
  ['promo.webp', 'desktop', 'banner desktop/promo_1790000000123.webp'],
  ['Promoción Niños.JPG', 'mobile', 'banner mobile/Promocion_Ninos_1790000000123.webp'],
  ['../../secreto.png', 'mobile', 'banner mobile/secreto_1790000000123.webp'],
] as const)('the banner %j for %s is stored as %s', (name, layout, path) => {
  expect(bannerPath(name, WEBP, layout, TIME)).toBe(path);
  expect(bannerTimeMs(path)).toBe(TIME);
  // Some browsers cannot write webp.
  expect(bannerPath(name, 'image/png', layout, TIME)).toBe(path.replace('.webp', '.png'));
});

test.each([
  ['banner desktop/promo_1790000000123.webp', 'promo.webp'],
  ['banner desktop/promo_2.v1_1790000000123.png', 'promo_2.v1.png'],
  ['banner mobile/verano_2026.webp', 'verano_2026.webp'],
])('a banner stored as %s is shown as %s', (path, name) => {
  expect(shownBannerName(path)).toBe(name);
  expect(bannerTimeMs(path) === null).toBe(!path.includes('1790000000123'));
});

test.each([
  [1920, 600, 'desktop', []],
  [1920, 640, 'desktop', ['otherShape']],
  [1280, 400, 'desktop', ['small']],
  [640, 800, 'mobile', []],
] as const)('a banner of %i × %i px for %s has the hints %j', (width, height, layout, hints) => {
  expect(bannerSizeHints({ width, height }, layout)).toEqual(hints);
});

describe('the name of', () => {
  const DAY = '2026-11-21';
  const long = pictureFileName({ detail: 'camiseta '.repeat(50), name: '', colorName: null }, DAY);
  test.each([
    ['Algodón peinado 24/1', 'Camiseta', 'Rojo', 'algodon-peinado-24-1'],
    [null, 'Camiseta niño', 'Azul', 'camiseta-nino-azul-2026-11-21'],
    ['  ', 'Polo', null, 'polo-2026-11-21'],
    ['../..\\<b>"x"', 'Polo', null, 'b-x'],
  ])('a download of %j, %s, %s is %s.webp', (detail, name, colorName, expected) => {
    expect(pictureFileName({ detail, name, colorName }, DAY)).toBe(`${expected}.webp`);
    expect(long).toMatch(/^.{1,79}[a-z]\.webp$/);
  });

  test.each([
    ['  Camisetas 2026 ', 'Camisetas_2026'],
    ['Niños y algodón', 'Ninos_y_algodon'],
    ['a..b', 'a_b'],
    ['.oculta', '_oculta'],
    ['a'.repeat(300), 'a'.repeat(60)],
  ])('the folder %j becomes %j', (typed, name) => {
    expect(safeFolderName(typed)).toBe(name);
  });

  test.each([
    ['algodón peinado ÁÉÍÓÚ Ü.jpg', 'algodon_peinado_AEIOU_U.jpg'],
    ['100% (1) #2.jpg', '100___1___2.jpg'],
    ['👕.jpg', '1f455.jpg'],
    ['衬衫.jpg', '886c_886b.jpg'],
    ['..', '_.jpg'],
    ['FOTO.JPG', 'FOTO.jpg'],
    ['Banner-ad_2 verano.jpg', 'imagen-imagen_2_verano.jpg'],
    ['radar bandera.jpg', 'radar_bandera.jpg'],
    ['foto.jpeg', 'foto.jpeg'],
    ['foto', 'foto.jpg'],
    ['camara.png', 'camara.jpg'],
    ['.placeholder', '_placeholder.jpg'],
    ['../../secreto.jpg', 'secreto.jpg'],
    ['C:\\Fotos\\gorra.jpg', 'gorra.jpg'],
    ['uno\ndos\0.jpg', 'uno_dos.jpg'],
    [`${'ñ'.repeat(300)}.jpg`, `${'n'.repeat(120)}.jpg`],
  ])('%j is stored as %s', (given, stored) => {
    expect(safeFileName(given, 'image/jpeg')).toBe(stored);
  });

  const a = 'a'.repeat(300);
  test.each([
    ['a.jpg a.jpg a.jpg', '', 'a a_2 a_3'],
    ['niño.jpg nino.jpg', '', 'nino nino_2'],
    ['a.jpg a.jpg', 'a.webp a_2.webp A_3.webp', 'a a_4'],
    ['a.jpg a.jpg a_2.jpg', '', 'a a_3 a_2'],
    [`${a}1.jpg ${a}2.jpg`, '', `${a.slice(0, 120)} ${a.slice(0, 120)}_2`],
  ])('the files %j of a batch, beside the stored %j, are %j', (files, stored, names) => {
    expect(batchNames(files.split(' '), stored.split(' ')).join(' ')).toBe(names);
  });

  test.each([
    ['image.png', 'image/png', 0, 0, 'pegada_2026-03-04_050607.png'],
    ['imagen.png', 'image/png', 5, 1, 'pegada_2026-03-04_050607_2.png'],
    ['', 'image/bmp', 60_000, 0, 'pegada_2026-03-04_050607.png'],
    ['', 'image/jpeg', 60_000, 0, 'pegada_2026-03-04_050607.jpg'],
    ['image.png', 'image/png', 5_001, 0, 'image.png'],
  ])(
    'the pasted %j of the type %s, %i ms old, number %i, is %s',
    (name, type, age, index, called) => {
      const now = new Date(2026, 2, 4, 5, 6, 7);
      const file = { name, type, lastModified: now.getTime() - age };
      expect(pastedFileName(file, now, index)).toBe(called);
    },
  );

  test.each([
    ['foto.jpeg', true, true],
    ['FOTO.WEBP', true, true],
    ['foto.gif', true, false],
    ['.placeholder', false, false],
    ['foto.webp.html', false, false],
  ])('%j belongs to a picture: %s, to a thumbnail: %s', (name, isPicture, isThumbnail) => {
    expect(isPictureName(name)).toBe(isPicture);
    expect(isPictureName(name, THUMBNAIL_ENDINGS)).toBe(isThumbnail);
  });

  test.each([
    ['1790000000123_gorra_azul.webp', 'gorra_azul.webp'],
    ['1790000000123.webp', '1790000000123.webp'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shownPictureName(name)).toBe(shown);
  });
});

const PATHS = [
  'highres/camisetas/roja.webp',
  'highres/camisetas/niños/azul.webp',
  'highres/rojas/Camiseta-polo.webp',
  'thumbnails/1790000000123_Algodón rojo.webp',
];
const files = PATHS.map((path) => ({ path }));
const folders = [...new Set(PATHS.flatMap(foldersAbove))];

test.each([
  ['roja', [0, 2], 'highres/rojas'],
  ['CAMISETA', [2, 0, 1], 'highres/camisetas'],
  ['ninos azul', [1], undefined],
  ['1790000000123', [], undefined],
  ['highres camisetas', [0, 1], undefined],
])(
  'the search for %j finds the files %j, matches of the name first, and the folder %s',
  (search, found, folder) => {
    expect(searchPictures(files, search).map(({ path }) => PATHS.indexOf(path))).toEqual(found);
    expect(searchFolders(folders, search)).toEqual(folder === undefined ? [] : [folder]);
  },
);

const MIB = 1024 ** 2;
const BANNER = { width: 1920, height: 600 };
const GIANT = { width: 30_000, height: 30_000 };

test.each([
  // Columns: file, declared type, bytes, type of its content, size, fault as a banner, fault in the library
  ['no bytes', 'image/jpeg', 0, null, null, 'empty', 'empty'],
  ['a text called photo', 'image/jpeg', 9, null, null, 'notImage', 'notImage'],
  ['a drawing', 'image/svg+xml', 9, null, null, 'otherFormat', null],
  ['a drawing of 41 MB', 'image/svg+xml', 41 * MIB, null, null, 'otherFormat', 'tooLarge'],
  ['a picture', 'image/jpeg', 9, 'image/jpeg', BANNER, null, null],
  ['a picture of unknown size', 'image/png', 9, 'image/png', null, null, null],
  ['900 megapixels', 'image/png', 9, 'image/png', GIANT, 'tooLarge', 'tooLarge'],
  ['41 MB', 'image/jpeg', 41 * MIB, 'image/jpeg', BANNER, 'tooLarge', 'tooLarge'],
  ['HEIC', 'image/heic', 9, 'image/heic', null, 'heic', 'heic'],
] as const)('faults of %s (%s)', (_what, type, bytes, content, size, inBanners, inLibrary) => {
  expect(fileFault({ type, size: bytes }, content, size, true)).toBe(inBanners);
  expect(fileFault({ type, size: bytes }, content, size, false)).toBe(inLibrary);
});

const read = (bytes: Uint8Array, name = '', type = '') =>
  readPictureType(new Uint8Array(bytes).buffer, { name, type });

/** Builds an `ftyp` box with these brands, the main brand first. */
function box(...[main = '', ...others]: readonly string[]) {
  const size = String.fromCharCode(0, 0, 0, 16 + 4 * others.length);
  return `${size}ftyp${main}\0\0\0\0${others.join('')}`;
}
test.each([
  [box('heic', 'mif1'), '', '', true],
  [box('heix'), '', '', true],
  [box('mif1', 'mif1', 'heic'), '', '', true],
  [box('avif', 'mif1'), '', '', false],
  [box('mif1', 'avif', 'miaf'), '', '', false],
  ['', '', '', false],
  ['not a box', '', '', false],
  ['RIFF0000WAVEfmt ', '', '', false],
  // Files that cannot be read.
  ['', 'IMG_0001.HEIC', '', true],
  ['', 'foto.heif', '', true],
  ['', 'foto.jpg', 'image/heic', true],
  ['', 'foto.heic.txt', 'text/plain', false],
])(
  'a file that starts with %j, named %j, of the type %j is HEIC: %s',
  (text, name, type, isHeic) => {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(read(bytes, name, type)).toBe(isHeic ? 'image/heic' : null);
  },
);

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s is recognised by its first bytes, and when it is cut off',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 64, height: 40, channels: 3, background: '#888', noise } as const;
    const preview = await sharp({ create }).resize(8).jpeg().toBuffer();
    const picture = sharp({ create }).withExif({ IFD0: { Software: preview.toString('latin1') } });
    const bytes = new Uint8Array(await picture.toFormat(format).toBuffer());
    const { length } = bytes;
    expect(read(bytes.subarray(0, 12))).toBe(`image/${format}`);
    const isCut = (...parts: Uint8Array<ArrayBuffer>[]) =>
      new Blob(parts).arrayBuffer().then((file) => isCutOff(file, `image/${format}`));
    expect(await isCut(bytes)).toBe(false);
    expect(await isCut(bytes, new Uint8Array(4000))).toBe(false);
    for (const end of [length - 8, Math.floor(length / 2), 14]) {
      expect(await isCut(bytes.slice(0, end)), `${end} of ${length} bytes`).toBe(true);
    }
  },
);

const library = libraryPreset('highres/gorras');
const LIGHT = { bytes: 300_000, size: { width: 4000, height: 4000 } };
// Its limits reduce its width of 2560 px to 1920 px (wide banner) or 640 px (phone banner).
const HEAVY = { bytes: 300_001, size: { width: 2560, height: 4000 } };
const NARROW = { bytes: 900_000, size: { width: 500, height: 700 } };
test.each([
  ['a library picture', library.limits('image/png', LIGHT), 5 * MIB, 1200, WEBP],
  ['a JPEG thumbnail', THUMBNAIL.limits('image/jpeg', LIGHT), MIB, 512, 'image/jpeg'],
  ['a GIF thumbnail', THUMBNAIL.limits('image/gif', LIGHT), MIB, 512, WEBP],
  ['a wide banner', bannerPreset('desktop').limits('image/png', LIGHT), MIB, 3840, WEBP],
  ['a phone banner', bannerPreset('mobile').limits('image/png', LIGHT), MIB, 1600, WEBP],
  ['a heavy wide banner', bannerPreset('desktop').limits(WEBP, HEAVY), MIB, 3000, WEBP],
  ['a heavy phone banner', bannerPreset('mobile').limits(WEBP, HEAVY), MIB, 1000, WEBP],
  ['a heavy narrow banner', bannerPreset('mobile').limits(WEBP, NARROW), MIB, 700, WEBP],
])('the limits for the upload of %s', (_what, limits, maxBytes, maxSidePx, type) => {
  expect(limits).toMatchObject({ maxBytes, maxSidePx, type });
});
