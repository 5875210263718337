/**
 * An invisible character, for example one of zero width, a direction mark, a variation selector or a control character;
 * white space does not count.
 */
export const INVISIBLE = String.raw`(?![\t-\r])[\p{Cc}\p{Cs}\p{DI}]`;

/** An emoji with all its parts, or an invisible character anywhere else. */
const CLEANED = new RegExp(
  String.raw`(\p{ExtPict}[\p{EMod}\u200d\ufe0f\u{e0020}-\u{e007f}]*)|${INVISIBLE}`,
  'gu',
);

/** Removes the invisible characters that come with copied text; emoji stay whole. */
export function cleanText(text: string): string {
  return text.replace(CLEANED, '$1');
}

const INVISIBLES = new RegExp(INVISIBLE, 'gu');

/** The first 30 marks of a letter, as many as Unicode's Stream-Safe Text Format allows, and the marks after them. */
const MANY_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Converts a text to a normal form of Unicode, without the marks of a letter after the first 30: browsers sort the
 * marks of a letter in a time that grows with the square of their number.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  return text.replace(MANY_MARKS, '$1').normalize(form);
}

/**
 * Cleans a name: removes invisible characters, and makes single blanks of white space. The database cleans the names of
 * colours, sizes, familias and subfamilias in the same way (`private.clean_name`). The database does not know emoji, so
 * an emoji of several parts comes apart in both.
 */
export function cleanName(text: string): string {
  return normalized(text.replace(INVISIBLES, ''), 'NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Returns a typed name as it is saved: clean, or unchanged if it is the stored name. Other systems know the stored
 * name, and another row may already have the clean one. The database keeps a stored name for the same reasons.
 */
export function writtenName(typed: string, stored?: string): string {
  return typed === stored ? typed : cleanName(typed);
}
