import { invalidRequest } from './storageError.ts';

export type UploadedFile = {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** Value of the cache-control header of the object. */
  readonly cacheControl: string;
};

/**
 * The file of an upload. storage-js sends a `Blob` or `File` as multipart form, in which the file has
 * an empty name, and other data as the plain body.
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
