function markedEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The bytes of Spanish letters and signs in MS-DOS (code page 850), which browsers do not decode. */
const MS_DOS = '\x81\x82\x90\x9a\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xad\xb5\xd6\xe0\xe9\xf8';
const MS_DOS_SIGNS = 'üéÉÜáíóúñÑªº¿¡ÁÍÓÚ°';

const decodeMsDos = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(/[\x80-\xff]/g, (byte) => MS_DOS_SIGNS[MS_DOS.indexOf(byte)] ?? '\uFFFD');

/** A sign that Spanish does not have, or not at this place: 'C—digo' and 'C¢digo' are 'Código' in a wrong encoding. */
const ODD =
  /[^\0-\x7fáéíóúüñÁÉÍÓÚÜÑ¡¿ºª°´·¢€®©™×½¼«»“”‘’–—…•\xa0]|\p{L}(?:[¡¿¢]|[–—](?=\p{Ll})|’(?=\p{Ll}{2}))/gu;

/**
 * Decodes a file that a spreadsheet or an editor wrote: in UTF-8, in UTF-16 with a byte order mark, or in whichever of
 * Windows-1252, Mac Roman and MS-DOS gives the likeliest Spanish.
 *
 * @returns `null`: the file is no text, for example a workbook
 */
export function decodeText(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder(markedEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    const decode = (label: string) => new TextDecoder(label).decode(bytes);
    const texts = [decode('windows-1252'), decode('macintosh'), decodeMsDos(bytes)];
    const oddSigns = texts.map((decoded) => decoded.match(ODD)?.length ?? 0);
    text = texts[oddSigns.indexOf(Math.min(...oddSigns))] ?? '';
  }
  return text.includes('\0') ? null : text;
}
