import type { PGlite } from '@electric-sql/pglite';
import type { Secrets } from '../data/secrets.ts';
import type { OneAtATime } from '../oneAtATime.ts';
import { callerOf } from './caller.ts';
import { downloadAs, downloadPublic, serveObject } from './download.ts';
import { listObjects } from './list.ts';
import type { ObjectFiles } from './objectFiles.ts';
import { parseObjectPath } from './objectName.ts';
import { createPictures } from './pictures.ts';
import { removeObjects } from './remove.ts';
import { parseRendition } from './rendition.ts';
import { invalidRequest, notStored, routeNotFound, StorageError } from './storageError.ts';
import { upload } from './upload.ts';
import { readUploadedFile } from './uploadedFile.ts';

const PREFIX = '/storage/v1';

/**
 * `/storage/v1` as on a hosted project, with the `storage` schema and its policies.
 *
 * It replaces the experimental storage of @supabase/lite, which refuses the multipart form of
 * storage-js, lists recursively, and accepts names and types that hosted refuses. Not supported:
 * signed URLs, resumable uploads, move, copy, the older form of listing, and image transformation of
 * files that are not public.
 */
export function createStorageApi(
  db: PGlite,
  files: ObjectFiles,
  secrets: Secrets,
  oneAtATime: OneAtATime,
): (request: Request) => Promise<Response> {
  const pictures = createPictures(files);

  /** A picture in another size, `null` for other requests. Only its row needs a turn. */
  async function servePicture(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, path] = /^\/render\/image\/public\/(.+)$/.exec(pathname.slice(PREFIX.length)) ?? [];
    if (path === undefined || !isReading(request)) return null;
    const rendition = parseRendition(searchParams);
    const { bucket, name } = parseObjectPath(path);
    const object = await oneAtATime(() => downloadPublic(db, bucket, name));
    return pictures.serve(request, object, rendition);
  }

  /** Reads the request and returns the work for its turn. */
  async function plan(request: Request): Promise<() => Promise<Response>> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(PREFIX.length);
    const reading = isReading(request);
    const [, publicPath] = /^\/object\/public\/(.+)$/.exec(path) ?? [];
    if (publicPath !== undefined && reading) {
      const { bucket, name } = parseObjectPath(publicPath);
      return async () => serveObject(request, files, await downloadPublic(db, bucket, name));
    }
    const caller = callerOf(request, secrets);
    const [, listed] = /^\/object\/list-v2\/([^/]+)$/.exec(path) ?? [];
    if (listed !== undefined && request.method === 'POST') {
      const body = await readJson(request);
      return async () => Response.json(await listObjects(db, caller, listed, body));
    }
    const [, emptied] = /^\/object\/([^/]+)$/.exec(path) ?? [];
    if (emptied !== undefined && request.method === 'DELETE') {
      const body = await readJson(request);
      return async () => Response.json(await removeObjects(db, files, caller, emptied, body));
    }
    const [, objectPath] = /^\/object\/(?:authenticated\/)?([^/]+\/.+)$/.exec(path) ?? [];
    if (objectPath !== undefined && reading) {
      const { bucket, name } = parseObjectPath(objectPath);
      return async () => serveObject(request, files, await downloadAs(db, caller, bucket, name));
    }
    if (objectPath !== undefined && (request.method === 'POST' || request.method === 'PUT')) {
      const target = parseObjectPath(objectPath);
      const isUpsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
      const file = await readUploadedFile(request);
      return async () =>
        Response.json(await upload(db, files, caller, { ...target, file, isUpsert }));
    }
    throw routeNotFound(`${request.method}:${path}${search}`);
  }

  return async (request) => {
    try {
      const picture = await servePicture(request);
      if (picture !== null) return picture;
      const job = await plan(request);
      return await oneAtATime(job);
    } catch (error) {
      if (error instanceof StorageError) return error.toResponse();
      if (error instanceof Error && 'syscall' in error) {
        return notStored(error.message).toResponse();
      }
      throw error;
    }
  };
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw invalidRequest('The body is not valid JSON');
  }
}
