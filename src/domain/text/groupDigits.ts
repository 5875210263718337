/**
 * Formats a number with commas between thousands, as both languages show amounts and counts: `12,500.00`. Does not use
 * Intl, whose first use costs a slow phone up to a tenth of a second.
 */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
