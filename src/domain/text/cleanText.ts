/**
 * An invisible character, such as one of zero width, a direction mark, a variation selector or a control
 * character; white space is none.
 */
export const INVISIBLE = String.raw`(?![\t-\r])[\p{Cc}\p{Cs}\p{DI}]`;

/** An emoji with all its parts, or an invisible character anywhere else. */
const CLEANED = new RegExp(
  String.raw`(\p{ExtPict}[\p{EMod}\u200d\ufe0f\u{e0020}-\u{e007f}]*)|${INVISIBLE}`,
  'gu',
);

/** A text without the invisible characters that come with copying; emoji stay whole. */
export function cleanText(text: string): string {
  return text.replace(CLEANED, '$1');
}

const INVISIBLES = new RegExp(INVISIBLE, 'gu');

/** The first 30 marks of a letter, as many as Unicode's Stream-Safe Text Format allows, and further ones. */
const MANY_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * A text in a normal form of Unicode. Browsers put the marks of a letter in order in a time that grows with
 * the square of their number, so the marks after the first 30 are left out.
 *
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  return text.replace(MANY_MARKS, '$1').normalize(form);
}

/**
 * A name as the eye reads it: without invisible characters, and with single blanks. The database cleans
 * the names of colours, sizes, familias and subfamilias in this way (`private.clean_name`), and it does
 * not know emoji: an emoji of several parts comes apart.
 */
export function cleanName(text: string): string {
  return normalized(text.replace(INVISIBLES, ''), 'NFC').replace(/\s+/g, ' ').trim();
}

/**
 * A typed name as it is saved: clean, unless nobody changed it. Other systems know a stored name as it
 * is, and another row may have the clean one already. The database keeps it for the same reason.
 */
export function writtenName(typed: string, stored?: string): string {
  return typed === stored ? typed : cleanName(typed);
}
