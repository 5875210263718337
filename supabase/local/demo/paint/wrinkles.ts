import type { Field } from './field.ts';

/**
 * The fine unrest that every cloth has when it lies: gentle ridges, longer than they are wide,
 * about -1 to 1. Always the same, so that pictures come out the same on every machine.
 */
export function wrinkles(size: number): Field {
  const values = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const u = x / size;
      const v = y / size;
      // Turned a little, because cloth never wrinkles along the edges of a picture.
      const along = u * 0.42 + v * 0.91;
      const across = u * 0.91 - v * 0.42;
      const bend = smoothNoise(u * 3, v * 3, 7) * 0.35;
      const broad = smoothNoise(across * 9 + bend, along * 3.2 + bend, 1);
      const fine = smoothNoise(across * 21 + bend * 2, along * 8, 2);
      values[y * size + x] = (1 - Math.abs(broad * 2 - 1)) * 1.2 - 0.6 + (fine - 0.5) * 0.55;
    }
  }
  return { size, values };
}

/** Grain of the cloth at a pixel, -1 to 1. */
export function grain(pixel: number): number {
  return hash(pixel, 0, 3) * 2 - 1;
}

/** Value noise, 0 to 1. */
function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = ease(x - left);
  const fy = ease(y - top);
  const upper = hash(left, top, seed) * (1 - fx) + hash(left + 1, top, seed) * fx;
  const lower = hash(left, top + 1, seed) * (1 - fx) + hash(left + 1, top + 1, seed) * fx;
  return upper * (1 - fy) + lower * fy;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 974_634_151);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  h ^= h >>> 16;
  return (h >>> 0) / 4_294_967_295;
}
