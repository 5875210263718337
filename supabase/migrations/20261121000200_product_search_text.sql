-- One text to search a product by, in lower case.
--
-- `ilike` makes both sides lower case anew for every row, word and column: a search of eight words
-- that the index could not answer took half a second over 20,000 products. `like` on a text that is
-- in lower case already takes a fifth of that or less, and a word needs one look into the index
-- instead of three.
--
-- Two line breaks keep the texts apart: no word holds one, and the wildcard that stands for a comma
-- in a word matches one character.
alter table public.producto
  add column busqueda text not null generated always as (
    lower(codigo || E'\n\n' || nombre || coalesce(E'\n\n' || detalle, ''))
  ) stored;

comment on column public.producto.busqueda is
  'Code, name and detail in lower case: what a search looks through.';

drop index if exists public.producto_search_idx;

-- fastupdate is off for the reason that 20261121000100_product_search.sql gives.
do $$
declare
  trigram_schema text;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if trigram_schema is null then
    return;
  end if;

  execute format(
    'create index producto_search_idx on public.producto using gin (busqueda %I.gin_trgm_ops)
       with (fastupdate = off)',
    trigram_schema
  );
end
$$;
