/** Hash that opens the colours over the list of products. */
export const COLORS_HASH = '#colores';
