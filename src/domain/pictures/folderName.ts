import { safePart } from './objectName.ts';

/** Longest folder name in characters: a path of several still fits the storage. */
export const FOLDER_NAME_LIMIT = 60;

/**
 * The typed text as a valid name of one folder.
 *
 * @returns '' when only blanks were typed
 * @see docs/rules.md#image-library
 */
export function safeFolderName(typed: string): string {
  return safePart(typed.trim(), FOLDER_NAME_LIMIT);
}

/** The folder that has this name, whatever its case. */
export function sameFolder(folders: readonly string[], name: string): string | undefined {
  return folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
}
