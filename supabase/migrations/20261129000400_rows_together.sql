-- Rows that belong together are written together, and none is written or deleted by a change that compares nothing
-- of it: an order of familias is a change, whose rows are all written, or none. A subfamilia is hidden with its
-- products.

create function pg_temp.edit(target regprocedure, was text, becomes text)
returns void
language plpgsql
set check_function_bodies = off
as $$
declare
  stored constant text := pg_get_functiondef(target);
begin
  if strpos(stored, was) = 0 then
    raise exception '% does not contain: %', target, was;
  end if;
  execute replace(stored, was, becomes);
end
$$;

select pg_temp.edit(target::regprocedure, was, becomes)
from (values
  ('private.is_change_row(jsonb)', $$'images', 'subfamilia') then$$, $$'images', 'subfamilia', 'familia') then$$),
  ('private.is_change_row(jsonb)', $$'producto' then before <> 'null'$$, $$'producto' then before not in ('null', '{}')$$),
  ('private.is_change_row(jsonb)', $$'subfamilia' then before <> 'null' and after not in ('null', '{}')$$,
    $$'subfamilia' then before not in ('null', '{}') and after not in ('null', '{}')
          when 'familia' then before ? 'number' and after ? 'number' and not (before || after) ? 'nombre'
          -- A link to a picture is its key: there is nothing else to compare.$$),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', 'if pedido is not null and jsonb_path',
    $$if (pedido is not null or rows @> '[{"table": "familia"}]') and jsonb_path$$),
  -- A subfamilia that is shown is written before its products: see the trigger below.
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$order by value ->> 'table'$$,
    $$order by value ->> 'table' = 'subfamilia' and value -> 'after' = '{"oculto": false}' desc, value ->> 'table'$$)
) e (target, was, becomes);

drop function pg_temp.edit(regprocedure, text, text);

-- A subfamilia is hidden with its products, whoever writes it: shoppers' reads look at the product's mark alone.
-- One that is shown again shows none, because it does not know which of them were hidden before.
create function private.hide_productos()
returns trigger
language plpgsql
-- The bulk guard limits the API roles to 200 rows, and a subfamilia can have more products.
security definer
set search_path = ''
as $$
begin
  update public.producto set oculto = true where sub_familia_id = new.id and not oculto;
  return null;
end
$$;

comment on function private.hide_productos() is 'Trigger: hides the products of a subfamilia that is hidden.';
revoke all on function private.hide_productos() from public, anon, authenticated;

-- A row's trigger runs before the statement's, which keeps the history: there the products stand before their
-- subfamilia. An undo begins with the newest row, and its own undo must find the products before this hides them.
create trigger subfamilia_hidden after update of oculto on public.subfamilia
  for each row when (new.oculto and not old.oculto) execute function private.hide_productos();

update public.producto p set oculto = true
from public.subfamilia s where s.id = p.sub_familia_id and s.oculto and not p.oculto;
