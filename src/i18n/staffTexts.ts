/** Texts of the back-office by area, in Spanish only: each file of `es/staff/` declares its area. */
export interface StaffTexts {}
