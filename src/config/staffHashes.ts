/** Hashes that open the popups of the back-office; the popups of one popup nest below its hash. */
export const ADD_HASH = '#agregar';
/** The id of the row follows. */
export const EDIT_HASH = '#editar-';
export const DELETE_HASH = '#eliminar-';
export const FILTERS_HASH = '#filtros';
export const COLORS_HASH = '#colores';
/** No id follows: a stored banner is a file. */
export const REMOVE_BANNER_HASH = '#eliminar';
/** Hashes of the popups that take the stock of an order, give it back, and change the chosen products. */
export const TAKE_HASH = '#descontar';
export const GIVE_BACK_HASH = '#devolver';
export const CHANGE_HASH = '#cambiar';
/** The id of the change follows. */
export const HISTORY_HASH = '#cambio-';
export const EXPORT_HASH = '#exportar';
export const REVIEW_HASH = '#revisar';
export const HIDE_HASH = '#ocultar';

/** Opens the image library. @param base hash of the popup that it is opened from; '' on a page */
export function libraryHash(base = ''): string {
  return base === '' ? '#biblioteca' : `${base}/biblioteca`;
}
