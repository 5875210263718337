import type { es } from './es.ts';
import type { StaffTexts } from './staffTexts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof es & StaffTexts;
    interpolationFormatTypeMap: { n: number | string };
  }
}
