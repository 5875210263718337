import { readFile } from 'node:fs/promises';

/** Reads a file; returns `null` if it does not exist. @throws any other error of the disk */
export async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
