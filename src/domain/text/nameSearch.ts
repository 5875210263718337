import { foldText } from './foldText.ts';

export const SEARCH_MAX_LENGTH = 100;

/** Returns the part of a search that counts, which is short enough for a URL. */
export function searchedPart(search: string): string {
  return search.slice(0, SEARCH_MAX_LENGTH);
}

/** Writes sizes and decimals in one spelling and as one word: '40 × 70' as '40x70', '1,60' as '1.60'. */
export function withPlainMeasures(text: string): string {
  return text.replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1x').replace(/(\d),(?=\d)/g, '$1.');
}

/**
 * Finds the items whose texts together contain every word of a search. Case, accents and signs around words are
 * ignored. An empty search finds everything. Only the first 100 characters of the search count.
 *
 * @param textsOf the searched texts of an item
 */
export function searchByWords<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const words = foldText(withPlainMeasures(searchedPart(search.trim())))
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  return items.filter((item) => {
    const texts = textsOf(item).map((text) => foldText(withPlainMeasures(text)));
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}
