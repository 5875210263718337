import { MAX_FILE_BYTES, MAX_PIXELS } from './bannerFile.ts';
import { ENDING_BY_TYPE, safeFileName } from './objectName.ts';
import type { PictureHeader } from './pictureHeader.ts';
import { withoutEnding } from '../catalogue/pictureOrder.ts';

/** The folders in which staff may store pictures; there is nothing beside them. @see spec §3 */
export const LIBRARY_ROOTS = ['highres', 'thumbnails'] as const;

/** Whether a picture is stored where those of subfamilias are, not of products. */
export function isThumbnailPath(path: string): boolean {
  return path.startsWith('thumbnails/');
}

/** Shown wherever a picture is missing: it can be neither replaced nor deleted. */
const DEFAULT_LOGO = 'thumbnails/default/logo.webp';

/** Whether this is the picture that stands for every missing one. @see spec §3 "Storage" */
export function isDefaultLogo(path: string): boolean {
  return path === DEFAULT_LOGO;
}

/** Why a file is not even tried as a picture of the library. */
export type LibraryFileFault =
  /** It has no bytes. */
  | 'empty'
  /** It is no picture, whatever it is called. */
  | 'notImage'
  /** It has more bytes or pixels than a browser can be asked to shrink. */
  | 'tooLarge';

/**
 * @param declaredType what the device says that the file is, such as 'image/svg+xml'
 * @param header of its content; `null`: it is none of the pictures that the store keeps
 * @returns `null`: it can be tried
 * @see spec §5 "Uploads: only image files"
 */
export function libraryFileFault(
  declaredType: string,
  byteCount: number,
  header: PictureHeader | null,
): LibraryFileFault | null {
  if (byteCount === 0) return 'empty';
  // Kinds that the store does not keep, such as AVIF or SVG: the browser may know how to draw them.
  const isOtherPicture = /^image\/(?!jpe?g$|png$|webp$|gif$)/.test(declaredType);
  if (header === null && !isOtherPicture) return 'notImage';
  const { width, height } = header?.size ?? { width: 0, height: 0 };
  return byteCount > MAX_FILE_BYTES || width * height > MAX_PIXELS ? 'tooLarge' : null;
}

/** What every upload becomes, where the browser can write it. @see spec §5 "Library upload" */
export const LIBRARY_TYPE = 'image/webp';

/** A name as names are compared: the case of its letters does not count. */
const fold = (name: string) => name.toLowerCase();

/**
 * Stored name of an upload.
 *
 * @param base one of {@link batchNames}
 * @param type what its content became
 */
export function libraryFileName(base: string, type: string): string {
  return `${base}.${ENDING_BY_TYPE[type] ?? 'webp'}`;
}

/**
 * The names, without ending, under which the files of one batch are stored. A name that comes
 * twice, however it is spelled, gets a number, so that no file of a batch replaces another.
 *
 * @param fileNames as the device gave them
 * @param stored names in the folder; a number leads to none of them
 * @see spec §5 "name sanitized; overwrite allowed"
 */
export function batchNames(
  fileNames: readonly string[],
  stored: Iterable<string> = [],
): readonly string[] {
  const bases = fileNames.map((name) => withoutEnding(safeFileName(name, LIBRARY_TYPE)));
  const isStored = new Set(Array.from(stored, (name) => fold(withoutEnding(name))));
  const wanted = new Set(bases.map(fold));
  const given = new Set<string>();
  const isFree = (name: string) => ![isStored, wanted, given].some((set) => set.has(fold(name)));
  return bases.map((base) => {
    let name = base;
    if (given.has(fold(base))) {
      let number = 2;
      while (!isFree(`${base}_${number}`)) number += 1;
      name = `${base}_${number}`;
    }
    given.add(fold(name));
    return name;
  });
}

/** Share of the original size that is taken as saved. @see spec §9 "estimated savings" */
const SAVED_SHARE = 0.6;

/** Bytes that making files smaller is said to have saved. @see spec §9 "60% of original size" */
export function estimatedSavings(originalBytes: readonly number[]): number {
  return originalBytes.reduce((sum, bytes) => sum + bytes, 0) * SAVED_SHARE;
}
