import { beforeEach, describe, expect, test } from 'vitest';
import { done, hiding, place, prepareChanges } from './support/changes.ts';

// Changes of rows that belong together: the order of familias, and a subfamilia with its products.

const { store, answerTo, undo } = prepareChanges();

describe('a subfamilia is hidden with all its products', () => {
  beforeEach(() =>
    store.backend.sql(`
      insert into public.producto (codigo, nombre, precio1) values ('CR-4', 'Gorra', 1);
      update public.producto set sub_familia_id = 1, oculto = codigo = 'CR-3';
      delete from public.historial`),
  );
  const hidden = async () => {
    const rows = await store.backend.sql(`select 's' || id as of from public.subfamilia where oculto
      union all select codigo from public.producto where oculto and codigo like 'CR-%' order by 1`);
    return rows.map((row) => row['of']).join(' ');
  };
  const ALL = 'CR-1 CR-2 CR-3 CR-4 s1';

  /** Undoes a change, then that undo, and so on. Expects that each preview counts the same as its undo. */
  async function undoInTurn(first: string, ...states: readonly string[]) {
    let change = first;
    for (const state of states) {
      const preview = await undo(change, { dry: true });
      const report = await undo(change);
      expect(report).toMatchObject({ done: preview.done, keptCount: 0, left: 0 });
      expect(preview.keptCount).toBe(0);
      expect(await hidden()).toBe(state);
      change = report.change;
    }
  }

  test('by any write of its row, as one change, even with more than 200 products', async () => {
    await store.backend.sql(`insert into public.producto (codigo, nombre, precio1, sub_familia_id)
      select 'H-' || n, 'Camiseta', 1, 1 from generate_series(1, 200) n; delete from public.historial`);
    const subfamilias = store.clients.staff.from('subfamilia');
    expect((await subfamilias.update({ oculto: true }).eq('id', 1)).error).toBeNull();
    const visible = 'select 1 from public.producto where not oculto';
    expect(await store.backend.sql(visible)).toEqual([]);
    const { data } = await store.clients.anon.from('subfamilia_variantes').select();
    expect(data).toEqual([]);
    const heads = await store.backend.sql<{ cambio: string }>(
      'select cambio, tabla, filas::int, usuario is null as nobody from public.historial where cabeza order by tabla',
    );
    const { cambio = '' } = heads[0] ?? {};
    expect(heads).toEqual([
      { cambio, tabla: 'producto', filas: 203, nobody: false },
      { cambio, tabla: 'subfamilia', filas: 1, nobody: false },
    ]);
    expect(await undo(cambio)).toMatchObject({ done: 204, keptCount: 0 });
    expect(await hidden()).toBe('CR-3');
    expect(await store.backend.sql(visible)).toHaveLength(203);
  });

  test('by a change that also names products, while a change that shows the subfamilia shows only products that it names', async () => {
    const change = crypto.randomUUID();
    const rows = [hiding('subfamilia', 1, true), hiding('producto', 1, true)];
    expect(await answerTo(rows, change)).toMatchObject({ rows: [done, done] });
    expect(await hidden()).toBe(ALL);
    await undoInTurn(change, 'CR-3', ALL);

    const show = crypto.randomUUID();
    const shown = [1, 2].map((id) => hiding('producto', id, false));
    expect(await answerTo([...shown, hiding('subfamilia', 1, false)], show)).toMatchObject({
      rows: [done, done, done],
    });
    expect(await hidden()).toBe('CR-3 CR-4');
    // The undo also hides a product that was shown meanwhile.
    await store.backend.sql("update public.producto set oculto = false where codigo = 'CR-4'");
    await undoInTurn(show, ALL, 'CR-3');
  });
});

test('the order of familias is written completely or not at all, only once, and undone', async () => {
  const order = () => store.backend.sql('select id::int, number from public.familia order by id');
  const before = await order();
  const change = crypto.randomUUID();
  const failed = [
    [place(1, 7, 2), { outcome: 'changed', now: { number: 1 } }],
    [place(99, 1, 2), { outcome: 'gone' }],
    [place(1, 1, 0), { outcome: 'refused' }],
  ] as const;
  for (const [other, outcome] of failed) {
    expect(await answerTo([place(2, null, 1), other], change)).toMatchObject({
      written: false,
      rows: [done, outcome],
    });
    expect(await order()).toEqual(before);
  }
  const swap = [place(2, null, 1), place(1, 1, 999)];
  for (const response of [await answerTo(swap, change), await answerTo(swap, change)]) {
    expect(response).toEqual({ written: true, rows: [done, done] });
  }
  expect(await order()).toEqual([
    { id: 1, number: 999 },
    { id: 2, number: 1 },
  ]);
  const heads = await store.backend.sql(
    'select titulo, tabla, filas::int from public.historial where cabeza',
  );
  expect(heads).toEqual([{ titulo: 'Cambio', tabla: 'familia', filas: 2 }]);
  expect(await undo(change)).toMatchObject({ done: 2, keptCount: 0 });
  expect(await order()).toEqual(before);
});
