import { DESIGNS } from '../garments/designs.ts';
import type { Design } from '../garments/designs.ts';
import { PALETTE } from '../palette.ts';
import type { ColourName } from '../palette.ts';
import { backdrop, shadowColoured } from './backdrop.ts';
import { CANVAS, svgDocument } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { paintOver, parseRgb } from './dye.ts';
import type { Rgb } from './dye.ts';
import { rainbowStripes, tieDye } from './rainbow.ts';
import { rasterRgba } from './raster.ts';
import { buildRelief } from './relief.ts';
import type { Relief } from './relief.ts';

const UNDYED = '#F4F1EA';

/** A lit article: gives its picture (RGB, on the shop's cloth ground) in any colour. */
type Painter = (colour: ColourName | null) => Promise<Uint8Array>;

/** Draws and lights an article; the colour null is its natural look. */
export async function makePainter(design: Design): Promise<Painter> {
  const drawing = DESIGNS[design]();
  const relief = await buildRelief(drawing);
  const ground = backdrop(relief.shadow);
  return async (colour) => {
    const dye = await dyeOf(drawing, design, colour);
    return paintOver(ground.slice(), relief, dye);
  };
}

/** Gives an article alone with its shadow, RGBA bytes of the whole canvas, to lay into scenes. */
export type Cutter = (design: Design, colour: ColourName | null) => Promise<Uint8Array>;

/** A cutter that lights every design only once, however many colours are asked for. */
export function makeCutter(): Cutter {
  const reliefs = new Map<Design, Promise<Relief>>();
  return async (design, colour) => {
    const drawing = DESIGNS[design]();
    const known = reliefs.get(design) ?? buildRelief(drawing);
    reliefs.set(design, known);
    return cutOut(await known, await dyeOf(drawing, design, colour));
  };
}

function cutOut(relief: Relief, dye: Rgb | Uint8Array): Uint8Array {
  const { alpha, shadow, trim } = relief;
  const rgb = paintOver(shadowColoured(alpha.length), relief, dye);
  const rgba = new Uint8Array(alpha.length * 4);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const to = pixel * 4;
    const from = pixel * 3;
    rgba[to] = rgb[from] ?? 0;
    rgba[to + 1] = rgb[from + 1] ?? 0;
    rgba[to + 2] = rgb[from + 2] ?? 0;
    const cover = Math.max(alpha[pixel] ?? 0, trim?.[to + 3] ?? 0);
    rgba[to + 3] = cover + ((shadow[pixel] ?? 0) * (255 - cover)) / 255;
  }
  return rgba;
}

async function dyeOf(
  drawing: Drawing,
  design: Design,
  colour: ColourName | null,
): Promise<Rgb | Uint8Array> {
  if (colour === 'colores') return design === 'clothBolt' ? rainbowStripes() : tieDye();
  const code = colour === null ? UNDYED : PALETTE[colour];
  if (drawing.dye === undefined) return parseRgb(code);
  const ground = `<rect width="${CANVAS}" height="${CANVAS}" fill="${code}"/>`;
  return rasterRgba(svgDocument(drawing, drawing.dye(code), CANVAS, ground));
}
