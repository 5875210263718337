import { CANVAS } from './drawing.ts';
import { grain } from './wrinkles.ts';

// Unbleached cloth, bright in the middle. Its edges are the very grey that the store lays behind
// pictures (--color-cloth), so that a square picture shows no seam in a wide frame.
const BRIGHT = [246, 243, 237] as const;
const DIM = [241, 237, 230] as const;

// Shadows are a warm brown, not black: black looks dirty on cloth.
const SHADE = [84, 70, 56] as const;

let ground: Uint8Array | null = null;

/** The cloth-coloured ground of a product picture with the given shadow (0-255) on it, as RGB. */
export function backdrop(shadow: Uint8Array): Uint8Array {
  ground ??= cloth();
  const rgb = ground.slice();
  for (let pixel = 0; pixel < shadow.length; pixel += 1) {
    const dark = shadow[pixel] ?? 0;
    if (dark === 0) continue;
    const at = pixel * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = rgb[at + channel] ?? 0;
      rgb[at + channel] = own + (((SHADE[channel] ?? 0) - own) * dark) / 255;
    }
  }
  return rgb;
}

/** A ground (RGB) that has the colour of shadows everywhere. */
export function shadowColoured(pixels: number): Uint8Array {
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < rgb.length; i += 1) rgb[i] = SHADE[i % 3] ?? 0;
  return rgb;
}

function cloth(): Uint8Array {
  const rgb = new Uint8Array(CANVAS * CANVAS * 3);
  for (let y = 0; y < CANVAS; y += 1) {
    for (let x = 0; x < CANVAS; x += 1) {
      const u = (x / (CANVAS - 1)) * 2 - 1;
      const v = (y / (CANVAS - 1)) * 2 - 1;
      const dim = 1 - (1 - u * u) * (1 - v * v);
      // So few steps of grey would show as bands: which of two a pixel gets is left to the grain.
      const dither = (grain(y * CANVAS + x) + 1) / 2;
      const at = (y * CANVAS + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const bright = BRIGHT[channel] ?? 0;
        rgb[at + channel] = bright + ((DIM[channel] ?? 0) - bright) * dim + dither;
      }
    }
  }
  return rgb;
}
