import type { Color } from '../catalogue/catalogue.ts';
import { foldText } from '../text/foldText.ts';
import { shownPictureName } from '../pictures/storedPicture.ts';

type PictureFile = { readonly path: string; readonly url: string };

/** Words that a file name may lack. */
const FILLERS = new Set('de del la las el los y en con para'.split(' '));

/** The words of a text, without fillers and single letters. */
function words(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !FILLERS.has(word));
}

/** Whether a text has words one after the other. */
function holds(all: readonly string[], wanted: readonly string[]): boolean {
  return all.some((_, at) => wanted.every((word, index) => all[at + index] === word));
}

/** The words of folders and file name. */
function wordsOf(path: string): string[] {
  return path.split('/').map(shownPictureName).flatMap(words);
}

/**
 * The pictures of each colour, by its id, whose path holds the name of the subfamilia and right after it
 * that of the colour: 'camiseta-cuello-redondo-azul-marino-espalda.webp', or a folder 'Camiseta cuello
 * redondo' with a file 'azul marino.webp'. A picture that fits two colours belongs to the longer name.
 *
 * @see docs/rules.md#variant-generator
 */
export function matchPictures(
  files: readonly PictureFile[],
  subfamiliaName: string,
  colors: readonly Color[],
): Map<number, string[]> {
  const subfamilia = words(subfamiliaName);
  const wanted = colors
    .map(({ id, name }) => ({ id, name: words(name) }))
    .filter(({ name }) => name.length > 0 && subfamilia.length > 0)
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = new Map<number, string[]>();
  for (const { path, url } of files) {
    const all = wordsOf(path);
    const color = wanted.find(({ name }) => holds(all, [...subfamilia, ...name]));
    if (color) found.set(color.id, [...(found.get(color.id) ?? []), url]);
  }
  return found;
}
