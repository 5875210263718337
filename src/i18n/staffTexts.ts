import i18next from 'i18next';
import { formatCount } from './formatCount.ts';

/** Texts of the back-office by area, in Spanish only: each file of `es/staff/` declares its area. */
export interface StaffTexts {}

/** `{{count, n}}` groups the digits of a number. Loaded with the frame of the back-office. */
i18next.services.formatter?.add('n', (value: unknown) =>
  typeof value === 'number' ? formatCount(value) : String(value),
);
