import {
  type BatchRecord,
  type BulkCounts,
  countOutcomes,
  phasesOf,
  type SetBatch,
} from '#domain/bulk/batches.ts';
import { isBlocked, noteOf, skipped } from '#domain/bulk/orderGate.ts';
import { noteAfterUndo } from '#domain/order/receive/orderNotes.ts';
import { readNote } from '#data/bulk/targets.ts';
import { readSetOutcomes, writeSetBatch } from '#data/bulk/setBatch.ts';
import { DataError } from '#data/http/DataError.ts';
import { expectSignIn } from '#data/http/staffDb.ts';
import { logError } from '#shared/lib/log.ts';
import type { BulkJob, JobStorage } from './jobStorage.ts';
import { readNotedChanges } from './notedChanges.ts';

/** Batches in flight at the same time. */
const LANES = 4;

function toFailure(error: unknown): BulkJob['failure'] {
  if (error instanceof DataError) return { kind: error.kind, detail: error.detail };
  logError('bulk: write a batch', error);
  return { kind: 'unknown', detail: String(error) };
}

/** Whether a batch was refused before anything of it was written. */
function isUnwritten(error: unknown): boolean {
  if (!(error instanceof DataError)) return false;
  return error.kind === 'forbidden' || error.kind === 'signedOut';
}

type Options = {
  readonly storage: JobStorage;
  readonly onProgress: (counts: BulkCounts) => void;
  /** Whether no further batch may be sent. */
  readonly isStopped: () => boolean;
  /** The job is ended as it is: only what of it is written is found out. */
  readonly isEnding: boolean;
};

/**
 * Writes the batches of a job that are not done, or ends it. Stops at the first failure, after the
 * batches that are in flight.
 *
 * @returns the job as it ended
 * @throws what the storage throws
 */
export async function runJob(
  job: BulkJob,
  { storage, onProgress, isStopped, isEnding }: Options,
): Promise<BulkJob> {
  const records = await storage.readBatches(job.id);
  let failure: BulkJob['failure'] = null;

  async function put(index: number, record: BatchRecord) {
    await storage.putBatch(job.id, index, record);
    // What the browser could not keep is not told either: the next visit would know less.
    records[index] = record;
    onProgress(countOutcomes(records));
  }

  async function writeOne(index: number, record: BatchRecord) {
    await expectSignIn();
    // Kept before it is sent: after a reload it is known that it may have been written.
    await put(index, { ...record, state: 'sent' });
    const outcomes = await writeSetBatch(record.batch, record.state === 'sent').catch(
      async (error: unknown) => {
        // So that it can be sent again, by a user who may.
        if (isUnwritten(error)) await put(index, record);
        throw error;
      },
    );
    if (outcomes.every(({ kind }) => kind === 'refused')) {
      await put(index, record);
      throw new DataError('forbidden', 'a whole batch was refused');
    }
    await put(index, { ...record, state: 'done', outcomes });
  }

  /** The undo of an order's note: what it writes depends on the other changes of the order. */
  async function undoNote(index: number, record: BatchRecord, note: SetBatch) {
    const now = await readNote(note.target);
    const values = noteAfterUndo(note, now, await readNotedChanges(storage));
    if (values === null) await put(index, skipped(record));
    else await writeOne(index, { ...record, batch: { ...note, ...values } });
  }

  /** Finds out what became of a batch whose response was lost, so that it can be taken back. */
  async function settle(index: number, record: BatchRecord) {
    if (record.state !== 'sent') return;
    const outcomes = await readSetOutcomes(record.batch);
    if (outcomes === null) await put(index, { ...record, state: 'waiting' });
    else await put(index, { ...record, state: 'done', outcomes });
  }

  async function doOne(index: number, record: BatchRecord) {
    const note = job.undoOf === null ? null : noteOf(record);
    // Without units that are out a note would stay for good: also an undo that is ended removes it.
    if (note !== null && record.state !== 'sent') await undoNote(index, record, note);
    else if (note !== null || !isEnding) await writeOne(index, record);
    else await settle(index, record);
  }

  /** What was not written yet of an order that was taken again since is not written any more. */
  async function skipIfTakenAgain() {
    const gate = records.find((record) => record.state === 'done' && noteOf(record) !== null);
    const note = gate && noteOf(gate);
    if (!note || (await readNote(note.target)) === note.after) return;
    for (const [index, record] of records.entries()) await settle(index, record);
    await skipRest();
  }

  async function skipRest() {
    for (const [index, record] of records.entries()) {
      if (record.state !== 'done') await put(index, skipped(record));
    }
  }

  async function lane(left: Iterable<number>) {
    for (const index of left) {
      const record = records[index];
      if (record === undefined || failure !== null || isStopped()) return;
      if (record.state === 'done') continue;
      try {
        await doOne(index, record);
      } catch (error) {
        failure ??= toFailure(error);
      }
    }
  }

  if (job.undoOf === null && !isEnding) {
    await skipIfTakenAgain().catch((error: unknown) => {
      failure = toFailure(error);
    });
  }
  for (const phase of phasesOf(records)) {
    const left = phase.values();
    await Promise.all(Array.from({ length: LANES }, () => lane(left)));
    if (records.some(isBlocked)) await skipRest();
  }
  const isEnded = isEnding && failure === null && !isStopped();
  // What staff have ended is not continued because the shop does not tell what became of it.
  const wasEnded = job.status === 'finished';
  const isFinished = isEnded || wasEnded || records.every(({ state }) => state === 'done');
  const counts = countOutcomes(records);
  const ended: BulkJob = {
    ...job,
    counts,
    status: isFinished ? 'finished' : 'stopped',
    // A change that is ended still says why it had stopped, unless all of it turned out to be written.
    failure: isEnded && counts.done < counts.total ? job.failure : failure,
  };
  await storage.putJob(ended);
  return ended;
}
