import type { ResizeOptions } from 'sharp';
import { messageOf } from '../backendError.ts';
import type { ObjectFiles } from './objectFiles.ts';
import { StorageError } from './storageError.ts';

/** `fit` of sharp by the parameter `resize` of the URL; the default is 'cover'. */
const FITS: Readonly<Record<string, ResizeOptions['fit']>> = { contain: 'inside', fill: 'fill' };

type Rendition = { readonly resize: ResizeOptions; readonly quality: number };

export type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

const MAX_SIZE = 2500;
const MAX_CACHED = 300;

/** Parses the query of a picture's URL. A size above 2500 px counts as 2500, and 0 as missing. */
export function parseRendition(query: URLSearchParams): Rendition {
  const size = (name: string) => Math.min(Number(query.get(name)) || 0, MAX_SIZE) || undefined;
  const fit = FITS[query.get('resize') ?? ''] ?? 'cover';
  return {
    // Never enlarges the original. If one size is missing, the picture keeps its proportions.
    resize: { width: size('width'), height: size('height'), fit, withoutEnlargement: true },
    quality: Number(query.get('quality')) || 80,
  };
}

/** Returns a function that renders pictures in other sizes, with a cache. */
export function createPictures(files: ObjectFiles) {
  const cache = new Map<string, Promise<Picture>>();

  return (version: string, rendition: Rendition, takesWebp: boolean): Promise<Picture> => {
    const key = JSON.stringify([version, rendition, takesWebp]);
    const picture = cache.get(key) ?? render(files, version, rendition, takesWebp);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, picture);
    // Forgets a failed picture. The requests that await it report the error.
    picture.catch(() => cache.delete(key));
    return picture;
  };
}

async function render(
  files: ObjectFiles,
  version: string,
  { resize, quality }: Rendition,
  takesWebp: boolean,
): Promise<Picture> {
  const original = await files.read(version);
  if (original === null) throw new StorageError('objectNotFound', 'Object not found');
  // Loads sharp only once a rendition is requested.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(original);
    const { format, hasAlpha } = await picture.metadata();
    const plain = format === 'png' || hasAlpha ? 'png' : 'jpeg';
    const type = takesWebp ? 'webp' : plain;
    const bytes = await picture.autoOrient().resize(resize).toFormat(type, { quality }).toBuffer();
    return { bytes: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    throw new StorageError('imageProcessingFailed', messageOf(error));
  }
}
