import { expect, test } from 'vitest';
import { applyChange } from '#data/changes/apply.ts';
import { undoChanges } from '#data/changes/undo.ts';
import { type BulkTarget, type ChangePlan } from '#domain/changes/change.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { draftOf, FORM_ROWS, imagesOf, picture, stockOf } from '../productos/formRows.ts';
import { useStaffShop } from '../staffShop.ts';

const { backend, sql, signInAs } = useStaffShop(FORM_ROWS);

const field = (name: 'retail' | 'wholesale' | 'ivaId') => ({ kind: 'field', field: name }) as const;
const stock = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;
const pictureAt = (name: string) => ({ kind: 'picture', url: picture(name) }) as const;

const cell = (id: number, target: BulkTarget, before: number | null, after: number | null) => ({
  row: { id, label: `P-${id}` },
  target,
  before,
  after,
});

const PLAN: ChangePlan = {
  title: 'Cambio',
  cells: [
    cell(501, field('retail'), 3500, 3675),
    cell(502, field('retail'), 2000, 2100),
    cell(502, field('wholesale'), null, 1900),
    cell(501, stock(2), 4, 9),
    cell(502, stock(3), null, 5),
    cell(502, pictureAt('gorra.webp'), null, 1),
    cell(501, pictureAt('highres/azul.webp'), 1, null),
  ],
  created: ['N-1', 'N-2'].map((label) => ({ label, producto: draftOf(label) })),
};

const shopNow = async () => ({
  prices: await sql('select id::int, precio1, precio2 from public.producto order by id'),
  stock: [await stockOf(backend(), 501), await stockOf(backend(), 502)],
  images: [await imagesOf(backend(), 501), await imagesOf(backend(), 502)],
});

async function apply(plan: ChangePlan, change = crypto.randomUUID()) {
  const { rows, total } = await applyChange({ change, plan });
  const done = rows.filter(({ outcome }) => outcome.kind === 'done').length;
  return { change, total, rows, done };
}

test('every kind of value is written, and its undo leaves the shop as it was', async () => {
  await signInAs('staff');
  const before = await shopNow();
  const { change, total, done } = await apply(PLAN);
  expect({ total, done }).toEqual({ total: 9, done: 9 });
  const now = await shopNow();
  expect(now.prices).toMatchObject([{ precio1: 3675 }, { precio1: 2100, precio2: 1900 }, {}, {}]);
  expect(now.stock).toMatchObject([[{}, { cantidad: 9 }], [{ bodega_id: 3, cantidad: 5 }]]);
  expect(now.images).toEqual([[picture('highres/espalda.webp')], [picture('gorra.webp')]]);
  expect(await undoChanges([change], () => undefined)).toMatchObject({ keptCount: 0 });
  expect(await shopNow()).toEqual(before);
});

test('what somebody changed since is left alone, and said with what is there now', async () => {
  await signInAs('staff');
  await sql(`update public.producto set precio2 = 7 where id = 502;
    update public.inventario set cantidad = 3 where producto_id = 501 and bodega_id = 2;
    insert into public.images (producto_id, url) values (502, '${picture('gorra.webp')}');`);
  const cells = [cell(502, field('ivaId'), null, 888), cell(999, field('retail'), 1, 2)];
  const { rows } = await apply({ ...PLAN, created: [], deleted: [{ id: 999, label: 'gone' }] });
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    { kind: 'done' },
    { kind: 'changed', now: 2000 },
    { kind: 'changed', now: 7 },
    { kind: 'changed', now: 3 },
    { kind: 'done' },
    { kind: 'changed', now: 1 },
    { kind: 'done' },
    { kind: 'gone' },
  ]);
  const refused = (await apply({ title: 'Cambio', cells })).rows.map(({ outcome }) => outcome);
  expect(refused).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('iva') },
    { kind: 'gone' },
  ]);
});

test('a second part whose response was lost is written once, and no part after a stop', async () => {
  await signInAs('staff');
  const many = Array.from({ length: 501 }, (_, index) => ({
    label: `M-${index}`,
    producto: { ...draftOf(`M-${index}`), stock: [], imageUrls: [] },
  }));
  const plan = { title: 'Muchos', created: many };
  const change = crypto.randomUUID();
  let sent = 0;
  const lost = lostAnswer(backend);
  faults.write('post', 'rpc/apply_change', (request) => {
    sent += 1;
    return sent === 2 && typeof lost === 'function' ? lost(request) : undefined;
  });
  await expect(apply(plan, change)).rejects.toMatchObject({ kind: 'network' });
  expect((await apply(plan, change)).done).toBe(501);
  expect(await sql(`select count(*)::int from public.producto where codigo like 'M-%'`)).toEqual([
    { count: 501 },
  ]);
  const stopping = new AbortController();
  const { rows } = await applyChange({
    change: crypto.randomUUID(),
    plan: { title: 'Otros', created: many },
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  expect(rows).toHaveLength(500);
});
