const LETTERS = 'áàâäãåāăąçćčďéèêëēėęěğíìîïīįıłñńňóòôöõøōőŕřśšşťúùûüūůűųýÿźżž|';
const FOLDED = 'aaaaaaaaacccdeeeeeeeegiiiiiiilnnnoooooooorrssstuuuuuuuuyyzzz ';
const FOLDS = new Map(Array.from(LETTERS, (letter, index) => [letter, FOLDED[index] ?? '']));

/**
 * A text in lower case, without accents and with single blanks, as the database keeps the text of the
 * search (`private.set_product_search_text`): both must fold alike, or a search finds nothing.
 */
export function foldText(text: string): string {
  return Array.from(text.normalize('NFC').toLowerCase(), (letter) => FOLDS.get(letter) ?? letter)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
