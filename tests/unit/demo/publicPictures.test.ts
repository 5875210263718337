import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCutter } from '../../../supabase/local/demo/paint/article.ts';
import { drawScene } from '../../../supabase/local/demo/paint/scene.ts';
import { DEFAULT_BANNERS } from '../../../supabase/local/demo/scenes.ts';
import { REPO_ROOT } from '../../../supabase/local/paths.ts';

const shipped = (file: string): Promise<Buffer> => readFile(path.join(REPO_ROOT, 'public', file));

const smallPixels = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).removeAlpha().resize(64, 32, { fit: 'fill' }).raw().toBuffer();

const cut = makeCutter();

test.each(Object.entries(DEFAULT_BANNERS))(
  'the shipped banner %s is the drawn scene',
  async (name, scene) => {
    const file = await shipped(`banners/${name}.webp`);
    const { width, height } = scene;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    const [now, then] = await Promise.all([
      drawScene(scene, cut).then(smallPixels),
      smallPixels(file),
    ]);
    const apart = now.reduce((sum, value, i) => sum + Math.abs(value - (then[i] ?? 0)), 0);
    expect(apart / now.length).toBeLessThan(3);
  },
  60_000,
);

test.each([
  ['banners/desktop-1.webp', 60_000],
  ['banners/desktop-2.webp', 60_000],
  ['banners/mobile-1.webp', 40_000],
  ['banners/mobile-2.webp', 40_000],
  ['default-image.webp', 8_000],
  ['logo.svg', 4_000],
  ['favicon.svg', 2_000],
])('%s is light', async (file, maxBytes) => {
  expect((await shipped(file)).byteLength).toBeLessThanOrEqual(maxBytes);
});

test.each(['logo.svg', 'logo-mark.svg', 'favicon.svg'])(
  '%s needs no font and nothing from elsewhere',
  async (file) => {
    const svg = (await shipped(file)).toString('utf8');
    expect(svg).not.toMatch(/<text|font-family|href|<script|<image/);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  },
);
