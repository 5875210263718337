import type { Color } from '../../catalogue/catalogue.ts';
import { tellingWords } from '../../catalogue/codePattern.ts';
import { shownPictureName } from '../pictures/storedPicture.ts';

/** The words of a text, each with a blank on both sides. */
function words(text: string): string {
  return ` ${tellingWords(text)
    .filter((word) => word.length > 1)
    .join(' ')} `;
}

/**
 * The pictures of each colour, by its id, whose path holds the name of the subfamilia and right after it
 * the name of the colour. A picture that fits two colours belongs to the longer name.
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
