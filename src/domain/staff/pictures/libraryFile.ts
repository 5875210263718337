import { withoutEnding } from '../../catalogue/pictureOrder.ts';
import { ENDING_BY_TYPE, safeFileName } from './objectName.ts';

/** The folders in which staff may store pictures. @see docs/rules.md#buckets */
export const LIBRARY_ROOTS = ['highres', 'thumbnails'] as const;

export function isThumbnailPath(path: string): boolean {
  return path.startsWith('thumbnails/');
}

/** True for the picture that the store shows in place of a missing one. @see docs/rules.md#buckets */
export function isDefaultLogo(path: string): boolean {
  return path === 'thumbnails/default/logo.webp';
}

/** Every upload becomes this type, if the browser can write it. @see docs/rules.md#library-upload */
export const LIBRARY_TYPE = 'image/webp';

export function libraryFileName(base: string, type: string): string {
  return `${base}.${ENDING_BY_TYPE[type] ?? 'webp'}`;
}

/**
 * Chooses the names, without ending, under which the files of one batch are stored. If two files get the same name in
 * any case, the second gets a number that no stored file has, so that no file of a batch replaces another.
 * @see docs/rules.md#picture-files
 */
export function batchNames(fileNames: readonly string[], stored: Iterable<string> = []) {
  const bases = fileNames.map((name) => withoutEnding(safeFileName(name, LIBRARY_TYPE)));
  const storedBases = Array.from(stored, withoutEnding);
  const taken = new Set([...storedBases, ...bases].map((name) => name.toLowerCase()));
  const used = new Set<string>();
  return bases.map((base) => {
    let name = base;
    for (let number = 2; used.has(base.toLowerCase()); number += 1) {
      name = `${base}_${number}`;
      if (!taken.has(name.toLowerCase())) break;
    }
    taken.add(name.toLowerCase());
    used.add(name.toLowerCase());
    return name;
  });
}

export function replacedNames(bases: readonly string[], type: string, stored: ReadonlySet<string>) {
  return bases.map((base) => libraryFileName(base, type)).filter((name) => stored.has(name));
}

/** Estimates the bytes that compressing saves: about 60 % of the originals. @see docs/rules.md#library-upload */
export function estimatedSavings(originalBytes: readonly number[]): number {
  return originalBytes.reduce((sum, bytes) => sum + bytes, 0) * 0.6;
}
