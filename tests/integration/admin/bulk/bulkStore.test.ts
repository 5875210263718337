import { describe, expect, test, vi } from 'vitest';
import { creationBatches, deletionBatches, groupChanges } from '#domain/bulk/batches.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage } from '#state/bulk/jobStorage.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { imagesOf, picture, productosOf, stockOf } from '../productos/formRows.ts';
import { BLUE, CAP, draft, ended, idOf, PRICES, undo, useBulkShop } from './bulkShop.ts';

const { backend, sql, signInAs, write, shopNow } = useBulkShop();

describe('a bulk change', () => {
  test('writes prices, stock and pictures, and its undo leaves the shop as it was', async () => {
    const before = await shopNow();
    const { store, jobId, job } = await write(PRICES);
    expect(job()).toMatchObject({ status: 'finished', counts: { total: 7, done: 7 } });
    expect(await shopNow()).toMatchObject({
      prices: [{ precio1: 3675 }, { precio1: 2100, precio2: 1900 }],
      stock: [[{ cantidad: 8 }, { cantidad: 9 }], [{ bodega_id: 3, cantidad: 5 }]],
      images: [[picture('highres/espalda.webp')], [picture('gorra.webp')]],
    });
    expect(await undo(store, jobId)).toMatchObject({ status: 'finished', counts: { done: 7 } });
    expect(await shopNow()).toEqual(before);
    expect(await store.undo(jobId, 'Deshacer', () => undefined)).toEqual({ outcome: 'tooLate' });
  });

  test('leaves what somebody changed since it was read, and says what it holds now', async () => {
    await sql(`update public.producto set precio1 = 1 where id = 501;
      delete from public.images where producto_id = 501;
      delete from public.inventario where producto_id = 501;`);
    const { store, jobId, job } = await write(PRICES);
    expect(job()).toMatchObject({ counts: { done: 4, changed: 3, gone: 0 } });
    const [first] = await store.readBatches(jobId);
    expect(first?.outcomes).toEqual([{ kind: 'changed', now: 1 }]);
    await sql('update public.producto set precio2 = 7 where id = 502');
    expect(await undo(store, jobId)).toMatchObject({ counts: { done: 3, changed: 1 } });
    expect(await shopNow()).toMatchObject({
      prices: [{ precio1: 1 }, { precio1: 2000, precio2: 7 }],
    });
  });

  test.each(['network', 'lost'] as const)(
    'stops without a connection (%s), and continues after a reload where it was',
    async (fault) => {
      faults.write('patch', 'producto', fault === 'lost' ? lostAnswer(backend) : 'network');
      const { jobId, job } = await write(PRICES);
      expect(job()).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
      faults.none();
      const reloaded = createBulkStore(createJobStorage());
      await reloaded.load();
      expect(reloaded.getSnapshot().jobs).toMatchObject([{ id: jobId, status: 'stopped' }]);
      idOf(await reloaded.resume(jobId, () => undefined));
      await ended(reloaded);
      expect(reloaded.getSnapshot().jobs).toMatchObject([
        { status: 'finished', failure: null, counts: { total: 7, done: 7, changed: 0 } },
      ]);
      expect(await shopNow()).toMatchObject({
        prices: [{ precio1: 3675 }, { precio1: 2100, precio2: 1900 }],
      });
    },
  );

  test('says what may have been written, and is settled before it can be taken back', async () => {
    faults.write('patch', 'producto', lostAnswer(backend));
    const { store, jobId } = await write(PRICES.slice(0, 2));
    expect(await store.undo(jobId, 'Deshacer', () => undefined)).toEqual({ outcome: 'tooLate' });
    const reloaded = createBulkStore();
    await reloaded.load();
    expect(reloaded.getSnapshot().jobs).toMatchObject([{ counts: { total: 2, done: 0, sent: 2 } }]);
    faults.none();
    await reloaded.resume(jobId, () => undefined);
    await ended(reloaded);
    expect(await undo(reloaded, jobId)).toMatchObject({ counts: { done: 2 } });
    expect((await shopNow()).prices).toMatchObject([{ precio1: 3500 }, { precio1: 2000 }]);
  });

  test('goes on without a product that somebody deleted, and without a tax that is gone', async () => {
    const tax = { kind: 'field', field: 'ivaId' } as const;
    const link = { kind: 'picture', url: picture('nueva.webp') } as const;
    const gone = { id: 999, label: 'gone' };
    const { job } = await write(
      groupChanges([
        { row: CAP, target: tax, before: null, after: 888 },
        { row: gone, target: link, before: null, after: 1 },
        { row: CAP, target: link, before: null, after: 1 },
      ]),
    );
    expect(job()).toMatchObject({
      status: 'finished',
      counts: { total: 3, done: 1, gone: 1, failed: 1 },
    });
    expect(await imagesOf(backend(), 502)).toEqual([picture('nueva.webp')]);
  });

  test('that was refused can be continued by staff, and a refused undo too', async () => {
    await signInAs('stranger');
    const store = createBulkStore();
    const jobId = idOf(await store.start({ title: 'Cambio', batches: PRICES }, () => undefined));
    await ended(store);
    await signInAs('staff');
    await store.resume(jobId, () => undefined);
    await ended(store);
    expect(store.getSnapshot().jobs).toMatchObject([{ status: 'finished', counts: { done: 7 } }]);
  });

  test('that has stopped can be ended as it is', async () => {
    faults.write('patch', 'producto', 'network');
    const { store, jobId, job } = await write(PRICES);
    await store.discard(jobId, () => undefined);
    await ended(store);
    expect(job()).toMatchObject({ status: 'finished' });
    expect(await store.resume(jobId, () => undefined)).toEqual({ outcome: 'tooLate' });
  });

  test('writes nothing when the browser cannot keep its plan', async () => {
    const before = await shopNow();
    await signInAs();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const storage = { ...createJobStorage(), addJob: () => Promise.reject(new Error('blocked')) };
    const store = createBulkStore(storage);
    expect(await store.start({ title: 'Cambio', batches: PRICES }, () => undefined)).toEqual({
      outcome: 'notKept',
    });
    expect(await shopNow()).toEqual(before);
  });
});

