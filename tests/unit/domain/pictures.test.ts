import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bannerPath,
  bannerSizeHints,
  bannerTimeMs,
  shownBannerName,
} from '#domain/pictures/bannerFile.ts';
import { pictureFileName } from '#domain/pictures/fileName.ts';
import { safeFolderName, sameFolder } from '#domain/pictures/folderName.ts';
import { batchNames, isDefaultLogo, libraryFileName } from '#domain/pictures/libraryFile.ts';
import { safeFileName, thumbnailPath } from '#domain/pictures/objectName.ts';
import { pastedFileName } from '#domain/pictures/pastedFile.ts';
import { foldersAbove, searchFolders, searchPictures } from '#domain/pictures/pictureSearch.ts';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/pictures/storedPicture.ts';

const TIME = 1_790_000_000_123;
const WEBP = 'image/webp';

describe('a banner', () => {
  test.each([
    ['promo.webp', 'desktop', 'banner desktop/promo_1790000000123.webp'],
    ['Promoción Niños.JPG', 'mobile', 'banner mobile/Promocion_Ninos_1790000000123.webp'],
    ['../../secreto.png', 'mobile', 'banner mobile/secreto_1790000000123.webp'],
    ['', 'desktop', 'banner desktop/__1790000000123.webp'],
  ] as const)('%j for %s is stored as %s', (name, layout, path) => {
    expect(bannerPath(name, WEBP, layout, TIME)).toBe(path);
    expect(bannerTimeMs(path)).toBe(TIME);
    // A browser that cannot write webp.
    expect(bannerPath(name, 'image/png', layout, TIME)).toBe(path.replace('.webp', '.png'));
  });

  test.each([
    ['banner desktop/promo_1790000000123.webp', 'promo.webp'],
    ['banner desktop/promo_2.v1_1790000000123.png', 'promo_2.v1.png'],
    ['banner mobile/a/verano 2026.webp', 'verano 2026.webp'],
    ['banner mobile/verano_2026.webp', 'verano_2026.webp'],
  ])('stored as %s is shown as %s', (path, name) => {
    expect(shownBannerName(path)).toBe(name);
    expect(bannerTimeMs(path) === null).toBe(!path.includes('1790000000123'));
  });

  test.each([
    [1920, 600, 'desktop', []],
    [1930, 600, 'desktop', []],
    [1920, 640, 'desktop', ['otherShape']],
    [1280, 400, 'desktop', ['small']],
    [640, 800, 'desktop', ['small', 'otherShape']],
    [640, 800, 'mobile', []],
  ] as const)('of %i × %i px for %s has the hints %j', (width, height, layout, hints) => {
    expect(bannerSizeHints({ width, height }, layout)).toEqual(hints);
  });
});

