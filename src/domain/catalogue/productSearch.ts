import { foldedPattern, foldText, SIGNS } from '../text/foldText.ts';
import { SEARCH_MAX_LENGTH, withPlainMeasures } from '../text/nameSearch.ts';

/** Further words of a search are ignored. */
const SEARCH_MAX_WORDS = 8;

/** The backend's wildcard for one character; it replaces characters that filters cannot contain. */
const ANY_CHARACTER = '_';

/** Characters that the backend's filters cannot contain. */
const UNSAFE = /[,()"{}*]/g;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`).replace(UNSAFE, ANY_CHARACTER);
}

/** A word in any spelling: a stored size has a blank or a sign where an x is typed, a decimal a comma or a point. */
const toLike = (word: string) =>
  escapeLike(word).replace(/(\d)[.x](?=\d)| /g, `$1${ANY_CHARACTER}`);

/** Signs that join words without a blank: 'camiseta/negra'. */
const JOINTS = /[/,;+&]/;

/** Splits longer words that a sign joins; a code or number with signs stays whole. */
function unjoined(word: string): string[] {
  const parts = word.split(JOINTS);
  return parts.every((part) => part.length > 2) ? parts : [word];
}

/**
 * The words of a search, folded.
 *
 * @param text as typed; only the first 100 characters and 8 words count
 */
function searchWords(text: string): string[] {
  const characters = Array.from(text.trim()).slice(0, SEARCH_MAX_LENGTH);
  const words = foldText(withPlainMeasures(characters.join('')))
    .split(' ')
    .flatMap(unjoined);
  return words.filter((word) => word !== '').slice(0, SEARCH_MAX_WORDS);
}

/**
 * The patterns of a product search in the back-office, one per word: a product matches when any of
 * them is part of its search text.
 *
 * Each is safe inside a list of conditions: `\`, `%` and `_` are escaped, and a character that could
 * end or widen a condition matches any character. Empty: there is nothing to search for.
 *
 * @param text as typed
 * @see docs/rules.md#product-list
 */
export function searchPatterns(text: string): string[] {
  return searchWords(text).map((word) => `%${toLike(word)}%`);
}

/** Words that say nothing about a product, in both languages. */
const FILLERS = new Set(
  'de del la las el los y e o u con para en un una the of and or with for in a an'.split(' '),
);

/** From this length on, a word has forms; one in -z, such as 'luz', from 3 letters on. */
const INFLECTED_LENGTH = 4;

/** The singulars that a plural can have; the word itself if it is none. Each is also part of the plural. */
function singulars(word: string): string[] {
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (word.endsWith('z')) return [word, `${word.slice(0, -1)}ce`];
  // Leaves out 'tres', which has no singular.
  if (/..[lnrdsyj]es$/.test(word)) return [word.slice(0, -2)];
  return [/[^s]s$/.test(word) ? word.slice(0, -1) : word];
}

/** Both genders of a word in -o or -a. */
function genders(word: string): string[] {
  if (word.length < INFLECTED_LENGTH || !/[oa]$/.test(word)) return [word];
  const stem = word.slice(0, -1);
  return [word, `${stem}${word.endsWith('a') ? 'o' : 'a'}`];
}

/** The forms of a word to look for, without regard to number and gender: 'negras' is also 'negro'. */
function formsOf(word: string): string[] {
  const length = word.endsWith('z') ? INFLECTED_LENGTH - 1 : INFLECTED_LENGTH;
  const spaced = word.replace(/(\d)x(?=\d)/g, '$1 x ');
  if (spaced !== word) return [word, spaced];
  if (word.length < length || /\d/.test(word)) return [word];
  return singulars(word).flatMap(genders);
}

/** The words of a search without fillers, unless it has only fillers. */
function tellingWords(text: string): string[] {
  const words = searchWords(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word of one or two characters, such as a size, is searched as a whole word. */
function toPattern(form: string, before: '' | ' '): string {
  return form.length < 3 ? `% ${toLike(form)} %` : `%${before}${toLike(form)}%`;
}

/** A code without signs, which the search text has beside the code itself. A number keeps its signs. */
function unsigned(word: string): string[] {
  const code = word.replace(new RegExp(`[${SIGNS}]+`, 'gu'), '');
  return code !== word && /[a-z]/.test(code) ? [code] : [];
}

/**
 * The patterns of a search in the store, a list per word: a product matches when for each word one of
 * its patterns fits its search text. Singular and plural, and -o and -a, are the same. The patterns are as
 * safe as those of {@link searchPatterns}.
 *
 * @param text as typed
 * @param before a blank: each has to begin a word, and fits neither inside a word nor across the signs of a code
 * @returns empty: there is nothing to search for
 * @see docs/rules.md#search
 */
export function searchTerms(text: string, before: '' | ' ' = ''): string[][] {
  return tellingWords(text).map((word) =>
    [...formsOf(word), ...unsigned(word)].map((form) => toPattern(form, before)),
  );
}

/**
 * The pattern of the products whose code is the typed text, whatever its case, accents and blanks;
 * `null`: the text can be no code.
 */
export function codePattern(text: string): string | null {
  const code = foldText(text);
  if (code === '' || code.length > SEARCH_MAX_LENGTH) return null;
  return ` ${escapeLike(code)} |%`;
}

/** A character between the words of a name, in a regular expression of Postgres. */
const BETWEEN = String.raw`[\W_]`;

/** Further characters are left out of a pattern of names, which must fit into a URL. */
const NAME_PATTERN_LENGTH = 60;

/**
 * A regular expression for the names that begin with a search as it is typed, or that are its words in
 * any form; `null`: there is nothing to search for. It finds the best names by {@link nameRank}, which are
 * few; names that only contain the words may be too many.
 *
 * @param text as typed
 */
export function namePattern(text: string): string | null {
  const start = Array.from(text.trim()).slice(0, NAME_PATTERN_LENGTH).join('');
  const typed = searchWords(start);
  if (typed.length === 0) return null;
  const stems = tellingWords(start).map((word) => {
    // The forms of a word differ in the last letter.
    const [form = word, other] = formsOf(word);
    return foldedPattern(other === undefined ? form : form.slice(0, -1));
  });
  const asTyped = typed.map(foldedPattern).join(`${BETWEEN}+`);
  // A word may have an ending, and a filler after it.
  return `^${BETWEEN}*(${asTyped}|${stems.join(`.{0,9}${BETWEEN}`)}.{0,3}$)`;
}

const spaced = (text: string) => text.replace(new RegExp(`[\\s${SIGNS}]+`, 'gu'), ' ');

/** Rank of a name that does not have all words of a search. */
export const NO_FIT = 4;

/**
 * How well a name fits a search: 0 when it is the search, 1 when it begins with its first word and each
 * other word begins a word of the name, 2 when each word begins a word of it, 3 when it contains each,
 * else {@link NO_FIT}. Number, gender and fillers of the search do not count.
 *
 * @param search as typed
 */
export function nameRank(name: string, search: string): number {
  if (foldText(name) === foldText(search)) return 0;
  const folded = ` ${spaced(foldText(withPlainMeasures(name))).trim()}`;
  const words = tellingWords(spaced(search)).map(formsOf);
  const [first] = words;
  const contains = (before: '' | ' ') =>
    words.every((forms) => forms.some((form) => folded.includes(before + form)));
  if (first === undefined || !contains('')) return NO_FIT;
  if (!contains(' ')) return 3;
  return first.some((form) => folded.startsWith(` ${form}`)) ? 1 : 2;
}
