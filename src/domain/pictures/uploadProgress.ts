/** Percent of a bar when the work starts, when the request starts, and at the end. */
export const UPLOAD_PERCENT = { begun: 10, sending: 30, ended: 100 } as const;

/** Where the bar stays until the response. */
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
 * The bar while a picture is compressed: it moves from `begun` to `sending`.
 *
 * @param done progress of the compression, 0-100
 */
export function compressingPercent(done: number): number {
  const { begun, sending } = UPLOAD_PERCENT;
  return Math.round(begun + ((sending - begun) * Math.min(100, Math.max(0, done))) / 100);
}

/** The next value of the bar during the request. @see docs/rules.md#upload-progress */
export function nextSendingPercent(percent: number): number {
  return Math.min(CEILING, percent + STEP);
}
