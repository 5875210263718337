/** Hash that opens the popup for a new row; its own popups nest below it. */
export const ADD_HASH = '#agregar';

/** What stands before the id in the hash of a popup about one row. */
export const EDIT_HASH = '#editar-';
export const DELETE_HASH = '#eliminar-';

/** Hash that opens the colours over the list of products. */
export const COLORS_HASH = '#colores';

/** Hash that asks before a stored banner is removed: a file has no id to name. */
export const REMOVE_BANNER_HASH = '#eliminar';

/**
 * Hash that opens the image library; its own popups nest below it.
 *
 * @param base hash of the popup that it is opened from; '' on a page
 */
export function libraryHash(base = ''): string {
  return base === '' ? '#biblioteca' : `${base}/biblioteca`;
}
