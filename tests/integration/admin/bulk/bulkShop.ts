import { expect, vi } from 'vitest';
import { type Batch, groupChanges } from '#domain/bulk/batches.ts';
import { type BulkStart, type BulkStore, createBulkStore } from '#state/bulk/bulkStore.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import { FORM_ROWS, stockOf } from '../productos/formRows.ts';
import { useStaffShop, type Who } from '../staffShop.ts';
import { useForgottenJobs } from './bulkRows.ts';

export const BLUE = { id: 501, label: 'CAM-1' };
export const CAP = { id: 502, label: 'GOR-1' };

export const stockIn = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;

/** Changes of stock, of the shop of {@link useBulkShop}. */
export const UNITS = groupChanges([
  { row: BLUE, target: stockIn(1), before: 8, after: 5 },
  { row: BLUE, target: stockIn(2), before: 4, after: 9 },
  { row: CAP, target: stockIn(3), before: null, after: 5 },
]);

/** The job that was started, when it has stopped or finished. */
async function ended(store: BulkStore, start: BulkStart): Promise<BulkJob> {
  if (start.outcome !== 'started') throw new Error(start.outcome);
  await vi.waitFor(() => expect(store.getSnapshot().isBusy).toBe(false), {
    interval: 5,
    timeout: 15_000,
  });
  const job = store.getSnapshot().jobs.find(({ id }) => id === start.jobId);
  if (job === undefined) throw new Error('no job');
  return job;
}

const ignore = () => undefined;

export type Act = 'resume' | 'discard' | 'undo';

/** Asks for what can be done with a job that has stopped or finished. */
export const ask = (act: Act, { id }: BulkJob, store = createBulkStore()) =>
  act === 'undo' ? store.undo(id, 'Deshacer', ignore) : store[act](id, ignore);

/** Does it after a reload. @returns the job that did it, as it ended */
export async function afterReload(act: Act, job: BulkJob): Promise<BulkJob> {
  const store = createBulkStore();
  return ended(store, await ask(act, job, store));
}

/** A shop with two products, for tests of bulk changes without a screen. */
export function useBulkShop(rows = '') {
  const shop = useStaffShop(`delete from public.pedido_descontado; ${FORM_ROWS} ${rows}`);
  const { backend, signInAs } = shop;
  useForgottenJobs();
  return {
    ...shop,
    /** Writes a change, as whoever is signed in when `who` is `null`. @returns it as it ended */
    async write(
      batches: readonly Batch[],
      { store = createBulkStore(), who = 'staff' }: { store?: BulkStore; who?: Who | null } = {},
    ): Promise<BulkJob> {
      if (who !== null) await signInAs(who);
      return ended(store, await store.start({ title: 'Cambio', batches }, ignore));
    },
    /** Everything that {@link UNITS} touches. */
    stockNow: async () => [await stockOf(backend(), 501), await stockOf(backend(), 502)],
  };
}
