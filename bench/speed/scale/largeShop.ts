import type { Backend } from '#backend/types.ts';

/** Subfamilias of the large shop. */
export const SUBFAMILIAS = 5_000;

/** Each fiftieth subfamilia has 8 colours in 6 sizes, the others 6 productos. */
const FILL = `
  insert into public.color (name, rgb_code)
  select 'Tono ' || n, '#' || lpad(to_hex(n * 1048575), 6, '0') from generate_series(1, 8) n;
  create temp table palette as
  select array(select numeric_id from public.color order by numeric_id desc limit 8) as colors,
    array(select id from public.familia order by id) as familias,
    array(select thumbnail from public.subfamilia where thumbnail is not null order by id) as thumbnails,
    array(select distinct url from public.images order by url) as pictures,
    (array['XS', 'S', 'M', 'L', 'XL', '2XL']) as sizes;
  insert into public.talla (id) select unnest(sizes) from palette on conflict (id) do nothing;
  insert into public.subfamilia (nombre, familia_id, thumbnail)
  select
    (array['Camiseta', 'Árbol', 'Tela', 'Zíper', 'Gorra', 'Ñandutí', 'Delantal', 'Pantalón'])[1 + n * 7 % 8]
      || ' ' || (array['cuello redondo', 'manga larga', 'de algodón', 'clásica', 'por metro'])[1 + n % 5]
      || ' ' || n,
    familias[1 + n % cardinality(familias)],
    thumbnails[1 + n % cardinality(thumbnails)]
  from palette, generate_series(1, ${SUBFAMILIAS} - (select count(*) from public.subfamilia)) n;
  create temp table fresh as
  select id, nombre from public.subfamilia s
  where not exists (select from public.producto p where p.sub_familia_id = s.id);
  insert into public.producto (
    codigo, nombre, sub_familia_id, precio1, precio2, precio3, iva_id, color_numeric_id, talla_id
  )
  select 'G-' || fresh.id || '-' || k, fresh.nombre, fresh.id, 1000 + fresh.id * 37 % 9000 + k * 10,
    900, 800, 1, colors[1 + k / 6], sizes[1 + k % 6]
  from palette, fresh, generate_series(0, case when fresh.id % 50 = 0 then 47 else 5 end) k;
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select p.id, 1, p.id % 90 from public.producto p join fresh on fresh.id = p.sub_familia_id;
  insert into public.images (url, producto_id)
  select distinct pictures[1 + (p.color_numeric_id + k) % cardinality(pictures)], p.id
  from palette, public.producto p join fresh on fresh.id = p.sub_familia_id, generate_series(0, 1) k;
  analyze;
`;

/** Adds subfamilias with productos to the demo shop until there are {@link SUBFAMILIAS}. */
export async function fillLargeShop(backend: Backend): Promise<void> {
  await backend.sql(FILL);
}
