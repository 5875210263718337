import i18next from 'i18next';
import { TIME_ZONE } from '#domain/text/costaRica.ts';

// Dates, numbers and lists as screens show them. Amounts of money are in `domain/prices/money.ts`, because
// e-mails show them as well. A component that calls a function in the visitor's language needs a hook of texts, which
// renders it again when the language changes.

function format(time: Date | number, language: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: TIME_ZONE }).format(time);
}

/** Formats the date in Costa Rica in the visitor's language. */
export function formatDay(time: Date | number): string {
  return format(time, i18next.language, { dateStyle: 'long' });
}

/** Formats date and time in Costa Rica in the visitor's language. */
export function formatDayAndTime(time: Date | number): string {
  return format(time, i18next.language, { dateStyle: 'long', timeStyle: 'short' });
}

/** Formats date and time for staff, in short. */
export function formatStaffTime(time: Date | number): string {
  return format(time, 'es-CR', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a percentage; `groupDigits` says why without Intl. @param rate a fraction: 0.13 is 13 % */
export function formatPercent(rate: number): string {
  const percent = String(Number((rate * 100).toFixed(2)));
  return i18next.language === 'es' ? `${percent.replace('.', ',')}\u00a0%` : `${percent}%`;
}

export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(i18next.language).format(parts);
}

const KIB = 1024;

/** Formats the size of a file for staff. */
export function formatSize(bytes: number): string {
  const rounded = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
  return bytes < KIB ** 2
    ? `${rounded.format(Math.ceil(bytes / KIB))} KB`
    : `${rounded.format(bytes / KIB ** 2)} MB`;
}