describe('the name of', () => {
  const DAY = '2026-11-21';
  const long = pictureFileName({ detail: 'camiseta '.repeat(50), name: '', colorName: null }, DAY);
  test.each([
    ['Algodón peinado 24/1', 'Camiseta', 'Rojo', 'algodon-peinado-24-1'],
    [null, 'Camiseta niño', 'Azul', 'camiseta-nino-azul-2026-11-21'],
    ['  ', 'Polo', null, 'polo-2026-11-21'],
    ['../..\\<b>"x"', 'Polo', null, 'b-x'],
    ['🎽', '🎽', null, '2026-11-21'],
  ])('a download of %j, %s, %s is %s.webp', (detail, name, colorName, expected) => {
    expect(pictureFileName({ detail, name, colorName }, DAY)).toBe(`${expected}.webp`);
    expect(long).toMatch(/^.{1,79}[a-z]\.webp$/);
  });

  test.each([
    ['  Camisetas 2026 ', 'Camisetas_2026'],
    ['Niños y algodón', 'Ninos_y_algodon'],
    ['a/b', 'a_b'],
    ['a..b', 'a_b'],
    ['.oculta', '_oculta'],
    ['v1.2', 'v1.2'],
    ['   ', ''],
    ['a'.repeat(300), 'a'.repeat(60)],
  ])('the folder %j becomes %j', (typed, name) => {
    expect(safeFolderName(typed)).toBe(name);
  });

  test.each([
    ['camisetas', 'Camisetas'],
    ['toallas', undefined],
  ])('%s is that of the folder %s', (name, folder) => {
    expect(sameFolder(['Camisetas', 'gorras'], name)).toBe(folder);
  });

  test.each([
    ['algodón peinado ÁÉÍÓÚ Ü.jpg', 'algodon_peinado_AEIOU_U.jpg'],
    ['algodo\u0301n.jpg', 'algodon.jpg'],
    ['IMG-2026_11.v2.jpg', 'IMG-2026_11.v2.jpg'],
    ['100% (1) #2.jpg', '100___1___2.jpg'],
    ['👕.jpg', '_.jpg'],
    ['FOTO.JPG', 'FOTO.jpg'],
    ['foto.jpeg', 'foto.jpeg'],
    ['foto', 'foto.jpg'],
    ['.placeholder', '_placeholder.jpg'],
    ['../../secreto.jpg', 'secreto.jpg'],
    ['C:\\Fotos\\gorra.jpg', 'gorra.jpg'],
    ['a..b.jpg', 'a_b.jpg'],
    ['punto..jpg', 'punto_.jpg'],
    ['uno\ndos\0.jpg', 'uno_dos.jpg'],
    [`${'ñ'.repeat(300)}.jpg`, `${'n'.repeat(120)}.jpg`],
  ])('%j is stored as %s', (given, stored) => {
    expect(safeFileName(given, 'image/jpeg')).toBe(stored);
  });

  test.each([
    [WEBP, 'foto.webp'],
    ['image/unknown', 'foto.jpg'],
  ])('a picture of type %s is stored as %s', (type, stored) => {
    expect(safeFileName('foto.jpg', type)).toBe(stored);
  });

  test('any file becomes one that the bucket accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const path = thumbnailPath(name, WEBP, TIME);
        expect(path).toMatch(/^thumbnails\/1790000000123_[A-Za-z0-9._-]+\.webp$/);
        expect(path).not.toContain('..');
        expect(path.length).toBeLessThan(512);
      }),
    );
  });

  const a = 'a'.repeat(300);
  test.each([
    ['a.jpg a.jpg a.jpg', '', 'a a_2 a_3'],
    ['a.jpg a.png', '', 'a a_2'],
    ['Foto.jpg foto.jpg', '', 'Foto foto_2'],
    ['niño.jpg nino.jpg', '', 'nino nino_2'],
    ['a.jpg a.jpg', 'a.webp a_2.webp A_3.webp', 'a a_4'],
    ['a.jpg a.jpg a_2.jpg', '', 'a a_3 a_2'],
    ['../../etc/passwd.png ..', '', 'passwd _'],
    [`${a}1.jpg ${a}2.jpg`, '', `${a.slice(0, 120)} ${a.slice(0, 120)}_2`],
  ])('a batch of %j beside %j is %j', (files, stored, names) => {
    expect(batchNames(files.split(' '), stored.split(' ')).join(' ')).toBe(names);
  });

  test.each([
    ['a.v2', 'image/png', 'a.v2.png'],
    [`${a.slice(0, 120)}_2`, WEBP, `${a.slice(0, 120)}_2.webp`],
  ])('%s in the library as %s is %s', (base, type, name) => {
    expect(libraryFileName(base, type)).toBe(name);
  });

  test.each([
    ['thumbnails/default/logo.webp', true],
    ['thumbnails/default/otro.webp', false],
    ['highres/thumbnails/default/logo.webp', false],
  ])('%s is that of the default logo: %s', (path, isLogo) => {
    expect(isDefaultLogo(path)).toBe(isLogo);
  });

  test.each([
    ['image.png', 'image/png', 0, 0, 'pegada_2026-03-04_050607.png'],
    ['imagen.png', 'image/png', 5, 1, 'pegada_2026-03-04_050607_2.png'],
    ['画像.png', 'image/png', 5_000, 0, 'pegada_2026-03-04_050607.png'],
    ['image.tiff', 'image/tiff', 0, 0, 'pegada_2026-03-04_050607.png'],
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
    ['.webp', false, false],
    ['foto.svg', false, false],
    ['foto.webp.html', false, false],
    ['foto.', false, false],
  ])('%j is that of a picture: %s, of a thumbnail: %s', (name, isPicture, isThumbnail) => {
    expect(isPictureName(name)).toBe(isPicture);
    expect(isPictureName(name, THUMBNAIL_ENDINGS)).toBe(isThumbnail);
  });

  test.each([
    ['1790000000123_gorra_azul.webp', 'gorra_azul.webp'],
    ['gorra_azul.webp', 'gorra_azul.webp'],
    ['1790000000123.webp', '1790000000123.webp'],
    ['1790000000123_.webp', '1790000000123_.webp'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shownPictureName(name)).toBe(shown);
  });
});

describe('the search', () => {
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
    ['camisetas roja', [0], undefined],
    ['ninos azul', [1], undefined],
    ['nino', [1], 'highres/camisetas/niños'],
    ['algodon', [3], undefined],
    ['1790000000123', [], undefined],
    ['highres camisetas', [0, 1], undefined],
  ])(
    'for %j finds the files %j, those by name first, and the folder %s',
    (search, found, folder) => {
      expect(searchPictures(files, search).map(({ path }) => PATHS.indexOf(path))).toEqual(found);
      expect(searchFolders(folders, search)).toEqual(folder === undefined ? [] : [folder]);
    },
  );
});
