import { expect, onTestFinished, test } from 'vitest';
import { applyChange } from '#data/changes/staff/apply.ts';
import { undoChanges } from '#data/changes/staff/undo.ts';
import { readProducto } from '#data/productos/staff/row.ts';
import { type CellTarget, type ChangePlan } from '#domain/staff/changes/change.ts';
import { faults, lostResponse } from '#tests/faults.ts';
import { limitRows } from '#tests/limitRows.ts';
import { draftOf, FORM_ROWS, picture } from '../productos/formRows.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, sql } = useSignedInShop(FORM_ROWS);

const field = (name: 'retail' | 'wholesale' | 'ivaId') => ({ kind: 'field', field: name }) as const;
const stock = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;
const pictureAt = (name: string) => ({ kind: 'picture', url: picture(name) }) as const;

const cell = (id: number, target: CellTarget, before: number | null, after: number | null) => ({
  row: { id, label: `P-${id}` },
  target,
  before,
  after,
});

async function outcomesOf(plan: ChangePlan, change = crypto.randomUUID()) {
  return (await applyChange({ changeId: change, plan })).rows.map(({ outcome }) => outcome);
}

test('values that somebody changed meanwhile stay, and are reported', async () => {
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
  const gone = { ...(await readProducto('502')), id: 999 };
  const deleted = [{ label: 'gone', producto: gone }];
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
    { kind: 'refused', reason: 'falta el IVA n.º 888' },
    { kind: 'gone' },
  ]);
});

test.each([
  ['codigo', "'GOR-2'"],
  ['precio3', '9'],
  ['detalle', "'Con visera'"],
  ['oculto', 'true'],
])('a product is not deleted after somebody changed its %s', async (column, value) => {
  const deleted = [{ label: 'GOR-1', producto: await readProducto('502') }];
  await sql(`update public.producto set ${column} = ${value} where id = 502`);
  const outcomes = await outcomesOf({ title: 'Eliminar', deleted });
  expect(outcomes).toEqual([{ kind: 'changed', now: null }]);
  const now = [501, 502].map(async (id) => ({
    label: `${id}`,
    producto: await readProducto(`${id}`),
  }));
  const done = await outcomesOf({ title: 'Eliminar', deleted: await Promise.all(now) });
  expect(done).toEqual([{ kind: 'done' }, { kind: 'done' }]);
});

/** Builds new products, each with a stock row and a picture. */
const newProductos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `M-${index}`,
    producto: draftOf(`M-${index}`),
  }));

test('after a change is stopped, no further part of it is written', async () => {
  const stopping = new AbortController();
  const { rows } = await applyChange({
    changeId: crypto.randomUUID(),
    plan: { title: 'Otros', created: newProductos(200) },
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  // A part has 500 rows, and a product three of them.
  expect(rows).toHaveLength(166);
});

/** Lets the backend refuse requests that write more than `most` rows, until the end of the test. */
async function limit(most: number | null) {
  await limitRows(backend(), most);
  onTestFinished(() => limitRows(backend(), null));
}

/** Counts the rows of new products in the database, their units and their pictures. */
const countWritten = async () =>
  (
    await sql(`select count(*)::int as productos, count(distinct codigo)::int as codes,
      sum(existencias)::int as units, sum(imagenes)::int as pictures
      from public.producto where codigo like 'M-%'`)
  )[0];

test('a part that takes the database too long is halved, and a retry writes nothing twice', async () => {
  await limit(100);
  const plan = { title: 'Muchos', created: newProductos(160) };
  const change = crypto.randomUUID();
  const parts: unknown[] = [];
  let sent = 0;
  const lost = lostResponse(backend);
  faults.write('post', 'rpc/apply_change', async (request) => {
    const { part } = await request.clone().json();
    parts.push(part);
    sent += 1;
    return sent === 5 && typeof lost === 'function' ? lost(request) : undefined;
  });
  await expect(outcomesOf(plan, change)).rejects.toMatchObject({ kind: 'network' });
  // Sent: 160, 80, 40 and 20 products, and the next 20, which are written but lose their response.
  expect(parts).toEqual([0, -256, -128, -64, -192]);
  expect(await countWritten()).toMatchObject({ productos: 40 });

  const all = { productos: 160, codes: 160, units: 160 * 6, pictures: 160 };
  for (const most of [100, null]) {
    parts.length = 0;
    await limit(most);
    expect(await outcomesOf(plan, change)).toEqual(plan.created.map(() => ({ kind: 'done' })));
    // Parts of which a half is written are refused, and later parts start at the size that worked.
    expect(parts).toEqual([0, -256, -128, -64, -192, -320, -448, -576, -704, -832, -960]);
    expect(await countWritten()).toEqual(all);
  }

  await limit(100);
  const ended: number[] = [];
  const report = await undoChanges([change], ({ done }) => ended.push(done));
  expect(report).toMatchObject({ done: 480, keptCount: 0, left: 0 });
  // The backend refuses calls for 500, 250 and 125 rows.
  expect(ended.slice(0, 2)).toEqual([63, 126]);
  expect(await countWritten()).toMatchObject({ productos: 0 });
});

test('a single row that takes the database too long is reported, and other rows are written', async () => {
  await limit(2);
  const created = newProductos(3);
  const light = created.map(({ label, producto }, index) =>
    index === 1 ? { label, producto } : { label, producto: { ...producto, imageUrls: [] } },
  );
  const change = crypto.randomUUID();
  const plan = { title: 'Pocos', created: light };
  await expect(outcomesOf(plan, change)).rejects.toMatchObject({ kind: 'rowTooLong' });
  expect(await countWritten()).toMatchObject({ productos: 1 });
  await expect(undoChanges([change], () => {})).resolves.toMatchObject({ done: 2 });
  await limit(null);
  const again = crypto.randomUUID();
  await outcomesOf(plan, again);
  await limit(1);
  await expect(undoChanges([again], () => {})).rejects.toMatchObject({ kind: 'rowTooLong' });
  expect(await countWritten()).toMatchObject({ productos: 3, units: 18, pictures: 1 });
});
