import { cleanText, normalized } from '../../text/cleanText.ts';

/** Longest file name in characters, without its ending; the storage accepts 512 with the folders. */
const MAX_CHARS = 120;

/** Endings, without the dot, of the content types that the store keeps. */
export const ENDING_BY_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

function safePart(text: string, maxChars: number): string {
  const clean = normalized(cleanText(text), 'NFD');
  // A name of other signs becomes their codes: as '_', 👕 and 衬衫 would replace each other.
  const codes = () => Array.from(clean, (sign) => sign.codePointAt(0)?.toString(16)).join('_');
  return (
    (/[A-Za-z0-9]/.test(clean) || /^[ -~]*$/.test(clean) ? clean : codes())
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9._-]/gu, '_')
      // Replaces words that ad blockers look for in addresses (https://easylist.to).
      .replace(/(^|[^a-z])(?:banner|ad)s?(?![a-z])/gi, '$1imagen')
      .slice(0, maxChars)
      // A leading dot hides a file, a trailing dot is lost on some disks, two dots mean the parent folder.
      .replace(/\.{2,}|^\.|\.$/g, '_')
  );
}

/** Makes a valid name for the storage, with the ending of the file's type. @see docs/rules.md#picture-files */
export function safeFileName(fileName: string, type: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  const [, base = name, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/s.exec(name) ?? [];
  const ownEnding = extension.toLowerCase();
  const typeEnding = ENDING_BY_TYPE[type] ?? ownEnding;
  const ending = typeEnding === 'jpg' && ownEnding === 'jpeg' ? ownEnding : typeEnding;
  return `${safePart(base, MAX_CHARS) || '_'}${ending === '' ? '' : `.${ending}`}`;
}

/** Makes the path of an uploaded thumbnail; the time of the upload makes the name unique. */
export function thumbnailPath(fileName: string, type: string, nowMs: number): string {
  return `thumbnails/${nowMs}_${safeFileName(fileName, type)}`;
}

/** Longest folder name in characters: a path of several folders still fits the storage. */
export const FOLDER_NAME_LIMIT = 60;

export function safeFolderName(typed: string): string {
  return safePart(typed.trim(), FOLDER_NAME_LIMIT);
}

/** A pasted file older than this, in ms, was copied as a file. For a copied picture, pasting makes a new file. */
const COPIED_AGE_MS = 5_000;

/**
 * Names a pasted file. A file that was copied as a file keeps its name. A copied picture gets a new one: browsers give
 * all pictures of the clipboard the same name, and in the library one of them would replace the other.
 */
export function pastedFileName(
  { name, type, lastModified }: Pick<File, 'name' | 'type' | 'lastModified'>,
  now: Date,
  index: number,
): string {
  if (name !== '' && now.getTime() - lastModified > COPIED_AGE_MS) return name;
  // The Swedish locale writes '2026-03-04 05:06:07'.
  const time = now.toLocaleString('sv').replace(' ', '_').replaceAll(':', '');
  const number = index === 0 ? '' : `_${index + 1}`;
  return `pegada_${time}${number}.${ENDING_BY_TYPE[type] ?? 'png'}`;
}
