import i18next from 'i18next';
import { formatCount } from './formatCount.ts';

/** Texts of the back-office by area, in Spanish only: each file of `es/staff/` declares its area. */
export interface StaffTexts {}

/** Lets `{{count, n}}` group the digits of a number. The frames of the back-office call it. */
export function addCountFormat(): void {
  i18next.services.formatter?.add('n', (value: unknown) =>
    typeof value === 'number' ? formatCount(value) : String(value),
  );
}
