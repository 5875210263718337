import { expect, test, vi } from 'vitest';
import { groupChanges } from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { type BulkStart, type BulkStore, createBulkStore } from '#state/bulk/bulkStore.ts';
import { netTaken } from '#domain/order/receive/netTaken.ts';
import { createJobStorage } from '#state/bulk/jobStorage.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { FORM_ROWS, stockOf } from '../productos/formRows.ts';
import { useStaffShop, type Who } from '../staffShop.ts';
import { useForgottenJobs } from './bulkRows.ts';

const REFERENCE = 'TT-261121-7K3F';
const OURS = 7_000_000_000_001;

const { backend, sql, signInAs } = useStaffShop(`
  delete from public.pedido_descontado;
  ${FORM_ROWS}`);
useForgottenJobs();

const row = { id: 501, label: 'CAM-1' };
const BATCHES = [
  orderGate(REFERENCE, OURS, 'Pedido'),
  ...groupChanges([
    { row, target: { kind: 'stock', bodegaId: 1 }, before: 8, after: 5 },
    { row, target: { kind: 'stock', bodegaId: 2 }, before: 4, after: 0 },
  ]),
];
const UNTOUCHED = [
  { bodega_id: 1, cantidad: 8 },
  { bodega_id: 2, cantidad: 4 },
];
const TAKEN = [
  { bodega_id: 1, cantidad: 5 },
  { bodega_id: 2, cantidad: 0 },
];

const stockNow = () => stockOf(backend(), 501);
const notes = () => sql('select referencia, cambio from public.pedido_descontado');
const noteOfOthers = () =>
  sql(`insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', 1)`);

async function ended(store: BulkStore, start: BulkStart) {
  if (start.outcome !== 'started') throw new Error(start.outcome);
  await vi.waitFor(() => expect(store.getSnapshot().isBusy).toBe(false), {
    interval: 5,
    timeout: 15_000,
  });
  const job = store.getSnapshot().jobs.find(({ id }) => id === start.jobId);
  if (job === undefined) throw new Error('no job');
  return job;
}

async function take(who?: Who) {
  await signInAs(who);
  const store = createBulkStore();
  const started = await store.start({ title: 'Pedido', batches: BATCHES }, () => undefined);
  const job = await ended(store, started);
  return {
    job,
    resume: async () => ended(store, await store.resume(job.id, () => undefined)),
    undo: async () => ended(store, await store.undo(job.id, 'Deshacer', () => undefined)),
  };
}

test('an order is noted and its stock taken; the undo puts both back', async () => {
  const { job, undo } = await take();
  expect(job).toMatchObject({ status: 'finished', counts: { done: 3, total: 3 } });
  expect([await stockNow(), await notes()]).toEqual([
    TAKEN,
    [{ referencia: REFERENCE, cambio: OURS }],
  ]);
  expect(await undo()).toMatchObject({ status: 'finished', counts: { done: 3 } });
  expect([await stockNow(), await notes()]).toEqual([UNTOUCHED, []]);
});

test('of an order that somebody else has received, no stock is taken, now or later', async () => {
  await noteOfOthers();
  const { job } = await take();
  expect(job).toMatchObject({
    status: 'finished',
    counts: { done: 0, changed: 1, skipped: 2, total: 3 },
  });
  expect([await stockNow(), await notes()]).toEqual([
    UNTOUCHED,
    [{ referencia: REFERENCE, cambio: 1 }],
  ]);
});

test('a note whose answer was lost is known again as our own', async () => {
  faults.write('post', 'pedido_descontado', lostAnswer(backend), { once: true });
  const { job, resume } = await take();
  expect(job).toMatchObject({ status: 'stopped', counts: { done: 0 } });
  expect(await stockNow()).toEqual(UNTOUCHED);
  expect(await resume()).toMatchObject({ status: 'finished', counts: { done: 3 } });
  expect(await stockNow()).toEqual(TAKEN);
});

test('a note that was not written is not mistaken for that of somebody else', async () => {
  faults.write('post', 'pedido_descontado', 'network');
  const { resume } = await take();
  faults.none();
  await noteOfOthers();
  expect(await resume()).toMatchObject({ counts: { done: 0, changed: 1, skipped: 2 } });
  expect(await stockNow()).toEqual(UNTOUCHED);
});

test('the undo leaves the note of somebody else who received the order again', async () => {
  const { undo } = await take();
  await sql('update public.pedido_descontado set cambio = 9');
  expect(await undo()).toMatchObject({ counts: { done: 2, changed: 1 } });
  expect(await notes()).toEqual([{ referencia: REFERENCE, cambio: 9 }]);
});

test('to a signed-in stranger the note is refused, and nothing else is sent', async () => {
  const { job } = await take('stranger');
  expect(job).toMatchObject({
    status: 'stopped',
    failure: { kind: 'forbidden' },
    counts: { done: 0 },
  });
  expect([await stockNow(), await notes()]).toEqual([UNTOUCHED, []]);
});

test('the undo keeps the note while units that somebody changed since are not back', async () => {
  const { undo } = await take();
  await sql('update public.inventario set cantidad = 1 where producto_id = 501 and bodega_id = 1');
  expect(await undo()).toMatchObject({
    status: 'finished',
    counts: { done: 1, changed: 1, skipped: 1 },
  });
  expect(await notes()).toEqual([{ referencia: REFERENCE, cambio: OURS }]);
});

test('units whose answer was lost, and that somebody changed since, count as taken', async () => {
  faults.write('patch', 'inventario', lostAnswer(backend));
  const { job, resume } = await take();
  faults.none();
  await sql('update public.inventario set cantidad = 2 where producto_id = 501 and bodega_id = 1');
  expect(await resume()).toMatchObject({ counts: { done: 2, unsure: 1, changed: 0 } });
  const records = await createJobStorage().readBatches(job.id);
  expect(netTaken(records).get(501)).toBe(7);
});
