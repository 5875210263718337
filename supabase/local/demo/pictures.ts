import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { REPO_ROOT } from '../paths.ts';
import { makeCutter, makePainter } from './paint/article.ts';
import { CANVAS } from './paint/drawing.ts';
import { drawScene } from './paint/scene.ts';
import { PLANNED_BANNERS, LOGO_PATH, PICTURE_PLAN } from './plan.ts';
import type { PlannedBanner, PlannedDesign } from './plan.ts';

/** A drawn picture and where it belongs in storage. */
export interface DemoPicture {
  readonly bucket: string;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const THUMBNAIL = 400;
const HIGHRES_WEBP = { quality: 80, effort: 1 };
const THUMBNAIL_WEBP = { quality: 80, effort: 2 };

// Banners share their articles.
const cut = makeCutter();

const DRAW_GROUP: readonly (() => Promise<DemoPicture[]>)[] = [
  readLogo,
  ...PLANNED_BANNERS.map((banner) => () => drawBanner(banner)),
  ...PICTURE_PLAN.map((planned) => () => drawDesign(planned)),
];

/**
 * Draws the pictures of one of `PICTURE_GROUPS`; always the same ones.
 *
 * @param group its index
 */
export async function drawGroup(group: number): Promise<DemoPicture[]> {
  return (await DRAW_GROUP[group]?.()) ?? [];
}

/** The stored picture for missing ones is the one that the store itself ships. */
async function readLogo(): Promise<DemoPicture[]> {
  const bytes = await readFile(path.join(REPO_ROOT, 'public', 'default-image.webp'));
  return [asWebp('productsamples', LOGO_PATH, bytes)];
}

async function drawBanner({ path: file, scene }: PlannedBanner): Promise<DemoPicture[]> {
  return [asWebp('banners', file, await drawScene(scene, cut))];
}

async function drawDesign({ design, pictures }: PlannedDesign): Promise<DemoPicture[]> {
  const paint = await makePainter(design);
  const drawn = await Promise.all(
    pictures.map(async ({ colour, highres, thumbnail }) => {
      const rgb = await paint(colour);
      const size = { width: CANVAS, height: CANVAS, channels: 3 } as const;
      const small = sharp(rgb, { raw: size }).resize(THUMBNAIL, THUMBNAIL, { kernel: 'linear' });
      const large = sharp(rgb, { raw: size });
      return Promise.all([
        ...(thumbnail === null ? [] : [stored(thumbnail, small.webp(THUMBNAIL_WEBP))]),
        ...(highres === null ? [] : [stored(highres, large.webp(HIGHRES_WEBP))]),
      ]);
    }),
  );
  return drawn.flat();
}

async function stored(file: string, picture: Sharp): Promise<DemoPicture> {
  return asWebp('productsamples', file, await picture.toBuffer());
}

function asWebp(bucket: string, file: string, bytes: Uint8Array): DemoPicture {
  return { bucket, path: file, contentType: 'image/webp', bytes };
}
