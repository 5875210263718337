import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import type { Design } from '../garments/designs.ts';
import type { ColourName } from '../palette.ts';
import type { Cutter } from './article.ts';
import { CANVAS } from './drawing.ts';

/** An article in a scene: middle (pixels), side of its square (pixels), turn (degrees). */
export interface Placed {
  readonly design: Design;
  readonly colour: ColourName | null;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly turn?: number;
}

/** Several articles on one cloth, the first at the bottom. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly articles: readonly Placed[];
}

/** Draws a scene as webp. */
export async function drawScene(scene: Scene, cut: Cutter): Promise<Uint8Array> {
  const { width, height } = scene;
  const layers = await Promise.all(
    scene.articles.map(async (placed) =>
      layerOf(placed, await cut(placed.design, placed.colour), scene),
    ),
  );
  const ground = { width, height, channels: 3 } as const;
  return sharp(await sceneGround(width, height), { raw: ground })
    .composite(layers)
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
}

async function layerOf(
  { at, size, turn = 0 }: Placed,
  cutOut: Uint8Array,
  scene: Scene,
): Promise<OverlayOptions> {
  const { data, info } = await sharp(cutOut, {
    raw: { width: CANVAS, height: CANVAS, channels: 4 },
  })
    .resize(size, size)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(at[0] - info.width / 2);
  const top = Math.round(at[1] - info.height / 2);
  // What is laid on must fit into the scene: articles may hang over its edges.
  const crop = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(info.width, scene.width - left) - crop.left;
  const height = Math.min(info.height, scene.height - top) - crop.top;
  const input = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract({ ...crop, width, height })
    .raw()
    .toBuffer();
  return {
    input,
    raw: { width, height, channels: 4 },
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}

/** Unbleached cloth with a few wide, soft folds. */
async function sceneGround(width: number, height: number): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width / 8)}" ` +
    `height="${Math.round(height / 8)}" viewBox="0 0 200 100" preserveAspectRatio="none">` +
    '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f8f4ec"/>' +
    '<stop offset="0.55" stop-color="#f1ebdf"/><stop offset="1" stop-color="#e4dccb"/></linearGradient>' +
    '<rect width="200" height="100" fill="url(#light)"/>' +
    softFold(16, 30, 9, '#fff', 0.5) +
    softFold(27, 32, 8, '#b9a88a', 0.1) +
    softFold(92, -26, 12, '#fff', 0.4) +
    softFold(78, -22, 10, '#b9a88a', 0.12) +
    softFold(150, 24, 14, '#fff', 0.35) +
    softFold(168, 22, 10, '#b9a88a', 0.14) +
    '</svg>';
  const small = await sharp(Buffer.from(svg)).blur(3.4).removeAlpha().png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
}

function softFold(
  x: number,
  lean: number,
  spread: number,
  colour: string,
  opacity: number,
): string {
  return (
    `<path d="M${x} -10L${x + spread} -10L${x + spread + lean} 110L${x + lean} 110Z" ` +
    `fill="${colour}" fill-opacity="${opacity}"/>`
  );
}
