import { foldText } from './foldText.ts';

export const SEARCH_MAX_LENGTH = 100;

/** The part of a search that counts, short enough for a URL. */
export function searchedPart(search: string): string {
  return search.slice(0, SEARCH_MAX_LENGTH);
}

/** Sizes and decimals are one word in each spelling: '40 × 70' is '40x70', '1,60' is '1.60'. */
export function withPlainMeasures(text: string): string {
  return text.replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1x').replace(/(\d),(?=\d)/g, '$1.');
}

/**
 * The items whose texts together contain every word of a search. Case, accents and signs are ignored; an
 * empty search finds everything. Only the first 100 characters of the search count.
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
