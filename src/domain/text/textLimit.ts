/**
 * True if a typed text, without the blanks around it, has more than `max` UTF-16 units.
 *
 * @param stored the stored value, which may stay as long as it is
 */
export function isTooLong(text: string, max: number, stored?: string): boolean {
  return text !== stored && text.trim().length > max;
}
