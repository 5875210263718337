import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Batch, type BulkTarget, type BulkValue, groupChanges } from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage, type JobStorage } from '#state/bulk/jobStorage.ts';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { stockOf } from '../productos/formRows.ts';
import { hold } from '../productos/pages.ts';
import { endSession } from '../staffShop.ts';
import { type Act, afterReload, ask, BLUE, CAP, stockIn, UNITS, useBulkShop } from './bulkShop.ts';

const { backend, sql, signInAs, write, stockNow } = useBulkShop();

const lost = lostAnswer(backend);

test('a change of stock is written, and its undo leaves the shop as it was', async () => {
  const before = await stockNow();
  const job = await write(UNITS);
  expect(job).toMatchObject({ status: 'finished', counts: { total: 3, done: 3 } });
  expect(await stockNow()).toMatchObject([
    [{ cantidad: 5 }, { cantidad: 9 }],
    [{ bodega_id: 3, cantidad: 5 }],
  ]);
  const undo = { status: 'finished', counts: { done: 3 } };
  expect(await afterReload('undo', job)).toMatchObject(undo);
  expect(await stockNow()).toEqual(before);
  expect(await ask('undo', job)).toEqual({ outcome: 'tooLate' });
});

describe('faults', () => {
  test('a statement that was rolled back is sent once more, then the change stops', async () => {
    const rolledBack = vi.fn<() => Response>(() => restError(500, '40P01', 'rolled back'));
    faults.write('patch', 'inventario', rolledBack, { once: true });
    expect(await write(UNITS.slice(0, 1))).toMatchObject({ status: 'finished' });
    faults.write('patch', 'inventario', rolledBack);
    const next = await write(UNITS.slice(1, 2));
    expect(next).toMatchObject({ status: 'stopped', counts: { done: 0 } });
    expect(rolledBack).toHaveBeenCalledTimes(3);
  });

  test.each<[string, Act, object]>([
    ['update public.inventario set cantidad = 7', 'discard', { unsure: 1 }],
    ['', 'resume', { done: 1 }],
  ])('after a lost answer, the rows tell what became of it', async (others, act, counts) => {
    faults.write('patch', 'inventario', lost);
    const job = await write(UNITS.slice(0, 1));
    expect(job).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
    expect(await ask('undo', job)).toEqual({ outcome: 'tooLate' });
    faults.none();
    if (others !== '') await sql(others);
    expect(await afterReload(act, job)).toMatchObject({ status: 'finished', counts });
  });

  test('while another tab writes, nothing is sent; its end is noticed', async () => {
    const { release, fault: released } = hold();
    let held = [{ name: 'bulkChanges' }];
    vi.stubGlobal('navigator', {
      locks: {
        query: () => Promise.resolve({ held }),
        async request(_: string, options: LockOptions, use: (lock: object | null) => unknown) {
          if (options.ifAvailable !== true) await released();
          return use(held.length > 0 ? null : {});
        },
      },
    });
    const store = createBulkStore();
    const start = () => store.start({ title: 'Cambio', batches: UNITS }, () => undefined);
    expect(await Promise.all([start(), start()])).toEqual([
      { outcome: 'busy' },
      { outcome: 'busy' },
    ]);
    expect(store.getSnapshot()).toEqual({ jobs: [], runningId: null, isBusy: true });
    held = [];
    release();
    await vi.waitFor(() => expect(store.getSnapshot().isBusy).toBe(false));
    expect(await write(UNITS, { store })).toMatchObject({ counts: { done: 3 } });
  });

  const kept = createJobStorage();
  const full = () => Promise.reject(new Error('full'));
  test.each<[string, Partial<JobStorage>, object]>([
    ['what it could not note before is not sent', { putBatch: full }, { done: 0, sent: 0 }],
    ['what was written is told without the end', { putJob: full }, { done: 3, sent: 0 }],
    [
      'what was written is not lost',
      {
        putBatch: (id, index, record) =>
          record.state === 'done' ? full() : kept.putBatch(id, index, record),
      },
      { done: 0, sent: 1 },
    ],
  ])('in a full browser, %s: the rest is settled by continuing', async (_, broken, counts) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const job = await write(UNITS, { store: createBulkStore({ ...kept, ...broken }) });
    expect(job).toMatchObject({ status: 'stopped', counts });
    const ended = await afterReload('resume', job);
    expect(ended).toMatchObject({ status: 'finished', counts: { done: 3, sent: 0 } });
  });
});

const single = (target: BulkTarget, before: BulkValue, after: BulkValue) =>
  groupChanges([{ row: BLUE, target, before, after }]);

describe.each([
  ['stranger', 'forbidden'],
  ['nobody', 'signedOut'],
] as const)('to a %s', (who, kind) => {
  test.each<[string, readonly Batch[]]>([
    ['a count', single(stockIn(1), 8, 1)],
    ['a first count', single(stockIn(3), null, 1)],
    ['the note of an order', [orderGate({ reference: 'TT-1', before: null, change: 7 }, 'Pedido')]],
    ['the end of a note', single({ kind: 'order', reference: 'TT-0' }, 5, null)],
  ])('%s is refused: nothing is written, the report says so', async (_, batches) => {
    await sql("insert into public.pedido_descontado (referencia, cambio) values ('TT-0', 5)");
    const everything = async () => [
      await stockNow(),
      await sql('select referencia, cambio from public.pedido_descontado'),
    ];
    const before = await everything();
    if (who === 'stranger') await signInAs(who);
    else endSession();
    const job = await write(batches, { who: null });
    const counts = { total: 1, done: 0, sent: 0 };
    expect(job).toMatchObject({ status: 'stopped', failure: { kind }, counts });
    expect(await everything()).toEqual(before);
  });
});

