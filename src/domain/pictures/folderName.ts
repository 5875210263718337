import { safePart } from './objectName.ts';

/** Most characters of the name of a folder: a path of a few still fits the storage. */
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

/** The folder of these that a name would be taken for: the storage tells no case apart. */
export function sameFolder(folders: readonly string[], name: string): string | undefined {
  return folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
}
