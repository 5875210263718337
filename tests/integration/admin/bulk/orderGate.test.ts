import { expect, test } from 'vitest';
import { type Batch, groupChanges } from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { netTaken } from '#domain/order/receive/netTaken.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage } from '#state/bulk/jobStorage.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { stockOf } from '../productos/formRows.ts';
import { type Act, afterReload, BLUE, CAP, stockIn, useBulkShop } from './bulkShop.ts';

const REFERENCE = 'TT-261121-7K3F';
const OURS = 7_000_000_000_001;
const REST = 7_000_000_000_002;

const { backend, sql, write } = useBulkShop(
  'insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 2, 9), (502, 3, 6);',
);

/** An order that takes the first units of a row of stock down to the second ones. */
const order = (
  [before, change]: readonly [number | null, number],
  ...stock: (readonly [row: typeof BLUE, bodegaId: number, before: number, after: number])[]
): readonly Batch[] => [
  orderGate({ reference: REFERENCE, before, change }, 'Pedido'),
  ...groupChanges(
    stock.map(([row, bodegaId, from, to]) => ({
      row,
      target: stockIn(bodegaId),
      before: from,
      after: to,
    })),
  ),
];
const FIRST = order([null, OURS], [BLUE, 1, 8, 5], [BLUE, 2, 4, 0]);
const LATER = order([OURS, REST], [CAP, 2, 9, 8], [CAP, 3, 6, 1]);

const units = async (id = 501) => (await stockOf(backend(), id)).map(({ cantidad }) => cantidad);
const noted = async () => {
  const [note] = await sql('select referencia, cambio from public.pedido_descontado');
  if (note !== undefined) expect(note['referencia']).toBe(REFERENCE);
  return note?.['cambio'] ?? null;
};
/** Units of a change that are out, by its own account. */
const netOf = async (jobId: string) =>
  netTaken(await createJobStorage().readBatches(jobId)).get(501) ?? 0;

const BY_OTHERS = `insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', 1)`;
const AGAIN = 'update public.pedido_descontado set cambio = 9';
const unitsBy = (others: number) =>
  `update public.inventario set cantidad = ${others} where producto_id = 501 and bodega_id = 1`;

const CLOSED = { done: 0, changed: 1, skipped: 2 };

const none = () => undefined;
const noteLost = () => faults.write('post', 'pedido_descontado', lostAnswer(backend));
const noteNotSent = () => faults.write('post', 'pedido_descontado', 'network');
const unitsLost = () => faults.write('patch', 'inventario', lostAnswer(backend));

type Race = {
  /** What the order meets, and what others do before it goes on. */
  readonly meets: () => unknown;
  readonly others?: string;
  readonly acts: readonly Act[];
  /** How the last act ends, and the units and the note that are left. */
  readonly ends: object;
  readonly left: readonly (number | null)[];
};

test.each<[string, Race]>([
  [
    'an undo puts units and note back',
    { meets: none, acts: ['undo'], ends: { done: 3, total: 3 }, left: [8, 4, null] },
  ],
  [
    'of an order that somebody else has received, no stock is taken',
    { meets: () => sql(BY_OTHERS), acts: [], ends: { changed: 1, skipped: 2 }, left: [8, 4, 1] },
  ],
  [
    'a note whose answer was lost is known again as our own',
    { meets: noteLost, acts: ['resume'], ends: { done: 3 }, left: [5, 0, OURS] },
  ],
  [
    'a note whose answer was lost can be taken back after the change is ended',
    { meets: noteLost, acts: ['discard', 'undo'], ends: {}, left: [8, 4, null] },
  ],
  [
    'units whose answer was lost can be taken back after the change is ended',
    { meets: unitsLost, acts: ['discard', 'undo'], ends: {}, left: [8, 4, null] },
  ],
  [
    'a note that was not written is not written by ending the change',
    { meets: noteNotSent, acts: ['discard'], ends: { done: 0, sent: 0 }, left: [8, 4, null] },
  ],
  [
    'a note that was not written is not mistaken for that of somebody else',
    { meets: noteNotSent, others: BY_OTHERS, acts: ['resume'], ends: CLOSED, left: [8, 4, 1] },
  ],
  [
    'the undo leaves the note of somebody else who received the order again',
    { meets: none, others: AGAIN, acts: ['undo'], ends: { done: 2, changed: 1 }, left: [8, 4, 9] },
  ],
  [
    'the undo keeps the note while units that somebody changed since are not back',
    { meets: none, others: unitsBy(1), acts: ['undo'], ends: { skipped: 1 }, left: [1, 4, OURS] },
  ],
  [
    'a change that is continued when the order was taken again only finds out what is written',
    { meets: unitsLost, others: AGAIN, acts: ['resume'], ends: { skipped: 1 }, left: [5, 4, 9] },
  ],
])('%s', async (_, { meets, others, acts, ends, left }) => {
  await meets();
  let job = await write(FIRST);
  faults.none();
  if (others !== undefined) await sql(others);
  for (const act of acts) job = await afterReload(act, job);
  expect(job).toMatchObject({ status: 'finished', counts: ends });
  expect([...(await units()), await noted()]).toEqual(left);
});

