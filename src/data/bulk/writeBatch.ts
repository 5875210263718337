import type { BatchRecord, RowOutcome } from '#domain/bulk/batches.ts';
import { expectSignIn } from '../http/staffDb.ts';
import { readLastId } from '../http/write.ts';
import { readCreateOutcomes, writeCreateBatch } from './createBatch.ts';
import { readDeleteOutcomes, writeDeleteBatch } from './deleteBatch.ts';
import { readSetOutcomes, writeSetBatch } from './setBatch.ts';

/**
 * What has to be known before a batch is sent for the first time, so that it can be sent again after its
 * response was lost. Nothing is written.
 *
 * @throws DataError 'signedOut' while nobody is signed in
 */
export async function prepareBatch(record: BatchRecord): Promise<BatchRecord> {
  await expectSignIn();
  if (record.batch.kind !== 'create' || record.lastId !== undefined) return record;
  return { ...record, lastId: await readLastId('producto') };
}

/**
 * Writes a batch, or finishes one that was sent before.
 *
 * @param record as {@link prepareBatch} returned it; its state tells whether it was sent before
 * @param keep keeps what a later attempt has to know, while the batch is being written
 * @returns an outcome per row
 * @throws DataError 'forbidden' or 'signedOut' when the service refused the statement; others when it is
 *   unknown what was written
 */
export async function writeBatch(
  record: BatchRecord,
  keep: (news: Pick<BatchRecord, 'ids'>) => Promise<void>,
): Promise<RowOutcome[]> {
  const { batch } = record;
  const wasSent = record.state === 'sent';
  switch (batch.kind) {
    case 'set':
      return writeSetBatch(batch, wasSent);
    case 'create':
      return writeCreateBatch(batch, record, wasSent, (ids) => keep({ ids }));
    case 'delete':
      return writeDeleteBatch(batch, wasSent);
  }
}

/**
 * What became of a batch that was sent and whose response was lost; nothing is written.
 *
 * @returns an outcome per row; `null`: the batch was not written
 * @throws DataError
 */
export async function readOutcomes(record: BatchRecord): Promise<RowOutcome[] | null> {
  const { batch } = record;
  switch (batch.kind) {
    case 'set':
      return readSetOutcomes(batch);
    case 'create':
      return readCreateOutcomes(batch, record);
    case 'delete':
      return readDeleteOutcomes(batch);
  }
}
