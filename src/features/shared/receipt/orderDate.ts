/** Day and time in Costa Rica, in the shopper's language. */
export function orderDate(date: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Costa_Rica',
  });
  return format.format(date);
}
