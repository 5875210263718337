import { castShadow, lightOf } from './light.ts';
import { CANVAS, CLOTH, svgDocument } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { toField } from './field.ts';
import { grain } from './wrinkles.ts';
import { enlarge, rasterBlurred, rasterChannel, rasterRgba } from './raster.ts';

/** A drawing that has been lit once and can now be dyed in any number of colours. */
export interface Relief {
  /** Coverage of each canvas pixel, 0-255. */
  readonly alpha: Uint8Array;
  /** Light on each pixel, 0-255: `CLOTH_GREY` shows the colour itself. */
  readonly tone: Uint8Array;
  /** Darkness of the shadow on the ground, 0-255. */
  readonly shadow: Uint8Array;
  /** True-colour details, RGBA; null when the drawing has none. */
  readonly trim: Uint8Array | null;
}

// Light is smooth, so half the resolution is enough and costs a quarter.
const HALF = CANVAS / 2;

let grains: Float32Array | null = null;

/** Draws and lights one view. The costly part: done once per view, whatever the colours. */
export async function buildRelief(drawing: Drawing): Promise<Relief> {
  // A thin outline with round joins takes the knife edge off the corners of the cloth.
  const shape = `<g stroke="#000" stroke-width="5">${drawing.silhouette}</g>`;
  const marks = (fragments: string): string =>
    svgDocument(drawing, fragments, HALF, ground('#808080'));
  const [alpha, paint, mask, wide, narrow, trim] = await Promise.all([
    rasterChannel(svgDocument(drawing, shape, CANVAS), 3),
    rasterChannel(svgDocument(drawing, drawing.tone, CANVAS, ground(CLOTH)), 0),
    rasterChannel(svgDocument(drawing, shape, HALF), 3),
    rasterChannel(marks(drawing.relief), 0),
    rasterBlurred(marks(drawing.crease), 1.8),
    drawing.trim === undefined ? null : rasterRgba(svgDocument(drawing, drawing.trim, CANVAS)),
  ]);
  const cover = toField(mask, HALF, 0, 255);
  const light = lightOf(cover, toField(wide, HALF, 128, 127), toField(narrow, HALF, 128, 127));
  const shade = castShadow(cover, drawing.lift ?? 1);
  const shadow = await enlarge(shade, HALF / 2, CANVAS);
  grains ??= Float32Array.from({ length: CANVAS * CANVAS }, (_, i) => grain(i) * 1.6);
  for (let i = 0; i < paint.length; i += 1) {
    const sum = (paint[i] ?? 0) + (light.values[i] ?? 0) + (grains[i] ?? 0);
    paint[i] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
  }
  return { alpha, tone: paint, shadow, trim };
}

function ground(colour: string): string {
  return `<rect width="100%" height="100%" fill="${colour}"/>`;
}
