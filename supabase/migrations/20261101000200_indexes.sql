-- Indexes for foreign keys, uniqueness and the reads of the store and the back-office.
-- familia, iva, bodega, talla and banners are read whole and stay small: their keys are enough.

create index subfamilia_familia_id_idx on public.subfamilia (familia_id);

-- The second column gives each subfamilia's lowest price without reading its products.
create index producto_sub_familia_id_precio1_idx on public.producto (sub_familia_id, precio1);
create index producto_iva_id_idx on public.producto (iva_id);
create index producto_color_numeric_id_idx on public.producto (color_numeric_id);
create index producto_talla_id_idx on public.producto (talla_id);

create index inventario_bodega_id_idx on public.inventario (bodega_id);

create unique index color_name_key on public.color (lower(btrim(name)));

-- The product search matches any part of a text (`ilike '%word%'`), which only a trigram index
-- can serve. Where the extension does not exist, the search reads the table.
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
    'create index producto_search_idx on public.producto using gin
       (codigo %1$I.gin_trgm_ops, nombre %1$I.gin_trgm_ops, detalle %1$I.gin_trgm_ops)',
    trigram_schema
  );
end
$$;