describe('new products', () => {
  const NEW = creationBatches(['N-1', 'N-2'].map(draft));

  async function created() {
    const rows = [
      ...(await productosOf(backend(), 'N-1')),
      ...(await productosOf(backend(), 'N-2')),
    ];
    const parts = rows.map(async ({ id }) => [
      await stockOf(backend(), id),
      await imagesOf(backend(), id),
    ]);
    return Promise.all(parts);
  }
  const WHOLE = [[{ bodega_id: 1, cantidad: 6 }], [picture('frente.webp')]];

  test.each(['producto', 'inventario', 'images'])(
    'are there once when an answer of %s was lost and the job is resumed',
    async (table) => {
      faults.write('post', table, lostAnswer(backend), { once: true });
      const { store, jobId, job } = await write(NEW);
      expect(job()).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
      await store.resume(jobId, () => undefined);
      await ended(store);
      expect(job()).toMatchObject({ status: 'finished', counts: { done: 2 } });
      expect(await created()).toEqual([WHOLE, WHOLE]);
    },
  );

  test('are not added twice when somebody edits them before the job is resumed', async () => {
    faults.write('post', 'inventario', 'network', { once: true });
    const { store, jobId, job } = await write(NEW);
    await sql("update public.producto set precio1 = 99 where codigo = 'N-1'");
    await store.resume(jobId, () => undefined);
    await ended(store);
    expect(job()).toMatchObject({ status: 'finished', counts: { done: 2 } });
    expect(await created()).toEqual([WHOLE, WHOLE]);
  });

  test('are deleted by an undo that was cut off between their stock and themselves', async () => {
    const { store, jobId } = await write(NEW);
    faults.write('delete', 'producto', 'network', { once: true });
    const undone = await undo(store, jobId);
    expect(undone).toMatchObject({ status: 'stopped', counts: { sent: 2 } });
    await store.resume(undone?.id ?? '', () => undefined);
    await ended(store);
    expect(await created()).toEqual([]);
  });

  test('are deleted by the undo, but for one that somebody changed since', async () => {
    const { store, jobId } = await write(NEW);
    await sql(`update public.inventario set cantidad = 5 where producto_id =
      (select id from public.producto where codigo = 'N-2')`);
    expect(await undo(store, jobId)).toMatchObject({ counts: { done: 1, changed: 1 } });
    expect(await created()).toEqual([[[{ bodega_id: 1, cantidad: 5 }], [picture('frente.webp')]]]);
  });
});

test('deleted products are gone with their stock and links, and cannot be taken back', async () => {
  const { job } = await write(deletionBatches([BLUE, { id: 999, label: 'gone' }]));
  expect(job()).toMatchObject({ canUndo: false, counts: { done: 1, gone: 1 } });
  expect(await productosOf(backend(), 'CAM-1')).toEqual([]);
});
