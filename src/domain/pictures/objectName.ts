import { cleanText } from '../text/cleanText.ts';

/** Longest file name in characters; the storage accepts 512 with the folders. */
const MAX_CHARS = 120;

/** Endings, without the dot, of the content types that the store keeps. */
export const ENDING_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** `ending` is in lower case and without the dot; '' when there is none. */
function split(fileName: string): { readonly base: string; readonly ending: string } {
  const [, base = fileName, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/s.exec(fileName) ?? [];
  return { base, ending: ending.toLowerCase() };
}

/**
 * A text as one part of a path: accents stripped, every other unsafe character replaced by an
 * underscore.
 *
 * @returns '' for ''
 */
export function safePart(text: string, maxChars: number): string {
  return (
    cleanText(text)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9._-]/gu, '_')
      .slice(0, maxChars)
      // A leading dot hides a file, a trailing dot is lost on some disks, two dots are the parent.
      .replace(/\.{2,}|^\.|\.$/g, '_')
  );
}

/**
 * A valid file name for the storage, without folders, with the ending of its content type.
 *
 * @param fileName as on the device
 * @param type of the content, such as 'image/webp'; an unknown type keeps the ending
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
