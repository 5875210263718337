/** A square grid of numbers, row by row. */
export interface Field {
  readonly size: number;
  readonly values: Float32Array;
}

/** Bytes as a field, mapped so that `zero` becomes 0 and `zero + range` becomes 1. */
export function toField(bytes: Uint8Array, size: number, zero: number, range: number): Field {
  const values = new Float32Array(size * size);
  const factor = 1 / range;
  for (let i = 0; i < values.length; i += 1) values[i] = ((bytes[i] ?? 0) - zero) * factor;
  return { size, values };
}

/** The field at half its size, each point the mean of four. */
export function halve(field: Field): Field {
  const { size, values } = field;
  const half = size / 2;
  const result = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const at = y * 2 * size + x * 2;
      const upper = (values[at] ?? 0) + (values[at + 1] ?? 0);
      const lower = (values[at + size] ?? 0) + (values[at + size + 1] ?? 0);
      result[y * half + x] = (upper + lower) * 0.25;
    }
  }
  return { size: half, values: result };
}

/** The field at twice its size, interpolated between its points. */
export function double(field: Field): Field {
  const { size, values } = field;
  const width = size * 2;
  const result = new Float32Array(width * width);
  const wide = new Float32Array(width);
  for (let y = 0; y < width; y += 1) {
    // Every new point lies a quarter of a step from its nearest old one.
    const near = y >> 1;
    const far = Math.min(size - 1, Math.max(0, near + (y % 2 === 0 ? -1 : 1)));
    for (let x = 0; x < size; x += 1) {
      wide[x] = (values[near * size + x] ?? 0) * 0.75 + (values[far * size + x] ?? 0) * 0.25;
    }
    const row = y * width;
    for (let x = 0; x < size; x += 1) {
      const here = wide[x] ?? 0;
      const before = x === 0 ? here : (wide[x - 1] ?? 0);
      const after = x === size - 1 ? here : (wide[x + 1] ?? 0);
      result[row + x * 2] = here * 0.75 + before * 0.25;
      result[row + x * 2 + 1] = here * 0.75 + after * 0.25;
    }
  }
  return { size: width, values: result };
}

/**
 * Blurs by three box passes, which come close to a Gaussian of deviation `sigma` (points).
 * Floats instead of bytes: lighting takes differences of neighbours, where 8 bits show as bands.
 */
export function blur(field: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5));
  let source = field.values;
  // Each call blurs the rows and swaps rows with columns: six calls blur three times both ways.
  for (let pass = 0; pass < 6; pass += 1) source = transposedBoxBlur(source, field.size, radius);
  return { size: field.size, values: source };
}

function transposedBoxBlur(source: Float32Array, size: number, radius: number): Float32Array {
  const target = new Float32Array(source.length);
  const weight = 1 / (2 * radius + 1);
  const padded = new Float32Array(size + 2 * radius + 1);
  for (let row = 0; row < size; row += 1) {
    const line = source.subarray(row * size, row * size + size);
    padded.fill(line[0] ?? 0, 0, radius + 1);
    padded.set(line, radius + 1);
    padded.fill(line[size - 1] ?? 0, radius + 1 + size);
    let sum = 0;
    for (let i = 0; i <= 2 * radius; i += 1) sum += padded[i] ?? 0;
    for (let column = 0; column < size; column += 1) {
      sum += (padded[column + 2 * radius + 1] ?? 0) - (padded[column] ?? 0);
      target[column * size + row] = sum * weight;
    }
  }
  return target;
}