test('a change is not ended while the shop cannot say what of it is written', async () => {
  noteNotSent();
  faults.rest('pedido_descontado', 'network');
  const job = await write(FIRST);
  const failure = { kind: 'network' };
  expect(await afterReload('discard', job)).toMatchObject({ status: 'stopped', failure });
  faults.none();
  expect(await afterReload('resume', job)).toMatchObject({ counts: { done: 3 } });
});

test('an undo that is ended when all units are back still removes the note', async () => {
  const job = await write(FIRST);
  faults.write('delete', 'pedido_descontado', 'network');
  const undone = await afterReload('undo', job);
  faults.none();
  expect([undone.status, await units(), await noted()]).toEqual(['stopped', [8, 4], OURS]);
  await afterReload('discard', undone);
  expect(await noted()).toBeNull();
});

test('a change that is found written when it is ended has no failure any more', async () => {
  unitsLost();
  const job = await write(FIRST.slice(0, 2));
  faults.none();
  const written = { counts: { done: 2, total: 2 }, failure: null };
  expect(await afterReload('discard', job)).toMatchObject(written);
});

test('units whose answer was lost, and that somebody changed since, count as taken', async () => {
  unitsLost();
  const job = await write(FIRST);
  faults.none();
  await sql(unitsBy(2));
  const counts = { done: 2, unsure: 1, changed: 0 };
  expect(await afterReload('resume', job)).toMatchObject({ counts });
  expect(await netOf(job.id)).toBe(7);
});

test.each(['resume', 'discard'] as const)(
  'units of a statement that was written, put back by somebody before a %s, may still be out',
  async (act) => {
    await sql(
      'insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 1, 8)',
    );
    unitsLost();
    const job = await write(order([null, OURS], [BLUE, 1, 8, 5], [CAP, 1, 8, 5]));
    faults.none();
    await sql(unitsBy(8));
    const counts = { done: 2, unsure: 1, changed: 0 };
    expect(await afterReload(act, job)).toMatchObject({ status: 'finished', counts });
    expect([await units(), await netOf(job.id)]).toEqual([[8, 4], 3]);
  },
);

/** Takes the rest of the order, or stops when its note and one row are written. */
async function takeLater(stopAt = Infinity) {
  const store = createBulkStore();
  store.subscribe(() => {
    const { jobs, runningId } = store.getSnapshot();
    if ((jobs.find(({ id }) => id === runningId)?.counts.done ?? 0) >= stopAt) store.stop();
  });
  return write(LATER, { store });
}

test.each<[string, readonly (0 | 1)[], readonly object[], readonly (number | null)[]]>([
  ['first', [0, 1], [{ done: 2, skipped: 1 }, { done: 3 }], [REST, null]],
  ['second', [1, 0], [{ done: 3 }, { done: 3 }], [OURS, null]],
])('of two changes the %s is taken back first, and the note with the last', async (...row) => {
  const [, sequence, ends, notes] = row;
  const jobs = [await write(FIRST), await takeLater()] as const;
  expect(jobs[1]).toMatchObject({ status: 'finished', counts: { done: 3, total: 3 } });
  for (const [step, index] of sequence.entries()) {
    expect(await afterReload('undo', jobs[index])).toMatchObject({ counts: ends[step] });
    expect(await noted()).toBe(notes[step]);
  }
  expect(await units()).toEqual([8, 4]);
});

test('the undo finds its note also when the answer of a later undo was lost', async () => {
  const first = await write(FIRST);
  const second = await takeLater();
  faults.write('patch', 'pedido_descontado', lostAnswer(backend));
  expect(await afterReload('undo', second)).toMatchObject({ status: 'stopped' });
  faults.none();
  expect(await noted()).toBe(OURS);
  await afterReload('undo', first);
  expect(await noted()).toBeNull();
});

test('a second change that was ended as it is keeps the note while units of it are out', async () => {
  const first = await write(FIRST);
  const second = await takeLater(2);
  expect(second).toMatchObject({ status: 'stopped', counts: { done: 2, total: 3 } });
  expect(await afterReload('undo', first)).toMatchObject({ counts: { skipped: 1 } });
  await afterReload('discard', second);
  expect(await noted()).toBe(REST);
  expect(await afterReload('undo', second)).toMatchObject({ counts: { done: 2 } });
  expect(await noted()).toBeNull();
});

test('a second change that took nothing does not keep the note', async () => {
  const first = await write(FIRST);
  await sql('update public.inventario set cantidad = 30 where producto_id = 502');
  expect(await takeLater()).toMatchObject({ counts: { done: 1, changed: 2 } });
  expect(await afterReload('undo', first)).toMatchObject({ counts: { done: 3 } });
  expect(await noted()).toBeNull();
});

test('a second change takes nothing when the order was taken by somebody else since', async () => {
  await write(FIRST);
  await sql(AGAIN);
  expect(await takeLater()).toMatchObject({ counts: CLOSED });
  expect([await units(502), await noted()]).toEqual([[9, 6], 9]);
});
