/** How long a removal can be taken back from its toast, in ms. */
export const UNDO_MS = 8_000;
