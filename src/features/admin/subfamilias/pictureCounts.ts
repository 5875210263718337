/** Pictures per page of the picker while a subfamilia is added (docs/rules.md#subfamilias). */
export const ADD_PICTURE_COUNT = 10;
/** Pictures per page of the picker while a subfamilia is edited. */
export const EDIT_PICTURE_COUNT = 6;
