import { searchByWords } from '../../text/nameSearch.ts';
import { nameOf, shownPictureName } from './storedPicture.ts';

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Lists the folders that a path lies in, the outermost first. */
export function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Finds files whose name and folders together contain every word; files whose name alone does come first. */
export function searchPictures<File extends { readonly path: string }>(
  files: readonly File[],
  search: string,
): readonly File[] {
  const shownName = ({ path }: File) => shownPictureName(nameOf(path));
  const matches = searchByWords(files, search, (file) => [shownName(file), folderOf(file.path)]);
  const byName = new Set(searchByWords(matches, search, (file) => [shownName(file)]));
  return [...byName, ...matches.filter((file) => !byName.has(file))];
}

export function searchFolders(paths: readonly string[], search: string): readonly string[] {
  return searchByWords(paths, search, (path) => [nameOf(path)]);
}
