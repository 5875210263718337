import { decodeText } from '#domain/text/decodeText.ts';

/** Largest size of a file: a list of a few hundred codes is far smaller. */
const MAX_ORDER_FILE_BYTES = 1_000_000;

export type FileProblem = 'tooLarge' | 'noText' | 'failed';

/** Reads the text of a file with a list of codes and quantities. Never rejects. */
export async function readOrderFile(
  file: File,
): Promise<{ readonly text: string } | { readonly problem: FileProblem }> {
  if (file.size > MAX_ORDER_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { problem: 'noText' } : { text };
  } catch {
    return { problem: 'failed' };
  }
}
