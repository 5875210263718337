import { decodeOrderFile, MAX_ORDER_FILE_BYTES } from '#domain/quickOrder/decodeOrderFile.ts';

/** Why a file cannot be read. */
export type FileProblem = 'tooLarge' | 'noText' | 'failed';

/** The text of a file, or why there is none. */
export async function readOrderFile(
  file: File,
): Promise<{ readonly text: string } | { readonly problem: FileProblem }> {
  if (file.size > MAX_ORDER_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const text = decodeOrderFile(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { problem: 'noText' } : { text };
  } catch {
    return { problem: 'failed' };
  }
}
