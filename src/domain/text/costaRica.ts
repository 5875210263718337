/** The shop's time zone: dates on screens, in e-mails and in names of files are its days. */
export const TIME_ZONE = 'America/Costa_Rica';

/** Formats a day of the shop for names of files: 2026-11-23, as the Swedish locale writes dates. */
export function isoDay(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(time);
}
