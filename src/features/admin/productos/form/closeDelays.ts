/** How long the success of what was added stays before its popup closes (spec §4, §9). */
export const ADDED_CLOSE_DELAY_MS = 1_000;

/** How long the success of a product's change stays before its popup closes (spec §4, §9). */
export const EDITED_CLOSE_DELAY_MS = 1_500;
