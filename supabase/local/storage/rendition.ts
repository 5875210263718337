import { invalidRequest } from './storageError.ts';

/** Sizes in px; `null` follows from the other size and the proportions. */
export type Rendition = {
  readonly width: number | null;
  readonly height: number | null;
  readonly resize: (typeof MODES)[number];
  readonly quality: number;
};

const MODES = ['cover', 'contain', 'fill'] as const;
const MAX_SIZE = 2500;
const DEFAULT_QUALITY = 80;

/**
 * Parses the query of a picture as hosted does: a size above 2500 counts as 2500, and 0 as none.
 *
 * @throws StorageError for a value that is not an integer or out of range
 */
export function parseRendition(query: URLSearchParams): Rendition {
  const resize = query.get('resize') ?? 'cover';
  const mode = MODES.find((name) => name === resize);
  if (mode === undefined) {
    throw invalidRequest('querystring/resize must be equal to one of the allowed values');
  }
  return {
    width: sizeIn(query, 'width'),
    height: sizeIn(query, 'height'),
    resize: mode,
    quality: wholeNumberIn(query, 'quality', 20, 100) ?? DEFAULT_QUALITY,
  };
}

function sizeIn(query: URLSearchParams, name: string): number | null {
  const size = wholeNumberIn(query, name, 0, Infinity);
  return size === null || size === 0 ? null : Math.min(size, MAX_SIZE);
}

function wholeNumberIn(query: URLSearchParams, name: string, min: number, max: number) {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^-?\d+$/.test(text)) throw invalidRequest(`querystring/${name} must be integer`);
  const number = Number(text);
  if (number < min) throw invalidRequest(`querystring/${name} must be >= ${min}`);
  if (number > max) throw invalidRequest(`querystring/${name} must be <= ${max}`);
  return number;
}
