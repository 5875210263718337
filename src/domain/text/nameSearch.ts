/** Most characters of a search that are looked at. */
export const SEARCH_MAX_LENGTH = 100;

/** The part of a search that is looked at, which an address can hold as well. */
export function searchedPart(search: string): string {
  return search.slice(0, SEARCH_MAX_LENGTH);
}

/** A text as a search compares it: without case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * The items one of whose texts together hold every word of a search, in their order. Case and
 * accents do not count; blanks alone find everything. Only the first 100 characters of the search count.
 *
 * @param textsOf what is searched of an item
 */
export function searchByWords<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const words = fold(searchedPart(search.trim()))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = fold(textsOf(item).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
