import { expect, test, vi } from 'vitest';
import { type Batch, groupChanges } from '#domain/bulk/batches.ts';
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
const REST = 7_000_000_000_002;

const { backend, sql, signInAs } = useStaffShop(`
  delete from public.pedido_descontado;
  ${FORM_ROWS}
  insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 2, 9), (502, 3, 6);`);
useForgottenJobs();

const row = { id: 501, label: 'CAM-1' };
const BATCHES = [
  orderGate({ reference: REFERENCE, before: null, change: OURS }, 'Pedido'),
  ...groupChanges([
    { row, target: { kind: 'stock', bodegaId: 1 }, before: 8, after: 5 },
    { row, target: { kind: 'stock', bodegaId: 2 }, before: 4, after: 0 },
  ]),
];
const other = { id: 502, label: 'GOR-1' };
const LATER = [
  orderGate({ reference: REFERENCE, before: OURS, change: REST }, 'Pedido'),
  ...groupChanges([
    { row: other, target: { kind: 'stock', bodegaId: 2 }, before: 9, after: 8 },
    { row: other, target: { kind: 'stock', bodegaId: 3 }, before: 6, after: 1 },
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

async function discarded(jobId: string) {
  const store = createBulkStore();
  return ended(store, await store.discard(jobId, () => undefined));
}

/** Takes an order, or stops when some rows are done; what is done afterwards is done after a reload. */
async function take(who?: Who, batches: readonly Batch[] = BATCHES, stopAt = Infinity) {
  await signInAs(who);
  const store = createBulkStore();
  store.subscribe(() => {
    const { jobs, runningId } = store.getSnapshot();
    if ((jobs.find(({ id }) => id === runningId)?.counts.done ?? 0) >= stopAt) store.stop();
  });
  const started = await store.start({ title: 'Pedido', batches }, () => undefined);
  const job = await ended(store, started);
  const later = async (act: (reloaded: BulkStore) => Promise<BulkStart>) => {
    const reloaded = createBulkStore();
    return ended(reloaded, await act(reloaded));
  };
  return {
    job,
    resume: async () => later((again) => again.resume(job.id, () => undefined)),
    undo: async () => later((again) => again.undo(job.id, 'Deshacer', () => undefined)),
    discard: async () => discarded(job.id),
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

test.each([
  ['post', 'pedido_descontado'],
  ['patch', 'inventario'],
] as const)(
  'a %s of %s whose answer was lost can be taken back after the change is ended',
  async (method, table) => {
    faults.write(method, table, lostAnswer(backend));
    const { discard, undo } = await take();
    faults.none();
    await discard();
    expect(await noted()).toBe(OURS);
    expect(await undo()).toMatchObject({ status: 'finished' });
    expect([await stockNow(), await notes()]).toEqual([UNTOUCHED, []]);
  },
);

test('a change whose note was not written is ended without it, and writes nothing more', async () => {
  faults.write('post', 'pedido_descontado', 'network');
  const { discard } = await take();
  faults.none();
  expect(await discard()).toMatchObject({
    status: 'finished',
    counts: { done: 0, sent: 0, total: 3 },
  });
  expect([await stockNow(), await notes()]).toEqual([UNTOUCHED, []]);
});

test('a change is not ended while the shop cannot say what of it is written', async () => {
  faults.write('post', 'pedido_descontado', 'network');
  faults.rest('pedido_descontado', 'network');
  const { discard, resume } = await take();
  expect(await discard()).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
  faults.none();
  expect(await resume()).toMatchObject({ status: 'finished', counts: { done: 3 } });
});

test('an undo that is ended when all units are back still removes the note', async () => {
  const { undo } = await take();
  faults.write('delete', 'pedido_descontado', 'network');
  const undone = await undo();
  faults.none();
  expect([undone.status, await stockNow(), await noted()]).toEqual(['stopped', UNTOUCHED, OURS]);
  await discarded(undone.id);
  expect(await notes()).toEqual([]);
});

test('the undo finds its note also when the answer of a later undo was lost', async () => {
  const first = await take();
  const second = await take('staff', LATER);
  faults.write('patch', 'pedido_descontado', lostAnswer(backend));
  expect(await second.undo()).toMatchObject({ status: 'stopped' });
  faults.none();
  expect(await noted()).toBe(OURS);
  await first.undo();
  expect(await notes()).toEqual([]);
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

const pair = [row, { id: 502, label: 'GOR-1' }];
const ALIKE = [
  orderGate({ reference: REFERENCE, before: null, change: OURS }, 'Pedido'),
  ...groupChanges(
    pair.map((some) => ({
      row: some,
      target: { kind: 'stock', bodegaId: 1 },
      before: 8,
      after: 5,
    })),
  ),
];

test.each(['resume', 'discard'] as const)(
  'units of a statement that was written, put back by somebody before a %s, may still be out',
  async (end) => {
    await sql(
      'insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 1, 8)',
    );
    faults.write('patch', 'inventario', lostAnswer(backend));
    const { job, [end]: finish } = await take('staff', ALIKE);
    faults.none();
    await sql(
      'update public.inventario set cantidad = 8 where producto_id = 501 and bodega_id = 1',
    );
    expect(await finish()).toMatchObject({
      status: 'finished',
      counts: { done: 2, unsure: 1, changed: 0 },
    });
    expect(await stockNow()).toEqual(UNTOUCHED);
    expect(netTaken(await createJobStorage().readBatches(job.id)).get(501)).toBe(3);
  },
);

test('a change that is continued when the order was taken again only finds out what of it is written', async () => {
  faults.write('patch', 'inventario', lostAnswer(backend));
  const { resume } = await take();
  faults.none();
  await sql('update public.pedido_descontado set cambio = 9');
  expect(await resume()).toMatchObject({ status: 'finished', counts: { done: 2, skipped: 1 } });
  expect(await stockNow()).toMatchObject([{ cantidad: 5 }, { cantidad: 4 }]);
});

test('a change whose last answer was lost, found written when it is ended, has no failure any more', async () => {
  faults.write('patch', 'inventario', lostAnswer(backend));
  const { discard } = await take('staff', BATCHES.slice(0, 2));
  faults.none();
  expect(await discard()).toMatchObject({ counts: { done: 2, total: 2 }, failure: null });
});

const noted = async () => (await notes())[0]?.['cambio'] ?? null;

test('an order that was taken in two changes stays noted until the units of both are back', async () => {
  const first = await take();
  const second = await take('staff', LATER);
  expect(second.job).toMatchObject({ status: 'finished', counts: { done: 3, total: 3 } });
  expect(await first.undo()).toMatchObject({ counts: { done: 2, skipped: 1 } });
  expect([await stockNow(), await noted()]).toEqual([UNTOUCHED, REST]);
  expect(await second.undo()).toMatchObject({ counts: { done: 3 } });
  expect(await notes()).toEqual([]);
});

test('the second change is taken back first, the first one later', async () => {
  const first = await take();
  const second = await take('staff', LATER);
  await second.undo();
  expect(await noted()).toBe(OURS);
  await first.undo();
  expect(await notes()).toEqual([]);
});

test('a second change that was ended as it is keeps the note while units of it are out', async () => {
  const first = await take();
  const second = await take('staff', LATER, 2);
  expect(second.job).toMatchObject({ status: 'stopped', counts: { done: 2, total: 3 } });
  expect(await first.undo()).toMatchObject({ counts: { skipped: 1 } });
  await second.discard();
  expect(await noted()).toBe(REST);
  expect(await second.undo()).toMatchObject({ status: 'finished', counts: { done: 2 } });
  expect(await notes()).toEqual([]);
});

test('a second change that took nothing does not keep the note', async () => {
  const first = await take();
  await sql('update public.inventario set cantidad = 30 where producto_id = 502');
  const second = await take('staff', LATER);
  expect(second.job).toMatchObject({ counts: { done: 1, changed: 2 } });
  expect(await first.undo()).toMatchObject({ counts: { done: 3 } });
  expect(await notes()).toEqual([]);
});

test('a second change takes nothing when the order was taken by somebody else since', async () => {
  await take();
  await sql('update public.pedido_descontado set cambio = 9');
  const { job } = await take('staff', LATER);
  expect(job).toMatchObject({ counts: { done: 0, changed: 1, skipped: 2 } });
  expect([await stockOf(backend(), 502), await noted()]).toMatchObject([
    [{ cantidad: 9 }, { cantidad: 6 }],
    9,
  ]);
});
