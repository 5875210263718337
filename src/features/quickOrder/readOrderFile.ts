/** Larger files are no list of a few hundred codes. */
const MAX_ORDER_FILE_BYTES = 1_000_000;

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-8' {
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
}

/**
 * The text of a file that a spreadsheet or an editor wrote: UTF-8, UTF-16 with its mark, or
 * Windows-1252.
 *
 * @returns `null`: it is no text, such as the workbook itself
 */
function decodeOrderFile(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) return null;
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

export type FileProblem = 'tooLarge' | 'noText' | 'failed';

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
