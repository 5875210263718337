import { bench } from 'vitest';

/** Time that filling a large shop may take, in ms. */
export const FILL_MS = 600_000;

const OPTIONS = { time: 0, warmupTime: 0, throws: true };

/** Measures slow work, for which a few iterations are enough; a single iteration has no warm-up. */
export function measure(name: string, work: () => Promise<unknown>, iterations = 10): void {
  const warmupIterations = Math.min(2, iterations - 1);
  bench(name, async () => void (await work()), { ...OPTIONS, warmupIterations, iterations });
}

/** SQL that fills a shop with 20 productos in each subfamilia, three quarters of them with two pictures. */
export const shopOf = (subfamilias: number) => `
  insert into public.familia (id, nombre) select n, 'Familia ' || n from generate_series(1, 20) n;
  insert into public.subfamilia (id, nombre, familia_id)
  select n, (array['Camiseta', 'Polo', 'Gorra', 'Pantalón', 'Sábana'])[1 + n % 5] || ' modelo ' || n,
    1 + n % 20
  from generate_series(1, ${subfamilias}) n;
  insert into public.color (numeric_id, name)
  select n, (array['Negro', 'Blanco', 'Rojo', 'Azul marino', 'Verde'])[n] from generate_series(1, 5) n;
  insert into public.talla (id) values ('S'), ('M'), ('L'), ('XL');
  -- Made anew afterwards, which takes a third of the time.
  drop index public.producto_search_idx;
  insert into public.producto
    (id, codigo, nombre, detalle, sub_familia_id, precio1, color_numeric_id, talla_id)
  select s * 20 + c * 4 + t.place - 24, 'CAM-' || s || '-' || c || t.id, 'Prenda de algodón',
    'Algodón peinado, lote ' || s, s, 3000 + s, c, t.id
  from generate_series(1, ${subfamilias}) s, generate_series(1, 5) c,
    (values ('S', 1), ('M', 2), ('L', 3), ('XL', 4)) t (id, place);
  create index producto_search_idx on public.producto
    using gin (busqueda extensions.gin_trgm_ops);
  insert into public.images (url, producto_id)
  select '/foto-' || p.id || '-' || k || '.webp', p.id
  from public.producto p, generate_series(1, 2) k where p.id % 4 <> 0;
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select id, 1, id % 50 from public.producto;
  select setval(pg_get_serial_sequence('public.producto', 'id'), max(id)) from public.producto;
  analyze;
`;
