/** Percent of an upload's bar when its work begins, and when the file is on its way. */
export const UPLOAD_PERCENT = { begun: 10, sending: 30, ended: 100 } as const;

/** Where the bar waits for the answer. */
const CEILING = 90;
const STEP = 5;

/**
 * Time between two steps of the bar during the request, in ms.
 *
 * @see docs/rules.md#upload-progress
 */
export const UPLOAD_STEP_MS = 200;

/** How long the bars of a batch stay after its end, in ms. @see docs/rules.md#upload-progress */
export const UPLOAD_LIST_MS = 5_000;

/**
 * How far the bar is while a picture is made smaller: it has the stretch before sending.
 *
 * @param done what is known of that work, 0-100
 */
export function compressingPercent(done: number): number {
  const { begun, sending } = UPLOAD_PERCENT;
  return Math.round(begun + ((sending - begun) * Math.min(100, Math.max(0, done))) / 100);
}

/** The next value of the bar during the request. @see docs/rules.md#upload-progress */
export function nextSendingPercent(percent: number): number {
  return Math.min(CEILING, percent + STEP);
}
