import { sendContent } from './download.ts';
import type { ObjectRow } from './download.ts';
import type { ObjectFiles } from './objectFiles.ts';
import type { Rendition } from './rendition.ts';
import { imageProcessingFailed, objectNotFound } from './storageError.ts';

type Rendered = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** Number of cached renditions; the longest unused is removed first. */
const MAX_CACHED = 300;
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Returns stored pictures in other sizes. */
export type Pictures = {
  /** @throws StorageError when the object cannot be read as a picture */
  serve(request: Request, object: ObjectRow, rendition: Rendition): Promise<Response>;
};

export function createPictures(files: ObjectFiles): Pictures {
  const cache = new Map<string, Promise<Rendered>>();

  function rendered(version: string, rendition: Rendition, takesWebp: boolean): Promise<Rendered> {
    const key = [version, ...Object.values(rendition), takesWebp].join('|');
    const rendering = cache.get(key) ?? render(files, version, rendition, takesWebp);
    // Moves the entry to the end, as the latest used.
    cache.delete(key);
    cache.set(key, rendering);
    // The requests report the error.
    rendering.catch(() => cache.delete(key));
    const [oldest = key] = cache.keys();
    if (cache.size > MAX_CACHED) cache.delete(oldest);
    return rendering;
  }

  return {
    serve(request, { version, metadata }, rendition) {
      const takesWebp = (request.headers.get('accept') ?? '').includes('image/webp');
      const read = () => rendered(version, rendition, takesWebp);
      return sendContent(request, metadata, read, { vary: 'Accept' });
    },
  };
}

/** Renders a picture, never larger than the original, in webp if the browser accepts it. */
async function render(
  files: ObjectFiles,
  version: string,
  { width, height, resize, quality }: Rendition,
  takesWebp: boolean,
): Promise<Rendered> {
  const original = await files.read(version);
  if (original === null) throw objectNotFound();
  // Loaded only when a rendition is requested.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(original);
    const { format, hasAlpha } = await picture.metadata();
    const type = takesWebp ? 'webp' : formatWithoutWebp(format, hasAlpha);
    const bytes = await picture
      .autoOrient()
      .resize(width ?? undefined, height ?? undefined, {
        fit: FIT[resize],
        withoutEnlargement: true,
      })
      .toFormat(type, { quality })
      .toBuffer();
    return { bytes: new Uint8Array(bytes), type: `image/${type}` };
  } catch (error) {
    throw imageProcessingFailed(error instanceof Error ? error.message : String(error));
  }
}

function formatWithoutWebp(format: string, hasAlpha: boolean): 'jpeg' | 'png' {
  return format === 'png' || hasAlpha ? 'png' : 'jpeg';
}
