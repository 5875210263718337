/** Hashes that open popups of the back-office; a popup over another popup has a hash below it (`#a/b`). */
export const ADD_HASH = '#agregar';
/** Start of the hash; the id of the row follows. */
export const EDIT_HASH = '#editar-';
export const DELETE_HASH = '#eliminar-';
export const FILTERS_HASH = '#filtros';
export const COLORS_HASH = '#colores';
/** Hash without an id, because a stored banner is a file. */
export const REMOVE_BANNER_HASH = '#eliminar';
/** Hashes of the popups that take the stock of an order, give it back, and change the chosen products. */
export const TAKE_HASH = '#descontar';
export const GIVE_BACK_HASH = '#devolver';
export const CHANGE_HASH = '#cambiar';
/** Start of the hash; the id of the change follows. */
export const HISTORY_HASH = '#cambio-';
export const EXPORT_HASH = '#exportar';
export const REVIEW_HASH = '#revisar';
export const HIDE_HASH = '#ocultar';

/** Returns the hash that opens the image library. @param base hash of the popup below the library; '' on a page */
export function libraryHash(base = ''): string {
  return base === '' ? '#biblioteca' : `${base}/biblioteca`;
}
