-- The trigram index of the product search (`ilike '%word%'` over three columns).
--
-- Databases that had no pg_trgm when the index was first due get it now; where pg_trgm still does
-- not exist, nothing happens.
-- fastupdate would park new rows in a list that every search reads whole until a vacuum comes by,
-- and the planner then rather reads the table. Products are written one at a time: the index can
-- take each at once.
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
    'create index if not exists producto_search_idx on public.producto using gin
       (codigo %1$I.gin_trgm_ops, nombre %1$I.gin_trgm_ops, detalle %1$I.gin_trgm_ops)
       with (fastupdate = off)',
    trigram_schema
  );
  alter index public.producto_search_idx set (fastupdate = off);
  perform pg_catalog.gin_clean_pending_list('public.producto_search_idx');
end
$$;
