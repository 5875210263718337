import { beforeAll, describe } from 'vitest';
import { findAll, findByCode, findFirst, suggest } from '#data/search/read.ts';
import { listVariants } from '#data/variants/read.ts';
import { useBackend } from '#tests/backend.ts';
import { FILL_MS, measure } from './measure.ts';

// Times of the search of the store with 5,000 subfamilias and 100,000 products. The first results may
// take 200 ms. Run it alone with `npx vitest bench --run --project screens search`.

const FILL = `
  insert into public.familia (id, nombre) select n, 'Familia ' || n from generate_series(1, 20) n;
  insert into public.subfamilia (id, nombre, familia_id)
  select n, (array['Camiseta', 'Polo', 'Gorra', 'Pantalón', 'Sábana'])[1 + n % 5] || ' modelo ' || n,
    1 + n % 20
  from generate_series(1, 5000) n;
  insert into public.color (numeric_id, name)
  select n, (array['Negro', 'Blanco', 'Rojo', 'Azul marino', 'Verde'])[n] from generate_series(1, 5) n;
  insert into public.talla (id) values ('S'), ('M'), ('L'), ('XL');
  -- Made anew afterwards, which takes a third of the time.
  drop index public.producto_search_idx;
  insert into public.producto
    (id, codigo, nombre, detalle, sub_familia_id, precio1, color_numeric_id, talla_id)
  select s * 20 + c * 4 + t.place - 24, 'CAM-' || s || '-' || c || t.id, 'Prenda de algodón',
    'Algodón peinado, lote ' || s, s, 3000 + s, c, t.id
  from generate_series(1, 5000) s, generate_series(1, 5) c,
    (values ('S', 1), ('M', 2), ('L', 3), ('XL', 4)) t (id, place);
  create index producto_search_idx on public.producto
    using gin (busqueda extensions.gin_trgm_ops) with (fastupdate = off);
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select id, 1, id % 50 from public.producto;
  analyze;
`;

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(FILL);
}, FILL_MS);

describe('what the field suggests', () => {
  measure('a word that every fifth product has', () => suggest('camisetas'));
  measure('three words that few have', () => suggest('polo 4711 azul'));
  measure('a word that every product has', () => suggest('algodón'));
  measure('hostile text', () => suggest('%_\\,(){}*"'));
});

describe('the first results of the catalogue', () => {
  measure('a word that every product has', () => findFirst('algodón'));
  measure('three words that few have', () => findFirst('polo 4711 azul'));
  measure('a whole code', () => findByCode('cam-4711-3xl'));
});

describe('what follows', () => {
  measure('all results of two words that 4,000 products have', () => findAll('camisetas negras'));
  measure('the variants of all subfamilias, for the filters', () => listVariants());
});
