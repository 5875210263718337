import type { BatchRecord, RowOutcome } from '#domain/bulk/batches.ts';
import { expectSignIn } from '../http/staffDb.ts';
import { readSetOutcomes, writeSetBatch } from './setBatch.ts';

/**
 * Writes a batch, or finishes one that was sent before. @throws DataError 'forbidden' or 'signedOut' when
 * the service refused the statement; others when it is unknown what was written
 */
export function writeBatch({ batch, state }: BatchRecord): Promise<RowOutcome[]> {
  return writeSetBatch(batch, state === 'sent');
}

/** Sends nothing. @throws DataError 'signedOut' while nobody is signed in */
export const prepareBatch = expectSignIn;

/** What became of a batch whose response was lost; `null`: it was not written. @throws DataError */
export function readOutcomes({ batch }: BatchRecord): Promise<RowOutcome[] | null> {
  return readSetOutcomes(batch);
}
