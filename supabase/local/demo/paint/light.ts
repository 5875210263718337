import { blur, double, halve } from './field.ts';
import type { Field } from './field.ts';
import { wrinkles } from './wrinkles.ts';

// Light falls from the upper left, at the same angle on every article of the shop.
const LIGHT_X = -0.55;
const LIGHT_Y = -0.83;

let unrest: Field | null = null;

/**
 * Light (in greys, signed, at twice the size) on the height field of an article: rounded at its
 * edges (`cover`), raised and lowered by wide folds and by creases, which come blurred.
 */
export function lightOf(cover: Field, wide: Field, narrow: Field): Field {
  const broad = double(broadLight(halve(cover), halve(wide)));
  const fine = facing(narrow, 210);
  const { values } = broad;
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) + (fine.values[i] ?? 0);
  return double(broad);
}

/** Light on everything wider than a seam; half the size again, since it holds no detail. */
function broadLight(cover: Field, wide: Field): Field {
  const { size } = cover;
  const edge = blur(cover, 3.5);
  const body = blur(cover, 11).values;
  const folds = blur(wide, 4.5).values;
  unrest = unrest?.size === size ? unrest : blur(wrinkles(size), 2);
  const height = new Float32Array(size * size);
  for (let i = 0; i < height.length; i += 1) {
    height[i] =
      (edge.values[i] ?? 0) * 7 +
      (body[i] ?? 0) * 9 +
      (folds[i] ?? 0) * 38 +
      (unrest.values[i] ?? 0) * 7;
  }
  const light = facing({ size, values: height }, 21);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const falloff = 6 - (x + y * 1.4) * (12 / (size * 2.4));
      light.values[i] = (light.values[i] ?? 0) + falloff - (1 - (edge.values[i] ?? 0)) * 22;
    }
  }
  return light;
}

/** How much each slope of a height field turns to the light. */
function facing(height: Field, strength: number): Field {
  const { size, values } = height;
  const light = new Float32Array(size * size);
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 1; x < size - 1; x += 1) {
      const i = y * size + x;
      const slopeX = (values[i + 1] ?? 0) - (values[i - 1] ?? 0);
      const slopeY = (values[i + size] ?? 0) - (values[i - size] ?? 0);
      const turned = -(slopeX * LIGHT_X + slopeY * LIGHT_Y) * strength;
      // Highlights are softened: cloth is not satin.
      light[i] = turned > 0 ? turned * 0.8 : turned;
    }
  }
  return { size, values: light };
}

/**
 * Shadow on the ground (0-255, at half the size of `cover`): a dark line at the contact and a
 * wide soft fall to the lower right, wider the higher the article stands (`lift`).
 */
export function castShadow(cover: Field, lift: number): Uint8Array {
  const small = halve(cover);
  const near = blur(small, 1.6 * lift).values;
  const far = blur(small, 7 * lift).values;
  const { size } = small;
  const values = new Uint8Array(size * size);
  const nearShift = Math.round(lift);
  const farX = Math.round(2.5 * lift);
  const farY = Math.round(4 * lift);
  for (let y = farY; y < size; y += 1) {
    for (let x = farX; x < size; x += 1) {
      const contact = near[(y - nearShift) * size + x - nearShift] ?? 0;
      const fall = far[(y - farY) * size + x - farX] ?? 0;
      values[y * size + x] = 255 * (contact * 0.2 + fall * 0.2);
    }
  }
  return values;
}
