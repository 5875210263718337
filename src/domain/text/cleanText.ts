/**
 * A character that nobody sees, such as those of zero width, direction marks, variation selectors and
 * controls; no white space.
 */
export const INVISIBLE = String.raw`(?![\t-\r])[\p{Cc}\p{Cs}\p{DI}]`;

/** An emoji with what it is put together of, or an invisible character anywhere else. */
const CLEANED = new RegExp(
  String.raw`(\p{ExtPict}[\p{EMod}\u200d\ufe0f\u{e0020}-\u{e007f}]*)|${INVISIBLE}`,
  'gu',
);

/** A text without the invisible characters that come with copying; emoji stay whole. */
export function cleanText(text: string): string {
  return text.replace(CLEANED, '$1');
}

const INVISIBLES = new RegExp(INVISIBLE, 'gu');

/**
 * A name as the eye reads it: without invisible characters, and with single blanks. The database cleans
 * the names of colours, sizes, familias and subfamilias in this way (`private.clean_name`), and it does
 * not know emoji: those that are put together come apart.
 */
export function cleanName(text: string): string {
  return text.replace(INVISIBLES, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * A typed name as it is saved: clean, unless nobody changed it. Other systems know a stored name as it
 * is, and another row may have the clean one already. The database keeps it for the same reason.
 */
export function writtenName(typed: string, stored?: string): string {
  return typed === stored ? typed : cleanName(typed);
}
