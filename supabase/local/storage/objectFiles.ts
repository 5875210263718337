import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../data/readIfThere.ts';

export type UploadedFile = {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly cacheControl: string;
};

/** Metadata of an object as on hosted; `eTag` has double quotes, as in the header. */
export type ObjectMetadata = ReturnType<typeof metadataOf>;

export function metadataOf({ bytes, mimeType, cacheControl }: UploadedFile) {
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

export type ObjectFiles = ReturnType<typeof createObjectFiles>;

/**
 * Stores the bytes of each object in a file with its version as name. Names of objects would not do: two of them
 * may differ only in case, and a file system may refuse their characters.
 *
 * @param dir an existing directory
 */
export function createObjectFiles(dir: string) {
  const fileOf = (version: string) => path.join(dir, path.basename(version));
  return {
    async write(bytes: Uint8Array): Promise<string> {
      const version = randomUUID();
      try {
        await writeFile(fileOf(version), bytes);
      } catch (error) {
        // Removes the incomplete file, for example on a full disk.
        await rm(fileOf(version), { force: true }).catch(() => {});
        throw error;
      }
      return version;
    },
    read: (version: string) => readIfThere(fileOf(version)),
    remove: (version: string) => rm(fileOf(version), { force: true }),
  };
}
