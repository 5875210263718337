import { beforeEach, expect, test } from 'vitest';
import { RESET_ROWS } from './support/rows.ts';
import { ROLES, prepareStore } from './support/store.ts';

const store = prepareStore();
beforeEach(() => store.backend.sql(RESET_ROWS));

const CALLERS = ROLES.map((role) => ({ role }));

test.for(CALLERS)('$role reads the variants of each subfamilia', async ({ role }) => {
  await store.backend.sql(`
    insert into public.producto (codigo, nombre, sub_familia_id, precio1) values ('CR-3', 'Otra', 1, 0);
    insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 2, 3)`);
  const { data, error } = await store.clients[role].from('subfamilia_variantes').select('*');
  expect(error).toBeNull();
  // Of all warehouses; 0 is no price; a product without a subfamilia is not in the catalogue.
  expect(data).toEqual([
    {
      subfamilia_id: 1,
      variantes: [
        [1, 'M', 3500, 15],
        [null, null, null, 0],
      ],
    },
  ]);
});

test.for(CALLERS)('$role writes nothing through the view', async ({ role }) => {
  const view = () => store.clients[role].from('subfamilia_variantes');
  const tried = await Promise.all([
    view().insert({ subfamilia_id: 2 }),
    view().update({ subfamilia_id: 2 }).eq('subfamilia_id', 1),
    view().delete().eq('subfamilia_id', 1),
  ]);
  for (const { error } of tried) expect(error).not.toBeNull();
  const rows = await store.backend.sql(
    'select id, sub_familia_id from public.producto order by id',
  );
  expect(rows).toEqual([
    { id: 1, sub_familia_id: 1 },
    { id: 2, sub_familia_id: null },
  ]);
});

test.for(CALLERS)('$role reads through it only what the policies show', async ({ role }) => {
  await store.backend.sql('drop policy producto_select_public on public.producto');
  const { data } = await store.clients[role].from('subfamilia_variantes').select('*');
  await store.backend.sql(`create policy producto_select_public on public.producto
    for select to anon, authenticated using (true)`);
  expect(data).toEqual([]);
});
