import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  type Batch,
  type BulkTarget,
  type BulkValue,
  deletionBatches,
  groupChanges,
} from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { createBulkStore } from '#state/bulk/bulkStore.ts';
import { createJobStorage, type JobStorage } from '#state/bulk/jobStorage.ts';
import { type Fault, faults, lostAnswer, restError } from '#tests/faults.ts';
import { imagesOf, picture, productosOf, stockOf } from '../productos/formRows.ts';
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

const { backend, sql, signInAs, openAt, write, shopNow } = useBulkShop();

const lost = lostAnswer(backend);
const WRITTEN = [{ precio1: 3675 }, { precio1: 2100, precio2: 1900 }];
const STRANGER = { who: 'stranger' } as const;
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
  });

  test('that deletes products takes their stock and links, and cannot be taken back', async () => {
    const job = await write(deletionBatches([BLUE, GONE]));
    expect(job).toMatchObject({ canUndo: false, counts: { done: 1, gone: 1 } });
    expect(await productosOf(backend(), 'CAM-1')).toEqual([]);
  });

  test('that an older version ended unanswered is looked up on request, and taken back', async () => {
    const before = await shopNow();
    faults.write('patch', 'producto', lost);
    const job = await write(PRICES.slice(0, 1));
    faults.none();
    await createJobStorage().putJob({ ...job, status: 'finished' });
    const user = await openAt('/edit-producto#cambios');
    const popup = within(await screen.findByRole('dialog', { name: 'Cambios en lote' }));
    expect(await popup.findByText(/^1 sin respuesta de la tienda/)).toBeVisible();
    faults.rest('producto', 'network');
    const lookUp = () => popup.queryByText('Averiguar qué se escribió', { selector: 'button' });
    await user.click(lookUp() ?? document.body);
    expect(await popup.findByText(/conexión/)).toBeVisible();
    faults.none();
    await user.click(lookUp() ?? document.body);
    expect(await popup.findByText('1 hecho')).toBeVisible();
    expect(lookUp()).toBeNull();
    await user.click(popup.getByText('Deshacer', { selector: 'button' }));
    await waitFor(async () => expect(await shopNow()).toEqual(before));
  });
});

describe('faults', () => {
  test.each([
    ['no connection', 'network'],
    ['a lost answer', lost],
  ] as const)('%s stops a change; continued, it can be taken back', async (_, fault) => {
    faults.write('patch', 'producto', fault);
    const job = await write(PRICES);
    expect(job).toMatchObject({ status: 'stopped', failure: { kind: 'network' } });
    expect(await ask('undo', job)).toEqual({ outcome: 'tooLate' });
    faults.none();
    const reloaded = createBulkStore();
    await reloaded.load();
    expect(reloaded.getSnapshot().jobs).toMatchObject([{ id: job.id, status: 'stopped' }]);
    expect(job.counts).toMatchObject({ done: 0, sent: 2 });
    expect(await afterReload('resume', job)).toMatchObject({
      status: 'finished',
      failure: null,
      counts: { total: 7, done: 7, changed: 0 },
    });
    expect((await shopNow()).prices).toMatchObject(WRITTEN);
    expect(await afterReload('undo', job)).toMatchObject({ counts: { done: 7 } });
  });

  test('a change that was refused can be ended as it is, once, or continued by staff', async () => {
    const [first, second] = [await write(PRICES, STRANGER), await write(PRICES, STRANGER)];
    expect(await afterReload('discard', first)).toMatchObject({ status: 'finished' });
    expect(await ask('resume', first)).toEqual({ outcome: 'tooLate' });
    await signInAs();
    expect(await afterReload('resume', second)).toMatchObject({ counts: { done: 7 } });
  });

  test('a statement that is carried out later than it was sent again is not somebody else’s', async () => {
    faults.write('patch', 'producto', 'network', { once: true });
    const job = await write(PRICES.slice(0, 1));
    faults.write('patch', 'producto', async (request) => {
      await backend().fetch(request.clone());
      return undefined;
    });
    const counts = { done: 1, changed: 0 };
    expect(await afterReload('resume', job)).toMatchObject({ status: 'finished', counts });
  });

  test.each(['40P01', '40001'])(
    'a statement that was rolled back (%s) is sent once more, then the change stops',
    async (code) => {
      const rolledBack = vi.fn<() => Response>(() => restError(500, code, 'rolled back'));
      faults.write('patch', 'producto', rolledBack, { once: true });
      expect(await write(PRICES.slice(0, 1))).toMatchObject({ status: 'finished' });
      faults.write('patch', 'producto', rolledBack);
      const next = await write(PRICES.slice(1, 2));
      expect(next).toMatchObject({ status: 'stopped', counts: { done: 0 } });
      expect(rolledBack).toHaveBeenCalledTimes(3);
    },
  );

  describe('a browser that runs full', () => {
    const kept = createJobStorage();
    const full = () => Promise.reject(new Error('full'));
    const storeWith = (broken: Partial<JobStorage>) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      return createBulkStore({ ...kept, ...broken });
    };

    test('writes nothing without its plan, where it refuses its locks too', async () => {
      const before = await shopNow();
      await signInAs();
      const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
      vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
      const store = storeWith({ addJob: full, listJobs: full });
      const start = await store.start({ title: 'Cambio', batches: PRICES }, () => undefined);
      expect([start.outcome, store.getSnapshot().isBusy]).toEqual(['notKept', false]);
      expect(await shopNow()).toEqual(before);
    });

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
    ])('%s: the rest is settled by continuing', async (_, broken, counts) => {
      const job = await write(PRICES, { store: storeWith(broken) });
      expect(job).toMatchObject({ status: 'stopped', counts });
      const ended = await afterReload('resume', job);
      expect(ended).toMatchObject({ status: 'finished', counts: { done: 7, sent: 0 } });
    });
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
    ['images', lost, 'resume', { done: 2 }, twice(WHOLE)],
    ['producto', lost, 'discard', { failed: 2, sent: 0 }, twice([[], []])],
    ['inventario', lost, 'discard', { failed: 2, sent: 0 }, twice([STOCK, []])],
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

  test('that somebody edits before the change is continued are not added twice', async () => {
    faults.write('post', 'inventario', 'network', { once: true });
    const job = await write(NEW);
    await sql("update public.producto set precio1 = 99 where codigo = 'N-1'");
    expect(await afterReload('resume', job)).toMatchObject({ counts: { done: 2 } });
    expect(await created()).toEqual(twice(WHOLE));
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

  test('are named where one is gone by now', async () => {
    faults.write('post', 'images', lost, { once: true });
    const job = await write(NEW);
    await sql(`delete from public.inventario where producto_id > 502;
      delete from public.images where producto_id > 502;
      delete from public.producto where codigo = 'N-1'`);
    const counts = { gone: 1, failed: 1, sent: 0 };
    expect(await afterReload('discard', job)).toMatchObject({ counts });
  });

  test('are deleted by an undo that was cut off between their stock and themselves', async () => {
    const job = await write(NEW);
    faults.write('delete', 'producto', 'network', { once: true });
    const undone = await afterReload('undo', job);
    expect(undone).toMatchObject({ status: 'stopped', counts: { sent: 2 } });
    await afterReload('resume', undone);
    expect(await created()).toEqual([]);
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
