import { createHash } from 'node:crypto';
import type { UploadedFile } from './uploadedFile.ts';

/** The metadata of an object on hosted. */
export type ObjectMetadata = {
  /** In double quotes, as in the header. */
  readonly eTag: string;
  /** Bytes. */
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  /** ISO time. */
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: number;
};

export function metadataOf({ bytes, mimeType, cacheControl }: UploadedFile): ObjectMetadata {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: mimeType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}
