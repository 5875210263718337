import type { PGlite } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';
import type { OneAtATime } from '../oneAtATime.ts';
import { callerOf } from './caller.ts';
import { listObjects } from './list.ts';
import type { ObjectFiles, ObjectMetadata } from './objectFiles.ts';
import { findPublic, parseObjectPath, readUploadedFile, removeObjects, upload } from './objects.ts';
import { createPictures, parseRendition, type Picture } from './pictures.ts';
import { StorageError } from './storageError.ts';

/**
 * Creates the handler of `/storage/v1`, which responds as a hosted project with the policies of the `storage`
 * schema. It has only what the store uses: upload, list-v2, remove, and public pictures in any size.
 *
 * It replaces the experimental storage of @supabase/lite, which refuses the multipart form of storage-js,
 * lists recursively, and accepts names and types that hosted refuses.
 *
 * @param oneAtATime queue for SQL; bodies and pictures are read outside the queue
 */
export function createStorageApi(
  db: PGlite,
  files: ObjectFiles,
  secrets: Secrets,
  oneAtATime: OneAtATime,
): (request: Request) => Promise<Response> {
  const pictureOf = createPictures(files);
  const find = (path: string) => oneAtATime(() => findPublic(db, parseObjectPath(path)));

  async function respond(request: Request): Promise<Response> {
    const { method, headers } = request;
    const { pathname, search, searchParams } = new URL(request.url);
    const path = pathname.slice('/storage/v1'.length);
    const isReading = method === 'GET' || method === 'HEAD';

    const [, rendered, shown] =
      /^\/(?:render\/image\/public\/(.+)|object\/public\/(.+))$/.exec(path) ?? [];
    if (isReading && rendered !== undefined) {
      const rendition = parseRendition(searchParams);
      const { version, metadata } = await find(rendered);
      const takesWebp = headers.get('accept')?.includes('image/webp') ?? false;
      const read = () => pictureOf(version, rendition, takesWebp);
      return sendContent(request, metadata, read, { vary: 'Accept' });
    }
    if (isReading && shown !== undefined) {
      const { version, metadata } = await find(shown);
      return sendContent(request, metadata, async () => {
        const bytes = await files.read(version);
        if (bytes === null) throw new StorageError('objectNotFound', 'Object not found');
        return { bytes, type: metadata.mimetype };
      });
    }
    const caller = callerOf(request, secrets);
    const [, listed] = /^\/object\/list-v2\/([^/]+)$/.exec(path) ?? [];
    if (listed !== undefined && method === 'POST') {
      const body = await readJson(request);
      return Response.json(await oneAtATime(() => listObjects(db, caller, listed, body)));
    }
    const [, emptied] = /^\/object\/([^/]+)$/.exec(path) ?? [];
    if (emptied !== undefined && method === 'DELETE') {
      const body = await readJson(request);
      return Response.json(await oneAtATime(() => removeObjects(db, files, caller, emptied, body)));
    }
    const [, stored] = /^\/object\/([^/]+\/.+)$/.exec(path) ?? [];
    if (stored !== undefined && (method === 'POST' || method === 'PUT')) {
      const place = parseObjectPath(stored);
      const isUpsert = method === 'PUT' || headers.get('x-upsert') === 'true';
      const file = await readUploadedFile(request);
      return Response.json(
        await oneAtATime(() => upload(db, files, caller, place, file, isUpsert)),
      );
    }
    throw new StorageError('routeNotFound', `Route ${method}:${path}${search} not found`);
  }

  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof StorageError) return error.response;
      if (error instanceof Error && 'syscall' in error)
        return new StorageError('notStored', `The storage cannot write: ${error.message}`).response;
      throw error;
    }
  };
}

async function sendContent(
  request: Request,
  metadata: ObjectMetadata,
  read: () => Promise<Picture>,
  added: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    ...added,
  };
  if (request.headers.get('if-none-match') === metadata.eTag) {
    return new Response(null, { status: 304, headers });
  }
  const { bytes, type } = await read();
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
  });
}

function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => {
    throw new StorageError('invalidRequest', 'The body is not valid JSON');
  });
}
