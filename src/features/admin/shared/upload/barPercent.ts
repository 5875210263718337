import type { UploadStep } from './useUploadQueue.ts';

/** Percent of the bar for the compressing; the rest is the upload, which reports no progress. */
const COMPRESSING_PERCENT = 60;

/** How much of a progress bar is filled, 0-100. */
export function barPercent(step: UploadStep<unknown>): number {
  if (step.name === 'waiting') return 0;
  return step.name === 'compressing'
    ? (step.percent * COMPRESSING_PERCENT) / 100
    : COMPRESSING_PERCENT;
}
