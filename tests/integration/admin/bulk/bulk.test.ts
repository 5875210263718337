import { beforeEach, describe, expect, test, vi } from 'vitest';
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
import { createJobStorage, type JobStorage } from '#state/bulk/jobStorage.ts';
import { type Fault, faults, lostAnswer, restError } from '#tests/faults.ts';
import { draftOf, imagesOf, picture, productosOf, stockOf } from '../productos/formRows.ts';
import { hold } from '../productos/pages.ts';
import { endSession } from '../staffShop.ts';
import {
  type Act,
  afterReload,
  ask,
  BLUE,
  CAP,
  newProducts,
  pictureAt,
  PRICES,
  RETAIL,
  stockIn,
  useBulkShop,
} from './bulkShop.ts';

const { backend, sql, signInAs, write, shopNow } = useBulkShop();

const lost = lostAnswer(backend);
const WRITTEN = [{ precio1: 3675 }, { precio1: 2100, precio2: 1900 }];
const GONE = { id: 999, label: 'gone' };

describe('a bulk change', () => {
  test('writes prices, stock and pictures, and its undo leaves the shop as it was', async () => {
    const before = await shopNow();
    const job = await write(PRICES);
    expect(job).toMatchObject({ status: 'finished', counts: { total: 7, done: 7 } });
    expect(await shopNow()).toMatchObject({
      prices: WRITTEN,
      stock: [[{ cantidad: 8 }, { cantidad: 9 }], [{ bodega_id: 3, cantidad: 5 }]],
      images: [[picture('highres/espalda.webp')], [picture('gorra.webp')]],
    });
    expect(await afterReload('undo', job)).toMatchObject({
      status: 'finished',
      counts: { done: 7 },
    });
    expect(await shopNow()).toEqual(before);
    expect(await ask('undo', job)).toEqual({ outcome: 'tooLate' });
  });

  test('leaves what somebody changed since it was read, and says what it holds now', async () => {
    await sql(`update public.producto set precio1 = 1 where id = 501;
      delete from public.images where producto_id = 501;
      delete from public.inventario where producto_id = 501;`);
    const job = await write(PRICES);
    expect(job).toMatchObject({ counts: { done: 4, changed: 3, gone: 0 } });
    for (const act of ['resume', 'discard'] as const) {
      expect(await ask(act, job)).toEqual({ outcome: 'tooLate' });
    }
    const [first] = await createBulkStore().readBatches(job.id);
    expect(first?.outcomes).toEqual([{ kind: 'changed', now: 1 }]);
    await sql('update public.producto set precio2 = 7 where id = 502');
    expect(await afterReload('undo', job)).toMatchObject({ counts: { done: 3, changed: 1 } });
    expect((await shopNow()).prices).toMatchObject([{ precio1: 1 }, { precio1: 2000, precio2: 7 }]);
  });

  test('goes on without a product or a tax that is gone', async () => {
    const link = pictureAt('nueva.webp');
    const batches = groupChanges([
      { row: CAP, target: { kind: 'field', field: 'ivaId' }, before: null, after: 888 },
      { row: GONE, target: link, before: null, after: 1 },
      { row: CAP, target: link, before: null, after: 1 },
    ]);
    expect(await write(batches)).toMatchObject({ counts: { done: 1, gone: 1, failed: 1 } });
    expect(await imagesOf(backend(), 502)).toEqual([link.url]);
    const { producto, ...rest } = draftOf('N-1');
    const created = [
      { producto: { ...producto, subfamiliaId: 999 }, ...rest },
      { producto, ...rest, stock: [{ bodegaId: 999, quantity: 1 }] },
    ].flatMap((wanted) => creationBatches([{ label: 'N-1', producto: wanted }]));
    expect(await write(created)).toMatchObject({ counts: { done: 0, failed: 2 } });
  });

  test('that deletes products takes their stock and links, and cannot be taken back', async () => {
    const job = await write(deletionBatches([BLUE, GONE]));
    expect(job).toMatchObject({ canUndo: false, counts: { done: 1, gone: 1 } });
    expect(await productosOf(backend(), 'CAM-1')).toEqual([]);
  });
});

