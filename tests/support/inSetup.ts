import { inTime } from '#lib/inTime.ts';

/** Timeout of a step before the tests, in ms: shorter than that of a hook, which cannot say what it waits for. */
const SETUP_TIMEOUT_MS = 600_000;

/** Rejects with what was waited for when it takes too long. @param what the step, such as 'the build' */
export function inSetup<T>(what: string, work: Promise<T>): Promise<T> {
  const late = () => new Error(`not there after ${SETUP_TIMEOUT_MS / 1000} s: ${what}`);
  return inTime(work, SETUP_TIMEOUT_MS, late);
}
