import { useTranslation } from './useTranslation.ts';
import type { StaffTexts } from './staffTexts.ts';

/** The texts of an area of the back-office, always in Spanish. */
export function useStaffText<Area extends keyof StaffTexts>(area: Area) {
  return useTranslation(area, { lng: 'es' }).t;
}
