/** Longest name of a folder that is kept, in characters: a path of a few still fits the storage. */
const MAX_CHARS = 60;

/**
 * A folder name that every storage takes: accents stripped, each other unsafe character replaced
 * by an underscore, so that it is one folder whatever was typed.
 *
 * @param typed as a person wrote it
 * @returns '' when nothing but blanks was typed
 * @see spec §5 "Folder name must not be empty"
 */
export function safeFolderName(typed: string): string {
  const safe = typed
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]/gu, '_')
    .slice(0, MAX_CHARS);
  // A dot at the start hides it, one at the end is lost on a disk, two lead elsewhere.
  return safe.replace(/\.{2,}|^\.|\.$/g, '_');
}

/** The folder of these that a name would be taken for: the storage tells no case apart. */
export function sameFolder(folders: readonly string[], name: string): string | undefined {
  return folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
}
