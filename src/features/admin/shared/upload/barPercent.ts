import type { UploadStep } from './useUploadQueue.ts';

/** The compression fills this part of the bar; the request reports no progress. */
const COMPRESSING_PERCENT = 60;

export function barPercent(step: UploadStep<unknown>): number {
  if (step.name === 'waiting') return 0;
  return step.name === 'compressing'
    ? (step.percent * COMPRESSING_PERCENT) / 100
    : COMPRESSING_PERCENT;
}
