/** Pictures on one page of the picker while a subfamilia is added (spec §9). */
export const ADD_PICTURE_COUNT = 10;
/** Pictures on one page of the picker while a subfamilia is edited (spec §9). */
export const EDIT_PICTURE_COUNT = 6;
