/** Longest file name that is kept, in characters; the storage takes 512 with the folders. */
const MAX_CHARS = 120;

/** Ending of the files of a content type, without its dot: those that the store keeps. */
export const ENDING_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Name and ending of a file, in lower case and without its dot; '' when it has none. */
function split(fileName: string): { readonly base: string; readonly ending: string } {
  const [, base = fileName, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/s.exec(fileName) ?? [];
  return { base, ending: ending.toLowerCase() };
}

/**
 * A text as one part of a path that every storage takes: accents stripped, each other unsafe
 * character replaced by an underscore.
 *
 * @returns '' for ''
 */
export function safePart(text: string, maxChars: number): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9._-]/gu, '_')
      .slice(0, maxChars)
      // A dot at the start hides it, one at the end is lost on a disk, two lead elsewhere.
      .replace(/\.{2,}|^\.|\.$/g, '_')
  );
}

/**
 * A valid file name for the storage, without folders, with the ending of its content.
 *
 * @param fileName as on the device
 * @param type of the content, such as 'image/webp'; an unknown type leaves the ending
 * @see docs/rules.md#picture-files
 */
export function safeFileName(fileName: string, type: string): string {
  const { base, ending } = split(fileName.split(/[/\\]/).at(-1) ?? '');
  const wanted = ENDING_BY_TYPE[type] ?? ending;
  const kept = wanted === 'jpg' && ending === 'jpeg' ? ending : wanted;
  const safe = safePart(base, MAX_CHARS);
  return `${safe === '' ? '_' : safe}${kept === '' ? '' : `.${kept}`}`;
}

/**
 * Where an uploaded thumbnail is stored.
 *
 * @param nowMs time of the upload, in ms; makes the name unique
 * @see docs/rules.md#picture-files
 */
export function thumbnailPath(fileName: string, type: string, nowMs: number): string {
  return `thumbnails/${nowMs}_${safeFileName(fileName, type)}`;
}
