/** How long the toast offers to undo a removal, in ms. */
export const UNDO_MS = 8_000;
