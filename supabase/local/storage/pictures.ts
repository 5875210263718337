import type { ObjectFiles } from './objectFiles.ts';
import { imageProcessingFailed, objectNotFound } from './storageError.ts';

const FITS = { contain: 'inside', fill: 'fill' } as const;

/** Sizes in px; `undefined` follows from the other size and the proportions. */
type Rendition = {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: 'cover' | 'inside' | 'fill';
  readonly quality: number;
};

type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

const MAX_SIZE = 2500;
const MAX_CACHED = 300;

/** Parses the query of a picture: a size above 2500 counts as 2500, and 0 as none. */
export function parseRendition(query: URLSearchParams): Rendition {
  const size = (name: string) => Math.min(Number(query.get(name)) || 0, MAX_SIZE) || undefined;
  const resize = query.get('resize');
  return {
    width: size('width'),
    height: size('height'),
    fit: resize === 'contain' || resize === 'fill' ? FITS[resize] : 'cover',
    quality: Number(query.get('quality')) || 80,
  };
}

export function createPictures(files: ObjectFiles) {
  const cache = new Map<string, Promise<Picture>>();

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
  if (original === null) throw objectNotFound('Object not found');
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
