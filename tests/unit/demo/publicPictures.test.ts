import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '#backend/paths.ts';

const shipped = (file: string): Promise<Buffer> => readFile(path.join(REPO_ROOT, 'public', file));

test.each([
  ['banners/desktop-1.webp', 60_000],
  ['banners/desktop-2.webp', 60_000],
  ['banners/mobile-1.webp', 40_000],
  ['banners/mobile-2.webp', 40_000],
  ['default-image.webp', 8_000],
  ['logo.svg', 4_000],
  ['favicon.svg', 2_000],
])('%s is small', async (file, maxBytes) => {
  expect((await shipped(file)).byteLength).toBeLessThanOrEqual(maxBytes);
});

test.each(['logo.svg', 'logo-mark.svg', 'favicon.svg'])(
  '%s needs no font and no other file',
  async (file) => {
    const svg = (await shipped(file)).toString('utf8');
    expect(svg).not.toMatch(/<text|font-family|href|<script|<image/);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  },
);
