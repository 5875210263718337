import { isKnown, objectHeaders } from './download.ts';
import type { ObjectRow } from './download.ts';
import type { ObjectFiles } from './objectFiles.ts';
import type { Rendition } from './rendition.ts';
import { imageProcessingFailed, objectNotFound } from './storageError.ts';

/** A picture as it is handed out. */
type Drawn = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** Bytes of drawn pictures that are kept in memory; the longest unused go first. */
const MAX_KEPT_BYTES = 48 * 1024 * 1024;
const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Hands out stored pictures in other sizes. */
export type Pictures = {
  /** @throws StorageError when the object cannot be read as a picture */
  serve(request: Request, object: ObjectRow, rendition: Rendition): Promise<Response>;
};

/** The pictures of a storage, each drawn once as long as it is asked for. */
export function createPictures(files: ObjectFiles): Pictures {
  const kept = new Map<string, { readonly drawing: Promise<Drawn>; size: number }>();
  let keptBytes = 0;

  function forget(key: string): void {
    keptBytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  async function keep(key: string, drawing: Promise<Drawn>): Promise<void> {
    const entry = { drawing, size: 0 };
    kept.set(key, entry);
    try {
      entry.size = (await drawing).bytes.length;
      keptBytes += entry.size;
      for (const oldest of kept.keys()) {
        if (keptBytes <= MAX_KEPT_BYTES) break;
        forget(oldest);
      }
    } catch {
      forget(key); // Told to whoever asked for it.
    }
  }

  function drawn(version: string, rendition: Rendition, takesWebp: boolean): Promise<Drawn> {
    const key = [version, ...Object.values(rendition), takesWebp].join('|');
    const known = kept.get(key);
    if (known === undefined) {
      const drawing = draw(files, version, rendition, takesWebp);
      void keep(key, drawing);
      return drawing;
    }
    // Put at the end: it is the latest used now.
    kept.delete(key);
    kept.set(key, known);
    return known.drawing;
  }

  return {
    async serve(request, { version, metadata }, rendition) {
      const headers = { ...objectHeaders(metadata), vary: 'Accept' };
      if (isKnown(request, metadata)) return new Response(null, { status: 304, headers });
      const takesWebp = (request.headers.get('accept') ?? '').includes('image/webp');
      const { bytes, type } = await drawn(version, rendition, takesWebp);
      const own = { 'content-type': type, 'content-length': String(bytes.length) };
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: { ...headers, ...own },
      });
    },
  };
}

/** Draws a rendition: never larger than the original, as webp for whoever takes it. */
async function draw(
  files: ObjectFiles,
  version: string,
  { width, height, resize, quality }: Rendition,
  takesWebp: boolean,
): Promise<Drawn> {
  const original = await files.read(version);
  if (original === null) throw objectNotFound();
  // Only now: a store whose pictures nobody asks for in another size does without the library.
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
