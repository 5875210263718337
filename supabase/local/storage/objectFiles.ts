import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../data/readIfThere.ts';

/**
 * The bytes of stored objects. A file has the version of its object as its name, because names of
 * objects may differ only in case or have characters that a file system refuses.
 */
export type ObjectFiles = {
  /** @returns the version of the stored bytes */
  write(bytes: Uint8Array): Promise<string>;
  /** @returns `null` when the file does not exist */
  read(version: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(version: string): Promise<void>;
};

/** @param dir an existing directory */
export function createObjectFiles(dir: string): ObjectFiles {
  const fileOf = (version: string) => path.join(dir, path.basename(version));
  return {
    async write(bytes) {
      const version = randomUUID();
      try {
        await writeFile(fileOf(version), bytes);
      } catch (error) {
        // On a full disk this removes the incomplete file.
        await rm(fileOf(version), { force: true }).catch(() => {});
        throw error;
      }
      return version;
    },
    read: (version) => readIfThere(fileOf(version)),
    remove: (version) => rm(fileOf(version), { force: true }),
  };
}
