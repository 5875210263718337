/** Day and time of an order as the shopper reads them, in Costa Rica's time. */
export function orderDate(date: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Costa_Rica',
  });
  return format.format(date);
}
