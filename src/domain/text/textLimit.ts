/** Most characters that are read: a list of an order is shorter, a picture that is pasted as text is longer. */
const MAX_READ_LENGTH = 100_000;
const MAX_READ_LINES = 2_000;

/** True if a typed or pasted text is longer than any list, so that none of it is read. */
export function isBeyondReading(text: string): boolean {
  if (text.length > MAX_READ_LENGTH) return true;
  return (text.trimEnd().match(/\r\n?|\n/g)?.length ?? 0) >= MAX_READ_LINES;
}

/** Most UTF-16 units of a text of staff that a table of the database accepts. */
export const MAX_TEXT_LENGTH = 10_000;

/**
 * True if a typed text, without the blanks around it, has more than `max` UTF-16 units.
 *
 * @param stored the stored text: if it is unchanged, it may have up to {@link MAX_TEXT_LENGTH}
 */
export function isTooLong(text: string, max: number, stored?: string): boolean {
  const isUnchanged = text === stored && text.length <= MAX_TEXT_LENGTH;
  return !isUnchanged && text.trim().length > max;
}
