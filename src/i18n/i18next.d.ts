import type { es } from './es.ts';
import type { staff } from './staff.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof es & typeof staff;
  }
}
