import { noteOf } from '#domain/bulk/orderGate.ts';
import { notedChange, type NotedChange } from '#domain/order/receive/orderNotes.ts';
import type { JobStorage } from './jobStorage.ts';

/** The changes of this browser that noted an order. Rejects when the browser blocks its database. */
export async function readNotedChanges({
  listJobs,
  readBatches,
}: JobStorage): Promise<NotedChange[]> {
  const changes = (await listJobs()).filter(({ undoOf }) => undoOf === null);
  const noted = await Promise.all(
    changes.map(async ({ id, status, undoneBy }) => {
      const undo = undoneBy === null ? [] : await readBatches(undoneBy);
      const isOpen = status === 'stopped' && undoneBy === null;
      return notedChange(await readBatches(id), undo, isOpen);
    }),
  );
  return noted.filter((change) => change !== null);
}

/**
 * The job of this browser that noted an order, by the number of its change; `null`: none that is kept.
 * Rejects when the browser blocks its database.
 */
export async function findNotedJob(
  { listJobs, readBatches }: JobStorage,
  change: number,
): Promise<string | null> {
  for (const { id, undoOf } of await listJobs()) {
    if (undoOf !== null) continue;
    // oxlint-disable-next-line no-await-in-loop -- a plan can be large, and the first is the likeliest
    const records = await readBatches(id);
    if (records.some((record) => noteOf(record)?.after === change)) return id;
  }
  return null;
}
