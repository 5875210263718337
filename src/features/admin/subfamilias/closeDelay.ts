/** How long a success is shown before its popup closes, in ms. @see spec §9 "Timings" */
export const CLOSE_DELAY_MS = 800;
