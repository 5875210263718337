import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESIGNS } from '../../../supabase/local/demo/garments/designs.ts';
import { makePainter } from '../../../supabase/local/demo/paint/article.ts';
import { svgDocument } from '../../../supabase/local/demo/paint/drawing.ts';
import { parseRgb } from '../../../supabase/local/demo/paint/dye.ts';
import { rasterChannel } from '../../../supabase/local/demo/paint/raster.ts';
import { PALETTE } from '../../../supabase/local/demo/palette.ts';
import type { ColourName } from '../../../supabase/local/demo/palette.ts';
import { drawGroup } from '../../../supabase/local/demo/pictures.ts';
import type { DemoPicture } from '../../../supabase/local/demo/pictures.ts';
import { PICTURE_GROUPS } from '../../../supabase/local/demo/plan.ts';

/** The logo, the banners and the first T-shirt. */
const FIRST = [0, 1, 2, 3, 4, 5];

describe('the pictures as stored', () => {
  let drawn: DemoPicture[];
  beforeAll(async () => {
    drawn = (await Promise.all(FIRST.map(drawGroup))).flat();
  });

  test('they are those of their groups', () => {
    const paths = drawn.map(({ bucket, path }) => `${bucket}/${path}`);
    const planned = FIRST.flatMap((group) => PICTURE_GROUPS[group] ?? []);
    expect(paths.toSorted()).toEqual(planned.toSorted());
  });

  test.each([
    ['thumbnails/default/', 400, 400, 8_000],
    ['banner desktop/', 1920, 600, 60_000],
    ['banner mobile/', 640, 800, 40_000],
    ['highres/', 1000, 1000, 60_000],
    ['thumbnails/camiseta', 400, 400, 20_000],
  ])('%s is webp of %i x %i px', async (folder, width, height, maxBytes) => {
    const found = drawn.filter(({ path }) => path.startsWith(folder));
    expect(found.length).toBeGreaterThan(0);
    for (const { bytes, contentType } of found) {
      expect(contentType).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(bytes.byteLength).toBeLessThan(maxBytes);
    }
  });
});

describe('a T-shirt', () => {
  let paint: Awaited<ReturnType<typeof makePainter>>;
  beforeAll(async () => {
    paint = await makePainter('tee');
  });

  test.each<ColourName>(['Rojo', 'Turquesa', 'Mostaza', 'Azul rey', 'Blanco'])(
    'in %s has that colour',
    async (colour) => {
      const painted = pixelAt(await paint(colour), 500, 520);
      for (const [channel, value] of parseRgb(PALETTE[colour]).entries()) {
        expect(Math.abs((painted[channel] ?? 0) - value)).toBeLessThan(28);
      }
    },
  );

  test('in "colores" has many colours', async () => {
    const rgb = await paint('colores');
    const hues = [300, 400, 500, 600, 700].map((x) => pixelAt(rgb, x, 560).join(' '));
    expect(new Set(hues).size).toBe(5);
  });

  test('in white stands out from the ground', async () => {
    const rgb = await paint('Blanco');
    const [cloth = 0, ground = 0] = [pixelAt(rgb, 500, 500)[2], pixelAt(rgb, 120, 820)[2]];
    expect(cloth - ground).toBeGreaterThan(12);
  });

  test('comes out the same every time', async () => {
    const again = await makePainter('tee');
    expect(Buffer.compare(await again('Vino'), await paint('Vino'))).toBe(0);
  });
});

test.each(Object.entries(DESIGNS))('%s lies whole on the picture', async (_name, design) => {
  const drawing = design();
  const size = 100;
  const alpha = await rasterChannel(svgDocument(drawing, drawing.silhouette, size), 3);
  const edge = Array.from({ length: size }, (_, i) => [
    alpha[i],
    alpha[(size - 1) * size + i],
    alpha[i * size],
    alpha[i * size + size - 1],
  ]);
  expect(Math.max(...edge.flat().map((value) => value ?? 0))).toBe(0);
  expect(alpha.filter((value) => value > 0).length).toBeGreaterThan(size * size * 0.15);
});

/** Red, green and blue of one pixel of a picture 1000 pixels wide. */
function pixelAt(rgb: Uint8Array, x: number, y: number): number[] {
  return [...rgb.subarray((y * 1000 + x) * 3, (y * 1000 + x) * 3 + 3)];
}
