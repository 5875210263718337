import { INVISIBLE, normalized } from './cleanText.ts';

/** Letters without a decomposition, and signs as phones and texts write them; `PLAIN` has the same, plain. */
const WRITTEN = 'łøı‘’‚‛′`ʼ“”„‟«»‐‒–—―−⁄|';
const PLAIN = `loi'''''''""""""------/ `;
const WRITTEN_SIGNS = new RegExp(`[${WRITTEN}]`, 'g');
const PLAIN_BY_WRITTEN = new Map(Array.from(WRITTEN, (sign, index) => [sign, PLAIN[index]]));

/** Signs, as the inside of a character class of a regular expression; signs that are parts of words are left out. */
export const SIGNS = String.raw`!-/:-@\[-\x60{-~¡-¿×÷\u2010-\u2bff\ufffc\ufffd\u{1f000}-\u{1faff}`;

const REMOVED = new RegExp(`${INVISIBLE}|[\u0300-\u036F]`, 'gu');
/** A word up to its last letter, which the greedy `\S*` finds in one pass over the word. */
const WORDS = new RegExp(`[^\\s${SIGNS}](?:\\S*[^\\s${SIGNS}])?`, 'gu');

/** Spanish letters, each before its accented forms in both cases, whose case not every database ignores. */
const SPANISH = ['aáÁ', 'eéÉ', 'iíÍ', 'oóÓ', 'uúüÚÜ', 'nñÑ'];

/**
 * A Postgres regular expression that finds a folded text in one with Spanish accents. Further accents would
 * make the pattern too long for a URL. A sign stands for any character.
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
 * A text in lower case, without accents and invisible characters, with plain quotes and hyphens and
 * single blanks. The signs at the ends of words are left out, and signs alone are no word.
 *
 * The database keeps the text of the search in this way (`private.fold_text`): both must fold alike,
 * or a search finds nothing.
 */
export function foldText(text: string): string {
  // An acute accent alone would become a blank.
  const letters = normalized(text.replaceAll('´', "'"), 'NFKD').replace(REMOVED, '').toLowerCase();
  const plain = letters.replace(WRITTEN_SIGNS, (sign) => PLAIN_BY_WRITTEN.get(sign) ?? sign);
  return plain.match(WORDS)?.join(' ') ?? '';
}
