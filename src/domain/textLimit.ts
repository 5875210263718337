/** Whether a typed text, without the blanks around it, has more than `max` UTF-16 units. */
export function isTooLong(text: string, max: number): boolean {
  return text.trim().length > max;
}
