import { safePart } from './objectName.ts';

/** Longest name of a folder that is kept, in characters: a path of a few still fits the storage. */
const MAX_CHARS = 60;

/**
 * A folder name that every storage takes, so that it is one folder whatever was typed.
 *
 * @param typed as a person wrote it
 * @returns '' when nothing but blanks was typed
 * @see spec §5 "Folder name must not be empty"
 */
export function safeFolderName(typed: string): string {
  return safePart(typed.trim(), MAX_CHARS);
}

/** The folder of these that a name would be taken for: the storage tells no case apart. */
export function sameFolder(folders: readonly string[], name: string): string | undefined {
  return folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
}
