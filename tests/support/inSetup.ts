import { inTime } from '#lib/inTime.ts';

/** Timeout of a setup step, in ms: below that of hooks, whose error does not name the step. */
const SETUP_TIMEOUT_MS = 600_000;

/** Rejects with the name of the step when it takes too long. @param what the step, such as 'the build' */
export function inSetup<T>(what: string, work: Promise<T>): Promise<T> {
  const late = () => new Error(`not there after ${SETUP_TIMEOUT_MS / 1000} s: ${what}`);
  return inTime(work, SETUP_TIMEOUT_MS, late);
}
