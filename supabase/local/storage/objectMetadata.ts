import { createHash } from 'node:crypto';
import type { UploadedFile } from './uploadedFile.ts';

/** What hosted keeps of an object, and serves it with. */
export type ObjectMetadata = {
  /** In double quotes, as the header has it. */
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

/** The metadata of a file that is being stored now. */
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
