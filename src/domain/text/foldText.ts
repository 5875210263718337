import { INVISIBLE, normalized } from './cleanText.ts';

/**
 * Letters that Unicode does not decompose, and signs of phones and books; `PLAIN` has the plain one at the same index.
 */
const WRITTEN = 'łøı‘’‚‛′`ʼ“”„‟«»‐‒–—―−⁄|';
const PLAIN = `loi'''''''""""""------/ `;
const WRITTEN_SIGNS = new RegExp(`[${WRITTEN}]`, 'g');
const PLAIN_BY_WRITTEN = new Map(Array.from(WRITTEN, (sign, index) => [sign, PLAIN[index]]));

/** Signs, for a character class of a regular expression. Signs that are parts of words are missing. */
export const SIGNS = String.raw`!-/:-@\[-\x60{-~¡-¿×÷\u2010-\u2bff\ufffc\ufffd\u{1f000}-\u{1faff}`;

const REMOVED = new RegExp(`${INVISIBLE}|[\u0300-\u036F]`, 'gu');
/**
 * Matches a word from its first to its last letter. The greedy `\S*` finds the last letter in one pass over the word.
 */
const WORDS = new RegExp(`[^\\s${SIGNS}](?:\\S*[^\\s${SIGNS}])?`, 'gu');

/** Spanish letters with their accented forms in both cases: not every database ignores the case of an accented one. */
const SPANISH = ['aáÁ', 'eéÉ', 'iíÍ', 'oóÓ', 'uúüÚÜ', 'nñÑ'];

/**
 * Makes a Postgres regular expression that finds a folded text in a text with Spanish accents. With further accents it
 * would be too long for a URL. In place of a sign, any character fits.
 *
 * @param folded from {@link foldText}
 */
export function foldedPattern(folded: string): string {
  return Array.from(folded, (letter) => {
    const accented = SPANISH.find(([plain]) => plain === letter);
    return accented === undefined ? letter.replace(/[^\p{L}\p{N}]/u, '.') : `[${accented}]`;
  }).join('');
}

/**
 * Folds a text for searches: lower case, without accents and invisible characters, with plain quotes and hyphens and
 * single blanks. Signs at the ends of words and words of signs alone are left out.
 *
 * The database folds the searched text in the same way (`private.fold_text`): both must fold alike, or a search finds
 * nothing.
 */
export function foldText(text: string): string {
  // NFKD would make a blank of an acute accent that stands alone.
  const letters = normalized(text.replaceAll('´', "'"), 'NFKD').replace(REMOVED, '').toLowerCase();
  const plain = letters.replace(WRITTEN_SIGNS, (sign) => PLAIN_BY_WRITTEN.get(sign) ?? sign);
  return plain.match(WORDS)?.join(' ') ?? '';
}
