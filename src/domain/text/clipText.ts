/**
 * Cuts a text to at most `maxLength` UTF-16 units (as `maxLength` of a field counts). A cut text ends in '…'. Never
 * cuts inside a surrogate pair.
 */
export function clipText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  if (maxLength < 1) return '';
  const cut = text.slice(0, maxLength - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
