-- Indexes for foreign keys, uniqueness and the reads of the store and the back-office.
-- familia, iva, bodega, talla and banners are small and always read completely; their keys are their only indexes.

create index subfamilia_familia_id_idx on public.subfamilia (familia_id);

-- The second column gives each subfamilia's lowest price without reading its products.
create index producto_sub_familia_id_precio1_idx on public.producto (sub_familia_id, precio1);
create index producto_iva_id_idx on public.producto (iva_id);

create index inventario_bodega_id_idx on public.inventario (bodega_id);

create unique index color_name_key on public.color (lower(btrim(name)));

-- The filters and orders of the back-office's list. Each index ends in the id, which settles the order of equal
-- products and is the list's own order.
create index producto_color_numeric_id_idx on public.producto (color_numeric_id, id);
create index producto_talla_id_idx on public.producto (talla_id, id);
create index producto_sub_familia_id_id_idx on public.producto (sub_familia_id, id);
create index producto_existencias_idx on public.producto (existencias, id);
create index producto_imagenes_idx on public.producto (imagenes, id);
create index producto_orden_codigo_idx on public.producto (orden_codigo, id);
create index producto_orden_nombre_idx on public.producto (orden_nombre, id);
create index producto_orden_subfamilia_idx on public.producto (orden_subfamilia, id);
create index producto_orden_color_idx on public.producto (orden_color, id);
create index producto_orden_talla_idx on public.producto (orden_talla, id);
create index producto_orden_iva_idx on public.producto (orden_iva, id);
create index producto_precio1_idx on public.producto (precio1, id);
create index producto_orden_precio2_idx on public.producto (orden_precio2, id);
create index producto_orden_precio3_idx on public.producto (orden_precio3, id);
create index producto_descuento_idx on public.producto (descuento, id);

-- The product search matches any part of a text (`like '%word%'`), which only a trigram index can serve. Where the
-- extension does not exist, the search reads the table.
--
-- `fastupdate` puts new rows into a list first. The list is merged after each statement (`private.merge_search_list`),
-- which is several times quicker than each row by itself, and no search has to read the list.
do $$
declare
  trigram_schema text;
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;

  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;

  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';

  execute format(
    'create index producto_search_idx on public.producto using gin (busqueda %I.gin_trgm_ops) with (fastupdate = on)',
    trigram_schema
  );
end
$$;
