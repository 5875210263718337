import { vi, expect } from 'vitest';
import { type Batch, groupChanges } from '#domain/bulk/batches.ts';
import { type BulkStart, type BulkStore, createBulkStore } from '#state/bulk/bulkStore.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import { FORM_ROWS, imagesOf, picture, stockOf } from '../productos/formRows.ts';
import { useStaffShop, type Who } from '../staffShop.ts';
import { useForgottenJobs } from './bulkRows.ts';

export const BLUE = { id: 501, label: 'CAM-1' };
export const CAP = { id: 502, label: 'GOR-1' };
export const RETAIL = { kind: 'field', field: 'retail' } as const;

/** Changes of every kind, of the shop of {@link useBulkShop}. */
export const PRICES = groupChanges([
  { row: BLUE, target: RETAIL, before: 3500, after: 3675 },
  { row: CAP, target: RETAIL, before: 2000, after: 2100 },
  { row: CAP, target: { kind: 'field', field: 'wholesale' }, before: null, after: 1900 },
  { row: BLUE, target: { kind: 'stock', bodegaId: 2 }, before: 4, after: 9 },
  { row: CAP, target: { kind: 'stock', bodegaId: 3 }, before: null, after: 5 },
  { row: CAP, target: { kind: 'picture', url: picture('gorra.webp') }, before: null, after: 1 },
  {
    row: BLUE,
    target: { kind: 'picture', url: picture('highres/azul.webp') },
    before: 1,
    after: null,
  },
]);

/** A new product for `creationBatches`. */
export const draft = (code: string) => ({
  label: code,
  producto: {
    producto: {
      code,
      name: 'Nuevo',
      subfamiliaId: 111,
      prices: { retail: 30, wholesale: 20.5, special: 10 },
      discountPercent: 0,
      ivaId: null,
      colorId: 21,
      tallaId: 'S',
      detail: null,
    },
    stock: [{ bodegaId: 1, quantity: 6 }],
    imageUrls: [picture('frente.webp')],
  },
});

/** Waits until a job has stopped or finished. */
export function ended(store: BulkStore): Promise<void> {
  return vi.waitFor(() => expect(store.getSnapshot().isBusy).toBe(false), {
    interval: 5,
    timeout: 15_000,
  });
}

/** The id of a job that was started. */
export function idOf(start: BulkStart): string {
  if (start.outcome !== 'started') throw new Error(start.outcome);
  return start.jobId;
}

/** Takes a job back. @returns the job that did it, as it ended */
export async function undo(store: BulkStore, jobId: string): Promise<BulkJob | undefined> {
  const undoId = idOf(await store.undo(jobId, 'Deshacer', () => undefined));
  await ended(store);
  return store.getSnapshot().jobs.find(({ id }) => id === undoId);
}

/** A shop with two products, for tests of bulk changes without a screen. */
export function useBulkShop() {
  const shop = useStaffShop(`delete from public.pedido_descontado; ${FORM_ROWS}`);
  const { backend, sql, signInAs } = shop;
  useForgottenJobs();
  return {
    ...shop,
    /** Writes a change, as whoever is signed in when `who` is `null`. */
    async write(batches: readonly Batch[], store = createBulkStore(), who: Who | null = 'staff') {
      if (who !== null) await signInAs(who);
      const jobId = idOf(await store.start({ title: 'Cambio', batches }, () => undefined));
      await ended(store);
      return {
        store,
        jobId,
        job: () => store.getSnapshot().jobs.find(({ id }) => id === jobId),
        resume: async () => {
          await store.resume(jobId, () => undefined);
          await ended(store);
        },
      };
    },
    /** Everything that {@link PRICES} touches. */
    async shopNow() {
      const prices = await sql('select id::int, precio1, precio2 from public.producto order by id');
      return {
        prices,
        stock: [await stockOf(backend(), 501), await stockOf(backend(), 502)],
        images: [await imagesOf(backend(), 501), await imagesOf(backend(), 502)],
      };
    },
  };
}
