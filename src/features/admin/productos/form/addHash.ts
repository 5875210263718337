/** Hash that opens the popup of a new product; its own popups nest below it. */
export const ADD_HASH = '#agregar';