describe('faults', () => {
  test('a lost answer stops a change; continued, it can be taken back', async () => {
    faults.write('patch', 'producto', lost);
    const job = await write(PRICES);
    expect(job).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
    expect(await ask('undo', job)).toEqual({ outcome: 'tooLate' });
    faults.none();
    expect(job.counts).toMatchObject({ done: 0, sent: 2 });
    expect(await afterReload('resume', job)).toMatchObject({
      status: 'finished',
      failure: null,
      counts: { total: 7, done: 7, changed: 0 },
    });
    expect((await shopNow()).prices).toMatchObject(WRITTEN);
    expect(await afterReload('undo', job)).toMatchObject({ counts: { done: 7 } });
  });

  test('a statement that was rolled back is sent once more, then the change stops', async () => {
    const rolledBack = vi.fn<() => Response>(() => restError(500, '40P01', 'rolled back'));
    faults.write('patch', 'producto', rolledBack, { once: true });
    expect(await write(PRICES.slice(0, 1))).toMatchObject({ status: 'finished' });
    faults.write('patch', 'producto', rolledBack);
    const next = await write(PRICES.slice(1, 2));
    expect(next).toMatchObject({ status: 'stopped', counts: { done: 0 } });
    expect(rolledBack).toHaveBeenCalledTimes(3);
  });

  const VALUES = PRICES.slice(0, 2);
  const UNITS = PRICES.slice(3, 4);
  const PARTS_GONE = `delete from public.images where producto_id > 502;
    delete from public.inventario where producto_id > 502;`;
  const NEW_GONE = `${PARTS_GONE} delete from public.producto where codigo = 'N-1'`;
  const CAP_BY_OTHERS = 'update public.producto set precio1 = 7 where id = 502';
  const BLUE_GONE = `delete from public.images; delete from public.inventario;
    delete from public.producto where id = 501; ${CAP_BY_OTHERS}`;
  const UNITS_BY_OTHERS = 'update public.inventario set cantidad = 7';
  test.each<['patch' | 'post' | 'delete', string, readonly Batch[], string, Act, object]>([
    ['patch', 'producto', VALUES, BLUE_GONE, 'discard', { gone: 1, changed: 1 }],
    ['patch', 'inventario', UNITS, UNITS_BY_OTHERS, 'discard', { unsure: 1 }],
    ['patch', 'inventario', UNITS, '', 'resume', { done: 1 }],
    ['post', 'images', newProducts('N-1', 'N-2'), NEW_GONE, 'discard', { gone: 1, failed: 1 }],
    ['delete', 'producto', deletionBatches([BLUE]), '', 'resume', { done: 1 }],
  ])('after a lost %s of %s, the rows tell what became of it', async (...row) => {
    const [method, table, batches, others, act, counts] = row;
    faults.write(method, table, lost);
    const job = await write(batches);
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
    const start = () => store.start({ title: 'Cambio', batches: PRICES }, () => undefined);
    expect(await Promise.all([start(), start()])).toEqual([
      { outcome: 'busy' },
      { outcome: 'busy' },
    ]);
    expect(store.getSnapshot()).toEqual({ jobs: [], runningId: null, isBusy: true });
    held = [];
    release();
    await vi.waitFor(() => expect(store.getSnapshot().isBusy).toBe(false));
    expect(await write(PRICES, { store })).toMatchObject({ counts: { done: 7 } });
  });

  const kept = createJobStorage();
  const full = () => Promise.reject(new Error('full'));
  test.each<[string, Partial<JobStorage>, object]>([
    ['what it could not note before is not sent', { putBatch: full }, { done: 0, sent: 0 }],
    ['what was written is told without the end', { putJob: full }, { done: 7, sent: 0 }],
    [
      'what was written is not lost',
      {
        putBatch: (id, index, record) =>
          record.state === 'done' ? full() : kept.putBatch(id, index, record),
      },
      { done: 0, sent: 2 },
    ],
  ])('in a full browser, %s: the rest is settled by continuing', async (_, broken, counts) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const job = await write(PRICES, { store: createBulkStore({ ...kept, ...broken }) });
    expect(job).toMatchObject({ status: 'stopped', counts });
    const ended = await afterReload('resume', job);
    expect(ended).toMatchObject({ status: 'finished', counts: { done: 7, sent: 0 } });
  });
});

