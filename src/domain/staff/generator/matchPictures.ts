import type { Color } from '../../catalogue/catalogue.ts';
import { tellingWords } from '../../catalogue/codePattern.ts';
import { shownPictureName } from '../pictures/storedPicture.ts';

/** Returns the words of a text with a blank on both sides of each; without fillers and single letters. */
function words(text: string): string {
  return ` ${tellingWords(text)
    .filter((word) => word.length > 1)
    .join(' ')} `;
}

/**
 * Finds the pictures of each colour, by its id: their path has the name of the subfamilia and, right after it, that of
 * the colour. If two colours fit a picture, the colour with the longer name gets it.
 */
export function matchPictures(
  files: readonly { readonly path: string; readonly url: string }[],
  subfamiliaName: string,
  colors: readonly Color[],
): Map<number, string[]> {
  const wanted = colors
    .filter(({ name }) => words(subfamiliaName).trim() !== '' && words(name).trim() !== '')
    .map(({ id, name }) => ({ id, name: words(`${subfamiliaName} ${name}`) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const byColor = new Map<number, string[]>();
  for (const { path, url } of files) {
    const all = words(path.split('/').map(shownPictureName).join('/'));
    const color = wanted.find(({ name }) => all.includes(name));
    if (color) byColor.set(color.id, [...(byColor.get(color.id) ?? []), url]);
  }
  return byColor;
}
