import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The bytes of stored objects. A file is named after the version of its object, never after the
 * object: names may differ in case only, or hold characters that a file system refuses.
 */
export type ObjectFiles = {
  /**
   * @param version a new one unless it is given
   * @returns the version that the bytes were stored under
   */
  write(bytes: Uint8Array, version?: string): Promise<string>;
  /** @returns `null` when there is no such file */
  read(version: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(version: string): Promise<void>;
};

/** @param dir an existing directory */
export function createObjectFiles(dir: string): ObjectFiles {
  const fileOf = (version: string) => path.join(dir, path.basename(version));
  return {
    async write(bytes, version = randomUUID()) {
      try {
        await writeFile(fileOf(version), bytes);
      } catch (error) {
        // A full disk leaves half a file, and needs its place.
        await rm(fileOf(version), { force: true }).catch(() => {});
        throw error;
      }
      return version;
    },
    async read(version) {
      try {
        return await readFile(fileOf(version));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (version) => rm(fileOf(version), { force: true }),
  };
}
