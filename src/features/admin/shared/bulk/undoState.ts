import type { BulkJob } from '#state/bulk/jobStorage.ts';

/** How far a change was taken back. `part`: it is not known that all of it came back. */
export type UndoState = 'running' | 'stopped' | 'part' | 'whole';

/**
 * How far a change was taken back, by the job that did it.
 *
 * @param undo `undefined`: this browser does not keep it any more
 */
export function undoState(undo: BulkJob | undefined, runningId: string | null): UndoState {
  if (undo === undefined) return 'part';
  if (undo.id === runningId) return 'running';
  if (undo.status === 'stopped') return 'stopped';
  return undo.counts.done === undo.counts.total ? 'whole' : 'part';
}

/** Whether a change was taken back as far as it can be: its undo, if it is still kept, has ended. */
export function isOver(job: BulkJob, jobs: readonly BulkJob[]): boolean {
  const { status, counts } = lastOf(job, jobs);
  return job.undoneBy !== null && status === 'finished' && counts.sent === 0;
}

/** A change, or the job that took it back, which tells what came back and what did not. */
export function lastOf(job: BulkJob, jobs: readonly BulkJob[]): BulkJob {
  return jobs.find(({ id }) => id === job.undoneBy) ?? job;
}
