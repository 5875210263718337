import { readFile } from 'node:fs/promises';

/** The content of a file, `null` when it does not exist. Any other failure is thrown. */
export async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
