import { CLOTH_GREY } from './drawing.ts';
import type { Relief } from './relief.ts';

/** Red, green and blue, 0-255. */
export type Rgb = readonly [number, number, number];

/** Reads '#RRGGBB'. */
export function parseRgb(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * Paints an article over a ground (RGB, changed in place): in one plain colour or, given RGBA bytes,
 * in the colours of a pattern; then its true-colour details.
 */
export function paintOver(
  ground: Uint8Array,
  relief: Relief,
  colour: Rgb | Uint8Array,
): Uint8Array {
  const { alpha, tone, trim } = relief;
  const plain = colour instanceof Uint8Array ? null : clothScale(colour);
  const scales = new Map<number, Uint8Array>();
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const cover = alpha[pixel] ?? 0;
    if (cover === 0) continue;
    const scale = plain ?? patternScale(colour, pixel, scales);
    blend(ground, pixel * 3, scale, (tone[pixel] ?? 0) * 3, cover);
  }
  if (trim === null) return ground;
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const cover = trim[pixel * 4 + 3] ?? 0;
    if (cover > 0) blend(ground, pixel * 3, trim, pixel * 4, cover);
  }
  return ground;
}

function patternScale(
  pattern: Rgb | Uint8Array,
  pixel: number,
  scales: Map<number, Uint8Array>,
): Uint8Array {
  // Blended edges bring many colours; six bits per channel tell apart all that the eye can.
  const red = (pattern[pixel * 4] ?? 0) & 0xfc;
  const green = (pattern[pixel * 4 + 1] ?? 0) & 0xfc;
  const blue = (pattern[pixel * 4 + 2] ?? 0) & 0xfc;
  const key = (red << 16) | (green << 8) | blue;
  const known = scales.get(key);
  if (known !== undefined) return known;
  const scale = clothScale([red, green, blue]);
  scales.set(key, scale);
  return scale;
}

/**
 * One colour of cloth under every light: 256 entries of RGB.
 * Dark cloths are lifted a little and catch more light, or their folds and seams would vanish.
 */
function clothScale(colour: Rgb): Uint8Array {
  const [red, green, blue] = colour;
  const lightness = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
  const lift = 30 * Math.max(0, 1 - lightness / 0.35);
  const shine = 0.3 + 0.45 * lightness;
  const depth = 0.95 - 0.2 * lightness;
  const scale = new Uint8Array(256 * 3);
  for (let grey = 0; grey < 256; grey += 1) {
    const up = Math.max(0, (grey - CLOTH_GREY) / (255 - CLOTH_GREY));
    const down = Math.max(0, (CLOTH_GREY - grey) / CLOTH_GREY);
    for (let channel = 0; channel < 3; channel += 1) {
      const own = (lift + (colour[channel] ?? 0) * (1 - lift / 255)) * (1 - 0.02 * lightness);
      // Shade leans to blue and light to cream, as daylight from a window does.
      const shade = own * (1 - down * depth * (channel === 2 ? 0.93 : 1));
      const cream = channel === 2 ? 244 : 253;
      scale[grey * 3 + channel] = Math.max(0, shade + (cream - own) * up * shine);
    }
  }
  return scale;
}

function blend(
  target: Uint8Array,
  to: number,
  source: Uint8Array,
  from: number,
  cover: number,
): void {
  if (cover === 255) {
    target[to] = source[from] ?? 0;
    target[to + 1] = source[from + 1] ?? 0;
    target[to + 2] = source[from + 2] ?? 0;
    return;
  }
  for (let channel = 0; channel < 3; channel += 1) {
    const below = target[to + channel] ?? 0;
    target[to + channel] = below + (((source[from + channel] ?? 0) - below) * cover) / 255;
  }
}
