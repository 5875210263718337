import { expect, test } from 'vitest';
import { applyChange } from '#data/changes/apply.ts';
import { type BulkTarget, type ChangePlan } from '#domain/changes/change.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { draftOf, FORM_ROWS, picture } from '../productos/formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, sql } = useSignedInShop(FORM_ROWS);

const field = (name: 'retail' | 'wholesale' | 'ivaId') => ({ kind: 'field', field: name }) as const;
const stock = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;
const pictureAt = (name: string) => ({ kind: 'picture', url: picture(name) }) as const;

const cell = (id: number, target: BulkTarget, before: number | null, after: number | null) => ({
  row: { id, label: `P-${id}` },
  target,
  before,
  after,
});

async function outcomesOf(plan: ChangePlan, change = crypto.randomUUID()) {
  return (await applyChange({ change, plan })).rows.map(({ outcome }) => outcome);
}

test('what somebody changed since is left alone, and said with what is there now', async () => {
  await sql(`update public.producto set precio2 = 7 where id = 502;
    update public.inventario set cantidad = 3 where producto_id = 501 and bodega_id = 2;
    insert into public.images (producto_id, url) values (502, '${picture('gorra.webp')}');`);
  const cells = [
    cell(501, field('retail'), 3500, 3675),
    cell(502, field('retail'), 2000, 2100),
    cell(502, field('wholesale'), null, 1900),
    cell(501, stock(2), 4, 9),
    cell(502, stock(3), null, 5),
    cell(502, pictureAt('gorra.webp'), null, 1),
    cell(501, pictureAt('highres/azul.webp'), 1, null),
  ];
  const deleted = [{ id: 999, label: 'gone' }];
  expect(await outcomesOf({ title: 'Cambio', cells, deleted })).toEqual([
    { kind: 'done' },
    { kind: 'changed', now: 2000 },
    { kind: 'changed', now: 7 },
    { kind: 'changed', now: 3 },
    { kind: 'done' },
    { kind: 'changed', now: 1 },
    { kind: 'done' },
    { kind: 'gone' },
  ]);
  const others = [cell(502, field('ivaId'), null, 888), cell(999, field('retail'), 1, 2)];
  expect(await outcomesOf({ title: 'Cambio', cells: others })).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('iva') },
    { kind: 'gone' },
  ]);
});

test('a second part whose response was lost is written once, and no part after a stop', async () => {
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
  await expect(outcomesOf(plan, change)).rejects.toMatchObject({ kind: 'network' });
  expect(await outcomesOf(plan, change)).toEqual(many.map(() => ({ kind: 'done' })));
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
