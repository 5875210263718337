/** The hash that opens the popup for a new familia. */
export const ADD_HASH = '#agregar';

/** What stands before the id in the hash of a popup about one familia. */
export const EDIT_HASH = '#editar-';
export const DELETE_HASH = '#eliminar-';
