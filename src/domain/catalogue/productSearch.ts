import { foldedPattern, foldText, SIGNS } from '../text/foldText.ts';
import { SEARCH_MAX_LENGTH, withPlainMeasures } from '../text/nameSearch.ts';

/** Most words of a search; further words are ignored. */
const SEARCH_MAX_WORDS = 8;

/** The backend's wildcard for one character; it replaces characters that filters cannot contain. */
const ANY_CHARACTER = '_';

/** Characters that the backend's filters cannot contain. */
const UNSAFE = /[,()"{}*]/g;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`).replace(UNSAFE, ANY_CHARACTER);
}

/**
 * Writes a word for a pattern. Any character fits for an x or a point between digits, and for a blank: stored sizes and
 * decimals may have another sign there.
 */
const toLike = (word: string) =>
  escapeLike(word).replace(/(\d)[.x](?=\d)| /g, `$1${ANY_CHARACTER}`);

/** Signs that join words without a blank: 'camiseta/negra'. */
const JOINTS = /[/,;+&]/;

/** Splits a word at its signs if each part has over two characters; a code or number with signs stays whole. */
function splitJoined(word: string): string[] {
  const parts = word.split(JOINTS);
  return parts.every((part) => part.length > 2) ? parts : [word];
}

/** Lists the words of a search, folded. @param text as typed; only the first 100 characters and 8 words count */
function searchWords(text: string): string[] {
  const characters = Array.from(text.trim()).slice(0, SEARCH_MAX_LENGTH);
  const words = foldText(withPlainMeasures(characters.join('')))
    .split(' ')
    .flatMap(splitJoined);
  return words.filter((word) => word !== '').slice(0, SEARCH_MAX_WORDS);
}

/**
 * Makes the patterns of a product search in the back-office, one per word. A product matches if its search text fits
 * any of them.
 *
 * Each pattern is safe inside a list of conditions: `\`, `%` and `_` are escaped, and any character fits where the word
 * has one that could end or widen a condition. An empty list: there is nothing to search for.
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

/** Words of this length or longer are also searched in other forms; words in -z, such as 'luz', from 3 letters on. */
const INFLECTED_LENGTH = 4;

/**
 * Lists the singulars that a word may have; the word itself if it is no plural. A singular also finds its plural, which
 * contains it. 'luces' does not contain 'luz', so both are also searched as 'luce'.
 */
function singulars(word: string): string[] {
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)];
  if (word.endsWith('z')) return [word, `${word.slice(0, -1)}ce`];
  // Leaves out 'tres', which has no singular.
  if (/..[lnrdsyj]es$/.test(word)) return [word.slice(0, -2)];
  return [/[^s]s$/.test(word) ? word.slice(0, -1) : word];
}

/** Lists both genders of a word in -o or -a; another word is returned alone. */
function genders(word: string): string[] {
  if (word.length < INFLECTED_LENGTH || !/[oa]$/.test(word)) return [word];
  const stem = word.slice(0, -1);
  return [word, `${stem}${word.endsWith('a') ? 'o' : 'a'}`];
}

/** Lists the forms of a word to search for, so that number and gender do not count: 'negras' also finds 'negro'. */
function formsOf(word: string): string[] {
  const length = word.endsWith('z') ? INFLECTED_LENGTH - 1 : INFLECTED_LENGTH;
  const spaced = word.replace(/(\d)x(?=\d)/g, '$1 x ');
  if (spaced !== word) return [word, spaced];
  if (word.length < length || /\d/.test(word)) return [word];
  return singulars(word).flatMap(genders);
}

/** Lists words of a search without fillers; all words if there are only fillers. */
function withoutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Makes the pattern of a form. One of one or two characters, such as a size, is searched as a whole word. */
function toPattern(form: string, before: '' | ' '): string {
  return form.length < 3 ? `% ${toLike(form)} %` : `%${before}${toLike(form)}%`;
}

/** Returns a code without its signs, as the search text also has it; nothing for a number, which keeps its signs. */
function withoutSigns(word: string): string[] {
  const code = word.replace(new RegExp(`[${SIGNS}]+`, 'gu'), '');
  return code !== word && /[a-z]/.test(code) ? [code] : [];
}

/**
 * Makes the patterns of a search in the store, a list per word. A product matches if its search text fits, for each
 * word, one of its patterns. Singular and plural, and -o and -a, are the same. The patterns are as safe as those of
 * {@link searchPatterns}.
 *
 * @param text as typed
 * @param before a blank: a pattern fits only where a word begins, neither inside a word nor behind a sign in a code
 * @returns empty: there is nothing to search for
 * @see docs/rules.md#search
 */
export function searchTerms(text: string, before: '' | ' ' = ''): string[][] {
  return withoutFillers(searchWords(text)).map((word) =>
    [...formsOf(word), ...withoutSigns(word)].map((form) => toPattern(form, before)),
  );
}

/**
 * Makes the pattern that finds products by their whole code, whatever its case and accents; `null`: cannot be a code.
 */
export function codePattern(text: string): string | null {
  const code = foldText(text);
  if (code === '' || code.length > SEARCH_MAX_LENGTH) return null;
  return ` ${escapeLike(code)} |%`;
}

/** A character between the words of a name, in a regular expression of Postgres. */
const BETWEEN = String.raw`[\W_]`;

/** Characters of a search that a pattern of names has at most: it must fit into a URL. */
const NAME_PATTERN_LENGTH = 60;

/**
 * Makes a regular expression for names that begin with the search as typed, or that consist of its words in any form;
 * `null`: there is nothing to search for. It finds the best names by {@link nameRanker}, which are few. Names that only
 * contain the words may be too many.
 *
 * @param text as typed
 */
export function namePattern(text: string): string | null {
  const start = Array.from(text.trim()).slice(0, NAME_PATTERN_LENGTH).join('');
  const typed = searchWords(start);
  if (typed.length === 0) return null;
  const stems = withoutFillers(typed).map((word) => {
    // Two forms of a word differ in the last letter, which is cut off.
    const [form = word, other] = formsOf(word);
    return foldedPattern(other === undefined ? form : form.slice(0, -1));
  });
  const asTyped = typed.map(foldedPattern).join(`${BETWEEN}+`);
  // The 9 characters leave room for an ending of a word and a filler after it.
  return `^${BETWEEN}*(${asTyped}|${stems.join(`.{0,9}${BETWEEN}`)}.{0,3}$)`;
}

const signsToBlanks = (text: string) => text.replace(new RegExp(`[\\s${SIGNS}]+`, 'gu'), ' ');

/** Rank of a name that does not have all words of a search. */
export const NO_FIT = 4;

/**
 * Returns a function that ranks how well a name fits a search. 0: it is the search. 1: it begins with the first word of
 * the search, and each other word begins a word of the name. 2: each word begins a word of the name. 3: the name
 * contains each word. Otherwise {@link NO_FIT}. Number, gender and fillers of the search do not count.
 *
 * @param search as typed
 */
export function nameRanker(search: string): (name: string) => number {
  const foldedSearch = foldText(search);
  const words = withoutFillers(searchWords(signsToBlanks(search))).map(formsOf);
  const [first] = words;
  return (name) => {
    if (foldText(name) === foldedSearch) return 0;
    const folded = ` ${signsToBlanks(foldText(withPlainMeasures(name))).trim()}`;
    const contains = (before: '' | ' ') =>
      words.every((forms) => forms.some((form) => folded.includes(before + form)));
    if (first === undefined || !contains('')) return NO_FIT;
    if (!contains(' ')) return 3;
    return first.some((form) => folded.startsWith(` ${form}`)) ? 1 : 2;
  };
}
