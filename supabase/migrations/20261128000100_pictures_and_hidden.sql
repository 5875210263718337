-- Pictures have an order of their own, and a product or a subfamily can be hidden from the store.

alter table public.images add column position integer;
alter table public.producto add column oculto boolean not null default false;
alter table public.subfamilia add column oculto boolean not null default false;

comment on column public.images.position is
  'Place among the pictures of its product, the main one first; null: after the others, by address.';
comment on column public.producto.oculto is
  'Shoppers do not see it. No secret: a policy with a condition would keep searches from their index.';
comment on column public.subfamilia.oculto is 'As of a product; its products are hidden with it.';

-- An undo compares whole rows of the pictures of new products.
update public.historial set despues = despues || '{"position": null}'
where tabla = 'images' and despues is not null;

-- A product that comes into a hidden subfamily is hidden, too.
create function private.inherit_hidden()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.oculto := new.oculto or exists (
    select from public.subfamilia s where s.id = new.sub_familia_id and s.oculto
  );
  return new;
end
$$;

create trigger producto_hidden before insert or update of sub_familia_id on public.producto
  for each row execute function private.inherit_hidden();

revoke all on function private.inherit_hidden() from public, anon, authenticated;

create or replace view public.subfamilia_variantes
with (security_invoker = true)
as
select
  p.sub_familia_id as subfamilia_id,
  json_agg(
    json_build_array(p.color_numeric_id, p.talla_id, nullif(p.precio1, 0), p.existencias)
    order by p.id
  ) as variantes
from public.producto p
where p.sub_familia_id is not null and not p.oculto
group by p.sub_familia_id;

create or replace function private.change_columns(target text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case target
    when 'producto' then array[
      'codigo', 'nombre', 'detalle', 'sub_familia_id', 'precio1', 'precio2', 'precio3', 'descuento', 'iva_id',
      'color_numeric_id', 'talla_id', 'oculto'
    ]
    when 'inventario' then array['cantidad']
    when 'images' then array['position']
    when 'subfamilia' then array['nombre', 'familia_id', 'thumbnail', 'oculto']
    when 'familia' then array['nombre', 'number']
    when 'color' then array['name', 'rgb_code']
    when 'talla' then array[]::text[]
    when 'banners' then array['url', 'desktop']
  end
$$;

-- As before, and also subfamilies, true and false, and the order of pictures.
create or replace function private.is_change_row(change_row jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(change_row) = 'object'
    and change_row - array['table', 'key', 'before', 'after'] = '{}'
    and change_row ?& array['table', 'key', 'before', 'after']
    and not jsonb_path_exists(
      after, '$ ? (@.type() == "object").keyvalue() ? (@.key != "inventario" && @.key != "images").value
        ? (@.type() == "object" || @.type() == "array")'
    )
    and case
      when target = 'producto' and key = 'null' then
        before = 'null' and jsonb_typeof(after) = 'object'
        and after - (columns || array['inventario', 'images']) = '{}'
        and after - array['inventario', 'images'] <> '{}'
        and coalesce(jsonb_typeof(after -> 'inventario'), 'array') = 'array'
        and coalesce(jsonb_typeof(after -> 'images'), 'array') = 'array'
        and not jsonb_path_exists(coalesce(after -> 'images', '[]'), 'strict $[*] ? (@.type() <> "string")')
        and not exists (
          select from jsonb_path_query(after, '$.inventario[*]') i
          where jsonb_typeof(i) <> 'object' or i - array['bodega_id', 'cantidad'] <> '{}'
            or not i ?& array['bodega_id', 'cantidad']
        )
      when target in ('producto', 'inventario', 'images', 'subfamilia') then
        jsonb_typeof(key) = 'object'
        and key ?& private.change_keys(target) and key - private.change_keys(target) = '{}'
        and not jsonb_path_exists(key, '$.* ? (@.type() == "null")')
        and case when jsonb_typeof(before) = 'object' then before - columns = '{}' else before = 'null' end
        and case when jsonb_typeof(after) = 'object' then after - columns = '{}' else after = 'null' end
        and case target
          when 'producto' then before <> 'null' and after <> '{}'
          when 'inventario' then before ? 'cantidad' and after ? 'cantidad'
          when 'subfamilia' then before <> 'null' and after not in ('null', '{}')
          else (before = 'null') <> (after = 'null') or (before ? 'position' and after ? 'position')
        end
      else false
    end,
    false
  )
  from (values (
    change_row ->> 'table', change_row -> 'key', change_row -> 'before', change_row -> 'after',
    private.change_columns(change_row ->> 'table')
  )) r (target, key, before, after, columns)
$$;
