import { useTranslation } from 'react-i18next';
import type { staff } from './staff.ts';

/** The texts of an area of the back-office, always in Spanish. */
export function useStaffText<Area extends keyof typeof staff>(area: Area) {
  return useTranslation(area, { lng: 'es' }).t;
}
