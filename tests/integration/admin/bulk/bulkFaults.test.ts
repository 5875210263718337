import { describe, expect, test, vi } from 'vitest';
import {
  type Batch,
  type BulkTarget,
  type BulkValue,
  creationBatches,
  deletionBatches,
  groupChanges,
} from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage } from '#state/bulk/jobStorage.ts';
import { faults, restError } from '#tests/faults.ts';
import { picture } from '../productos/formRows.ts';
import { endSession } from '../staffShop.ts';
import { BLUE, draft, PRICES, RETAIL, useBulkShop } from './bulkShop.ts';

const { backend, sql, signInAs, write, shopNow } = useBulkShop();

test('a statement that was carried out after all, later than it was sent again, is not that of somebody else', async () => {
  faults.write('patch', 'producto', 'network', { once: true });
  const { job, resume } = await write(PRICES.slice(0, 1));
  faults.write('patch', 'producto', async (request) => {
    await backend().fetch(request.clone());
    return undefined;
  });
  await resume();
  expect(job()).toMatchObject({ status: 'finished', counts: { done: 1, changed: 0 } });
});

test.each(['40P01', '40001'])(
  'a statement that was rolled back (%s) is sent once more, then the change stops',
  async (code) => {
    let sent = 0;
    const rolledBack = () => {
      sent += 1;
      return restError(500, code, 'rolled back');
    };
    faults.write('patch', 'producto', rolledBack, { once: true });
    const { job } = await write(PRICES.slice(0, 1));
    expect(job()).toMatchObject({ status: 'finished', counts: { done: 1 } });
    faults.write('patch', 'producto', rolledBack);
    const next = await write(PRICES.slice(1, 2));
    expect(next.job()).toMatchObject({ status: 'stopped', counts: { done: 0 } });
    expect(sent).toBe(3);
  },
);

describe('a browser that runs full', () => {
  const kept = createJobStorage();
  const full = () => Promise.reject(new Error('full'));

  test('does not lose what was written: it is settled by continuing', async () => {
    let isFull = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createBulkStore({
      ...kept,
      putBatch: (id, index, record) =>
        isFull && record.state === 'done' ? full() : kept.putBatch(id, index, record),
    });
    const { job, resume } = await write(PRICES.slice(0, 1), store);
    expect(job()).toMatchObject({ status: 'stopped', counts: { done: 0, sent: 1 } });
    isFull = false;
    await resume();
    expect(job()).toMatchObject({ status: 'finished', counts: { done: 1, sent: 0 } });
  });

  test('says that it cannot keep a plan, where it refuses its locks too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
    const store = createBulkStore({ ...kept, addJob: full, listJobs: full });
    const start = await store.start({ title: 'Cambio', batches: PRICES }, () => undefined);
    expect([start.outcome, store.getSnapshot().isBusy]).toEqual(['notKept', false]);
  });

  test('does not call sent what it could not note before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { job } = await write(PRICES, createBulkStore({ ...kept, putBatch: full }));
    expect(job()).toMatchObject({ status: 'stopped', counts: { done: 0, sent: 0, total: 7 } });
    expect((await shopNow()).prices).toMatchObject([{ precio1: 3500 }, { precio1: 2000 }]);
  });

  test('tells what was written even when it cannot note the end', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { job } = await write(PRICES, createBulkStore({ ...kept, putJob: full }));
    expect(job()).toMatchObject({ counts: { done: 7, sent: 0, total: 7 } });
  });
});

const single = (target: BulkTarget, before: BulkValue, after: BulkValue) =>
  groupChanges([{ row: BLUE, target, before, after }]);

describe.each([
  ['stranger', 'forbidden'],
  ['nobody', 'signedOut'],
] as const)('to a %s', (who, kind) => {
  test.each<[string, readonly Batch[]]>([
    ['a new value', single(RETAIL, 3500, 1)],
    ['a count', single({ kind: 'stock', bodegaId: 1 }, 8, 1)],
    ['a first count', single({ kind: 'stock', bodegaId: 3 }, null, 1)],
    ['a link', single({ kind: 'picture', url: picture('nueva.webp') }, null, 1)],
    ['the end of a link', single({ kind: 'picture', url: picture('highres/azul.webp') }, 1, null)],
    ['the note of an order', [orderGate({ reference: 'TT-1', before: null, change: 7 }, 'Pedido')]],
    ['the end of a note', single({ kind: 'order', reference: 'TT-0' }, 5, null)],
    ['a new product', creationBatches([draft('N-1')])],
    ['a deletion', deletionBatches([BLUE])],
  ])('%s is refused: nothing is written, and the report says so', async (_, batches) => {
    await sql("insert into public.pedido_descontado (referencia, cambio) values ('TT-0', 5)");
    const everything = async () => [
      await shopNow(),
      await sql('select referencia, cambio from public.pedido_descontado'),
    ];
    const before = await everything();
    if (who === 'stranger') await signInAs(who);
    else endSession();
    const { job } = await write(batches, createBulkStore(), null);
    expect(job()).toMatchObject({
      status: 'stopped',
      failure: { kind },
      counts: { total: 1, done: 0, sent: 0 },
    });
    expect(await everything()).toEqual(before);
  });
});
