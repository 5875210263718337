/** Hash that opens the popup for a new row; its own popups nest below it. */
export const ADD_HASH = '#agregar';

/** Beginning of the hash of a popup about one row; its id follows. */
export const EDIT_HASH = '#editar-';
export const DELETE_HASH = '#eliminar-';

/** Hash that opens the filters over the list of products, on a phone. */
export const FILTERS_HASH = '#filtros';

/** Hash that opens the colours over the list of products. */
export const COLORS_HASH = '#colores';

/** Hash of the confirmation before a stored banner is removed: a file has no id. */
export const REMOVE_BANNER_HASH = '#eliminar';

/**
 * Hash that opens the image library; its own popups nest below it.
 *
 * @param base hash of the popup that it is opened from; '' on a page
 */
export function libraryHash(base = ''): string {
  return base === '' ? '#biblioteca' : `${base}/biblioteca`;
}

/** Hash that opens the preview before the stock of an order is taken. */
export const TAKE_HASH = '#descontar';

/** Hash that opens the preview before the stock of an order is given back. */
export const GIVE_BACK_HASH = '#devolver';

/** Hash that opens the change of the products that are chosen in the list. */
export const CHANGE_HASH = '#cambiar';

/** Beginning of the hash of a change of the history; its id follows. */
export const HISTORY_HASH = '#cambio-';

/** Hash of the review before prices and stock are saved. */
export const REVIEW_HASH = '#revisar';
