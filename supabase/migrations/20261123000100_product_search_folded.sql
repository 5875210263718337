-- One text to search a product by: its code, name and detail, and the names of its subfamily, family,
-- colour and size; in lower case and without accents.
--
-- The text cannot be a generated column any more, because other tables hold a part of it: triggers keep
-- it. Searching through it needs no join, and one look into the trigram index for each word.

drop trigger if exists producto_search_text on public.producto;
drop index if exists public.producto_search_idx;
alter table public.producto drop column busqueda;
alter table public.producto add column busqueda text not null default '';

comment on column public.producto.busqueda is
  'What a search looks through; kept by the trigger producto_search_text, whatever is written to it.';

-- `src/domain/text/foldText.ts` folds what is typed in the same way. '|' separates the parts, and white space
-- is one blank, so that a whole word or a whole code can be searched. Only the first 1,000 characters of
-- a part count: a text of a million would keep the index busy for seconds.
create or replace function private.set_product_search_text()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  parts text[];
begin
  select array[new.codigo, new.nombre, new.detalle, s.nombre, f.nombre, c.name, new.talla_id]
  into parts
  from (values (new.sub_familia_id, new.color_numeric_id)) p (sub_familia_id, color_numeric_id)
  left join public.subfamilia s on s.id = p.sub_familia_id
  left join public.familia f on f.id = s.familia_id
  left join public.color c on c.numeric_id = p.color_numeric_id;

  select ' ' || string_agg(btrim(regexp_replace(
    translate(
      lower(normalize(left(part, 1000), NFC)),
      'áàâäãåāăąçćčďéèêëēėęěğíìîïīįıłñńňóòôöõøōőŕřśšşťúùûüūůűųýÿźżž|',
      'aaaaaaaaacccdeeeeeeeegiiiiiiilnnnoooooooorrssstuuuuuuuuyyzzz '
    ),
    -- The white space of JavaScript.
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
  )), ' | ' order by position) || ' '
  into new.busqueda
  from unnest(parts) with ordinality u (part, position)
  where part is not null;
  return new;
end
$$;

comment on function private.set_product_search_text() is
  'Trigger: puts the text of the search together, with blanks around each word.';

create or replace function private.renew_product_search_texts()
returns trigger
language plpgsql
-- The bulk guard limits the API roles to 200 rows, and one name can be part of more texts.
security definer
set search_path = ''
as $$
begin
  -- The trigger of the table writes the text.
  case tg_table_name
    when 'subfamilia' then
      update public.producto set busqueda = '' where sub_familia_id = new.id;
    when 'familia' then
      update public.producto set busqueda = ''
      where sub_familia_id in (select id from public.subfamilia where familia_id = new.id);
    when 'color' then
      update public.producto set busqueda = '' where color_numeric_id = new.numeric_id;
  end case;
  return null;
end
$$;

comment on function private.renew_product_search_texts() is
  'Trigger: renews the texts of the products that a renamed subfamily, family or colour is part of.';

revoke all on function
  private.set_product_search_text(), private.renew_product_search_texts()
from public, anon, authenticated;

create trigger producto_search_text
  before insert or update of
    codigo, nombre, detalle, sub_familia_id, color_numeric_id, talla_id, busqueda
  on public.producto
  for each row execute function private.set_product_search_text();

drop trigger if exists subfamilia_search_texts on public.subfamilia;
create trigger subfamilia_search_texts
  after update of nombre, familia_id on public.subfamilia
  for each row when (old.nombre <> new.nombre or old.familia_id <> new.familia_id)
  execute function private.renew_product_search_texts();

drop trigger if exists familia_search_texts on public.familia;
create trigger familia_search_texts
  after update of nombre on public.familia
  for each row when (old.nombre <> new.nombre)
  execute function private.renew_product_search_texts();

drop trigger if exists color_search_texts on public.color;
create trigger color_search_texts
  after update of name on public.color
  for each row when (old.name <> new.name)
  execute function private.renew_product_search_texts();

update public.producto set busqueda = '';

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
