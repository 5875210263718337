import type { ObjectFiles } from './objectFiles.ts';
import { imageProcessingFailed, invalidRequest, objectNotFound } from './storageError.ts';

/** How each mode of hosted is called in sharp. */
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Sizes in px; `undefined` follows from the other size and the proportions. */
type Rendition = {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: (typeof FITS)[keyof typeof FITS];
  readonly quality: number;
};

type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

const MAX_SIZE = 2500;
/** Number of cached pictures; the longest unused is removed first. */
const MAX_CACHED = 300;

/**
 * Parses the query of a picture as hosted does: a size above 2500 counts as 2500, and 0 as none.
 *
 * @throws StorageError for a value that is not an integer or out of range
 */
export function parseRendition(query: URLSearchParams): Rendition {
  const resize = query.get('resize') ?? 'cover';
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill') {
    throw invalidRequest('querystring/resize must be equal to one of the allowed values');
  }
  const integer = (name: string, min: number, max: number) => {
    const text = query.get(name) ?? '';
    if (text === '') return undefined;
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) {
      throw invalidRequest(`querystring/${name} must be an integer from ${min}`);
    }
    return number;
  };
  const size = (name: string) => Math.min(integer(name, 0, Infinity) ?? 0, MAX_SIZE) || undefined;
  return {
    width: size('width'),
    height: size('height'),
    fit: FITS[resize],
    quality: integer('quality', 20, 100) ?? 80,
  };
}

/** Returns stored pictures in other sizes, in webp where the browser accepts it. */
export function createPictures(files: ObjectFiles) {
  const cache = new Map<string, Promise<Picture>>();

  /** @throws StorageError when the object cannot be read as a picture */
  return (version: string, rendition: Rendition, takesWebp: boolean): Promise<Picture> => {
    const key = [version, ...Object.values(rendition), takesWebp].join('|');
    const picture = cache.get(key) ?? render(files, version, rendition, takesWebp);
    // Moves the entry to the end, as the latest used.
    cache.delete(key);
    cache.set(key, picture);
    // The requests report the error.
    picture.catch(() => cache.delete(key));
    const [oldest = key] = cache.keys();
    if (cache.size > MAX_CACHED) cache.delete(oldest);
    return picture;
  };
}

/** Renders a picture, never larger than the original. */
async function render(
  files: ObjectFiles,
  version: string,
  { width, height, fit, quality }: Rendition,
  takesWebp: boolean,
): Promise<Picture> {
  const original = await files.read(version);
  if (original === null) throw objectNotFound();
  // Loaded only when a rendition is requested.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(original);
    const { format, hasAlpha } = await picture.metadata();
    const plain = format === 'png' || hasAlpha ? 'png' : 'jpeg';
    const type = takesWebp ? 'webp' : plain;
    const bytes = await picture
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: true })
      .toFormat(type, { quality })
      .toBuffer();
    return { bytes: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    throw imageProcessingFailed(error instanceof Error ? error.message : String(error));
  }
}
