import { invalidRequest } from './storageError.ts';

/** A file as it was sent. */
export type UploadedFile = {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** Value of the cache-control header under which the object will be served. */
  readonly cacheControl: string;
};

/**
 * The file in an upload, in either of the forms that storage-js sends: a `Blob` or `File` as
 * multipart form (the file part has an empty name, and @supabase/lite looks for one called `file`),
 * anything else as the plain body.
 *
 * @throws StorageError
 */
export async function readUploadedFile(request: Request): Promise<UploadedFile> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      mimeType: contentType,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    };
  }
  const form = await request.formData().catch(() => {
    throw invalidRequest('The multipart form cannot be read');
  });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw invalidRequest('No file provided');
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  };
}