describe('new products', () => {
  const NEW = newProducts('N-1', 'N-2');
  const created = async () => {
    const rows = await sql(
      "select id::int from public.producto where codigo like 'N-%' order by 1",
    );
    const ids = rows.map(({ id }) => Number(id));
    return Promise.all(
      ids.map(async (id) => [await stockOf(backend(), id), await imagesOf(backend(), id)]),
    );
  };
  const STOCK = [{ bodega_id: 1, cantidad: 6 }];
  const WHOLE = [STOCK, [picture('frente.webp')]];
  const twice = (parts: unknown) => [parts, parts];

  test.each<[string, Fault, Act, object, unknown[]]>([
    ['producto', lost, 'resume', { done: 2 }, twice(WHOLE)],
    ['inventario', lost, 'resume', { done: 2 }, twice(WHOLE)],
    ['producto', lost, 'discard', { failed: 2, sent: 0 }, twice([[], []])],
    ['images', lost, 'discard', { done: 2, sent: 0 }, twice(WHOLE)],
    ['producto', 'network', 'discard', { done: 0, failed: 0, sent: 0 }, []],
  ])('without an answer of %s (%s), then a %s, end as %o', async (...row) => {
    const [table, fault, act, counts, left] = row;
    faults.write('post', table, fault, { once: true });
    const job = await write(NEW);
    expect(job).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
    expect(await afterReload(act, job)).toMatchObject({ status: 'finished', counts });
    expect(await created()).toEqual(left);
    expect(await afterReload('undo', job)).toMatchObject({ counts: { done: left.length } });
    expect(await created()).toEqual([]);
  });

  test('are left to staff where somebody changed them since, all of them too', async () => {
    faults.write('post', 'producto', lost);
    const jobs = [await write(NEW), await write(newProducts('N-3'))] as const;
    faults.none();
    await sql("update public.producto set precio1 = 99 where codigo in ('N-1', 'N-3')");
    const counts = { failed: 1, unsure: 1, sent: 0 };
    expect(await afterReload('discard', jobs[0])).toMatchObject({ counts });
    expect(await afterReload('discard', jobs[1])).toMatchObject({ counts: { unsure: 1, sent: 0 } });
    expect(await afterReload('undo', jobs[0])).toMatchObject({ counts: { done: 1, total: 1 } });
    expect(await created()).toHaveLength(2);
  });

  test('are deleted by the undo, but for one that somebody changed since', async () => {
    const job = await write(NEW);
    await sql(`update public.inventario set cantidad = 5 where producto_id =
      (select id from public.producto where codigo = 'N-2')`);
    expect(await afterReload('undo', job)).toMatchObject({ counts: { done: 1, changed: 1 } });
    expect(await created()).toEqual([[[{ bodega_id: 1, cantidad: 5 }], WHOLE[1]]]);
  });
});

test.each([
  ['lost', lost, { done: 1, sent: 0 }],
  ['not sent', 'network', { failed: 1, sent: 0 }],
] as const)('a deletion that was %s tells when it is ended what is gone', async (...row) => {
  const [, fault, counts] = row;
  faults.write('delete', 'producto', fault, { once: true });
  const job = await write(deletionBatches([BLUE]));
  expect(await afterReload('discard', job)).toMatchObject({ status: 'finished', counts });
});

const single = (target: BulkTarget, before: BulkValue, after: BulkValue) =>
  groupChanges([{ row: BLUE, target, before, after }]);

describe.each([
  ['stranger', 'forbidden'],
  ['nobody', 'signedOut'],
] as const)('to a %s', (who, kind) => {
  test.each<[string, readonly Batch[]]>([
    ['a new value', single(RETAIL, 3500, 1)],
    ['a count', single(stockIn(1), 8, 1)],
    ['a first count', single(stockIn(3), null, 1)],
    ['a link', single(pictureAt('nueva.webp'), null, 1)],
    ['the end of a link', single(pictureAt('highres/azul.webp'), 1, null)],
    ['the note of an order', [orderGate({ reference: 'TT-1', before: null, change: 7 }, 'Pedido')]],
    ['the end of a note', single({ kind: 'order', reference: 'TT-0' }, 5, null)],
    ['a new product', newProducts('N-1')],
    ['a deletion', deletionBatches([BLUE])],
  ])('%s is refused: nothing is written, the report says so', async (_, batches) => {
    await sql("insert into public.pedido_descontado (referencia, cambio) values ('TT-0', 5)");
    const everything = async () => [
      await shopNow(),
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