describe('the note of an order', () => {
  const REFERENCE = 'TT-261121-7K3F';
  const OURS = 7_000_000_000_001;
  const REST = 7_000_000_000_002;

  beforeEach(() => sql('insert into public.inventario values (502, 2, 9), (502, 3, 6)'));

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
  const BY_OTHERS = `insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', 1)`;
  const AGAIN = 'update public.pedido_descontado set cambio = 9';
  const unitsBy = (others: number) =>
    `update public.inventario set cantidad = ${others} where producto_id = 501 and bodega_id = 1`;

  const CLOSED = { done: 0, changed: 1, skipped: 2 };

  const none = () => undefined;
  const noteLost = () => faults.write('post', 'pedido_descontado', lost);
  const noteNotSent = () => faults.write('post', 'pedido_descontado', 'network');
  const unitsLost = () => faults.write('patch', 'inventario', lost);

  type Race = {
    /** What the order meets, and what others do before it goes on. */
    readonly meets: () => unknown;
    readonly others: string;
    readonly acts: readonly Act[];
    /** How the last act ends, and the units and the note that are left. */
    readonly ends: object;
    readonly left: readonly (number | null)[];
  };

  test.each`
    what                                                                                          | meets                   | others        | acts                   | ends                          | left
    ${'an undo puts units and note back'}                                                         | ${none}                 | ${''}         | ${['undo']}            | ${{ done: 3, total: 3 }}      | ${[8, 4, null]}
    ${'of an order that somebody else has received, no stock is taken'}                           | ${() => sql(BY_OTHERS)} | ${''}         | ${[]}                  | ${{ changed: 1, skipped: 2 }} | ${[8, 4, 1]}
    ${'a note whose answer was lost is known again as our own'}                                   | ${noteLost}             | ${''}         | ${['resume']}          | ${{ done: 3 }}                | ${[5, 0, OURS]}
    ${'units whose answer was lost can be taken back after the change is ended'}                  | ${unitsLost}            | ${''}         | ${['discard', 'undo']} | ${{}}                         | ${[8, 4, null]}
    ${'a note that was not written is not written by ending the change'}                          | ${noteNotSent}          | ${''}         | ${['discard']}         | ${{ done: 0, sent: 0 }}       | ${[8, 4, null]}
    ${'a note that was not written is not mistaken for that of somebody else'}                    | ${noteNotSent}          | ${BY_OTHERS}  | ${['resume']}          | ${CLOSED}                     | ${[8, 4, 1]}
    ${'the undo leaves the note of somebody else who received the order again'}                   | ${none}                 | ${AGAIN}      | ${['undo']}            | ${{ done: 2, changed: 1 }}    | ${[8, 4, 9]}
    ${'the undo keeps the note while units that somebody changed since are not back'}             | ${none}                 | ${unitsBy(1)} | ${['undo']}            | ${{ skipped: 1 }}             | ${[1, 4, OURS]}
    ${'a change that is continued when the order was taken again only finds out what is written'} | ${unitsLost}            | ${AGAIN}      | ${['resume']}          | ${{ skipped: 1 }}             | ${[5, 4, 9]}
  `('$what', async ({ meets, others, acts, ends, left }: Race) => {
    await meets();
    let job = await write(FIRST);
    faults.none();
    if (others !== '') await sql(others);
    for (const act of acts) job = await afterReload(act, job);
    expect(job).toMatchObject({ status: 'finished', counts: ends });
    expect([...(await units()), await noted()]).toEqual(left);
  });

  test.each<[string, readonly (0 | 1)[], readonly object[], readonly (number | null)[]]>([
    ['first', [0, 1], [{ done: 2, skipped: 1 }, { done: 3 }], [REST, null]],
    ['second', [1, 0], [{ done: 3 }, { done: 3 }], [OURS, null]],
  ])('of two changes the %s is taken back first, and the note with the last', async (...row) => {
    const [, sequence, ends, notes] = row;
    const jobs = [await write(FIRST), await write(LATER)] as const;
    expect(jobs[1]).toMatchObject({ status: 'finished', counts: { done: 3, total: 3 } });
    for (const [step, index] of sequence.entries()) {
      expect(await afterReload('undo', jobs[index])).toMatchObject({ counts: ends[step] });
      expect(await noted()).toBe(notes[step]);
    }
    expect(await units()).toEqual([8, 4]);
    const { findNotedJob } = createBulkStore();
    const found = await Promise.all([REST, OURS, 1].map(findNotedJob));
    expect(found).toEqual([jobs[1].id, jobs[0].id, null]);
  });

  test('a second change takes nothing when the order was taken by somebody else since', async () => {
    await write(FIRST);
    await sql(AGAIN);
    expect(await write(LATER)).toMatchObject({ counts: CLOSED });
    expect([await units(502), await noted()]).toEqual([[9, 6], 9]);
  });
});
