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
