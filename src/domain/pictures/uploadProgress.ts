/** Percent of an upload's bar when its work begins, and when the file is on its way. */
export const UPLOAD_PERCENT = { begun: 10, sending: 30, ended: 100 } as const;

/** Where the bar waits for the answer. */
const CEILING = 90;
const STEP = 5;

/** Time between two steps of the bar while a file is on its way, in ms. @see spec §4 */
export const UPLOAD_STEP_MS = 200;

/** How long the list of a batch stays after its end, in ms. @see spec §4 "clears 5 s after" */
export const UPLOAD_LIST_MS = 5_000;

/** Files of a batch that are worked on at the same time: each takes a photo's memory. */
export const UPLOADS_AT_ONCE = 3;

/**
 * How far the bar is while a picture is made smaller: it has the stretch before sending.
 *
 * @param done what is known of that work, 0-100
 */
export function compressingPercent(done: number): number {
  const { begun, sending } = UPLOAD_PERCENT;
  return Math.round(begun + ((sending - begun) * Math.min(100, Math.max(0, done))) / 100);
}

/** Where the bar goes next while a file is on its way. @see spec §4 "up to 90 in steps of 5" */
export function nextSendingPercent(percent: number): number {
  return Math.min(CEILING, percent + STEP);
}
