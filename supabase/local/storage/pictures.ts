import { isKnown, objectHeaders } from './download.ts';
import type { ObjectRow } from './download.ts';
import type { ObjectFiles } from './objectFiles.ts';
import type { Rendition } from './rendition.ts';
import { imageProcessingFailed, objectNotFound } from './storageError.ts';

type Rendered = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** Size of the cache of renditions; the longest unused are removed first. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Returns stored pictures in other sizes. */
export type Pictures = {
  /** @throws StorageError when the object cannot be read as a picture */
  serve(request: Request, object: ObjectRow, rendition: Rendition): Promise<Response>;
};

/** Renditions are cached as long as they are used. */
export function createPictures(files: ObjectFiles): Pictures {
  const cache = new Map<string, { readonly rendering: Promise<Rendered>; size: number }>();
  let cachedBytes = 0;

  function remove(key: string): void {
    cachedBytes -= cache.get(key)?.size ?? 0;
    cache.delete(key);
  }

  async function add(key: string, rendering: Promise<Rendered>): Promise<void> {
    const entry = { rendering, size: 0 };
    cache.set(key, entry);
    try {
      entry.size = (await rendering).bytes.length;
      cachedBytes += entry.size;
      for (const oldest of cache.keys()) {
        if (cachedBytes <= MAX_CACHED_BYTES) break;
        remove(oldest);
      }
    } catch {
      remove(key); // The requests report the error.
    }
  }

  function rendered(version: string, rendition: Rendition, takesWebp: boolean): Promise<Rendered> {
    const key = [version, ...Object.values(rendition), takesWebp].join('|');
    const known = cache.get(key);
    if (known === undefined) {
      const rendering = render(files, version, rendition, takesWebp);
      void add(key, rendering);
      return rendering;
    }
    // Moves the entry to the end, as the latest used.
    cache.delete(key);
    cache.set(key, known);
    return known.rendering;
  }

  return {
    async serve(request, { version, metadata }, rendition) {
      const headers = { ...objectHeaders(metadata), vary: 'Accept' };
      if (isKnown(request, metadata)) return new Response(null, { status: 304, headers });
      const takesWebp = (request.headers.get('accept') ?? '').includes('image/webp');
      const { bytes, type } = await rendered(version, rendition, takesWebp);
      const own = { 'content-type': type, 'content-length': String(bytes.length) };
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: { ...headers, ...own },
      });
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
