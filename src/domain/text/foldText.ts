const LETTERS = 'áàâäãåāăąçćčďéèêëēėęěğíìîïīįıłñńňóòôöõøōőŕřśšşťúùûüūůűųýÿźżž|';
const FOLDED = 'aaaaaaaaacccdeeeeeeeegiiiiiiilnnnoooooooorrssstuuuuuuuuyyzzz ';
const FOLDS = new Map(Array.from(LETTERS, (letter, index) => [letter, FOLDED[index] ?? '']));

/** The accented letters of Spanish; not every database knows the other case of one. */
const SPANISH = Array.from('áéíóúüñÁÉÍÓÚÜÑ');

/**
 * A Postgres regular expression that finds a folded text in one with Spanish accents. Others would
 * make the pattern too long for an address.
 *
 * @param folded of {@link foldText}
 */
export function foldedPattern(folded: string): string {
  return Array.from(folded, (letter) => {
    const accented = SPANISH.filter((other) => FOLDS.get(other.toLowerCase()) === letter);
    if (accented.length > 0) return `[${letter}${accented.join('')}]`;
    return letter.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`);
  }).join('');
}

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
