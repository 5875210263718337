-- What the list of the back-office filters and sorts products by, in columns of the product itself, so
-- that an index serves each filter and each order: units in stock, pictures, and sort keys for texts.
--
-- Triggers keep the columns, whatever is written to them. Every sort key has a value, and every index
-- ends in the id, which settles the order of equal products and is the default order of the list.

alter table public.producto
  add column existencias bigint not null default 0,
  add column imagenes bigint not null default 0,
  add column orden_codigo text collate "C" not null default '',
  add column orden_nombre text collate "C" not null default '',
  add column orden_subfamilia text collate "C" not null default '',
  add column orden_color text collate "C" not null default '',
  add column orden_talla text collate "C" not null default '',
  add column orden_iva numeric(5, 4) not null default -1,
  add column orden_precio2 numeric(12, 2) not null generated always as (coalesce(precio2, 0)) stored,
  add column orden_precio3 numeric(12, 2) not null generated always as (coalesce(precio3, 0)) stored;

comment on column public.producto.existencias is
  'Units in all warehouses; kept by triggers, whatever is written to it.';
comment on column public.producto.imagenes is
  'Number of linked pictures; kept by triggers, whatever is written to it.';
comment on column public.producto.orden_codigo is 'Sort key of codigo; kept by a trigger, as the others.';
comment on column public.producto.orden_iva is 'Tax rate; -1: none.';
comment on column public.producto.orden_precio2 is 'Wholesale price; 0: not offered.';

-- Order of names as `src/domain/text/collation.ts` compares them: without case and accents, ñ after n,
-- numbers by value. A number is written as the count of its digits and the digits: 9 is 019, 10 is 0210.
create or replace function private.name_order(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(
    case when part ~ '^[0-9]'
      then lpad(length(ltrim(part, '0'))::text, 2, '0') || ltrim(part, '0')
      else part
    end,
    '' order by position
  ), '')
  from regexp_matches(
    translate(
      replace(lower(normalize(btrim(left(name, 99)), NFC)), 'ñ', 'n~'),
      'áàâäãåāăąçćčďéèêëēėęěğíìîïīįıłńňóòôöõøōőŕřśšşťúùûüūůűųýÿźżž',
      'aaaaaaaaacccdeeeeeeeegiiiiiiilnnoooooooorrssstuuuuuuuuyyzzz'
    ),
    '[0-9]+|[^0-9]+', 'g'
  ) with ordinality m (parts, position), unnest(m.parts) part
$$;

comment on function private.name_order(text) is 'Sort key of a name, to compare byte by byte.';

-- Place of a letter size: S -1, M 0, L 1, XL 2, 2XL and XXL 3; null: not a letter size.
create or replace function private.letter_size_place(label text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when label = 'M' then 0
    when label ~ '^X*[SL]$' then
      case right(label, 1) when 'L' then 1 else -1 end * length(label)
    when label ~ '^[0-9]{1,2}X[SL]$' then
      case right(label, 1) when 'L' then 1 else -1 end
        * (1 + substring(label from '^[0-9]+')::integer)
  end
$$;

-- Order of sizes as `compareTallas` of `src/domain/catalogue/sizes.ts` defines it: letters, months, numbers,
-- other labels, one size.
create or replace function private.size_order(talla text)
returns text
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  label text := upper(btrim(regexp_replace(normalize(left(talla, 99), NFD), '[\u0300-\u036f]', '', 'g')));
  letters text[] := string_to_array(label, '/');
  numbers text[];
  place text;
begin
  if cardinality(letters) <= 2
    and private.letter_size_place(letters[1]) is not null
    and private.letter_size_place(coalesce(letters[2], letters[1])) is not null then
    numbers := array[
      private.letter_size_place(letters[1])::text,
      private.letter_size_place(coalesce(letters[2], letters[1]))::text
    ];
    place := '0';
  elsif label ~ '^[0-9]{1,3}(-[0-9]{1,3})? ?(M|MESES)$' then
    numbers := regexp_match(label, '^([0-9]+)(?:-([0-9]+))?');
    place := '1';
  elsif label ~ '^[0-9]{1,4}([.,][0-9]{1,2})?(-[0-9]{1,4})? ?(T|A|ANOS)?$' then
    numbers := regexp_match(replace(label, ',', '.'), '^([0-9]+(?:\.[0-9]+)?)(?:-([0-9]+))?');
    place := '2';
  elsif label in ('U', 'UNI', 'UNICA', 'UNITALLA', 'TALLA UNICA', 'ONE SIZE', 'OS') then
    place := '4';
  else
    place := '3';
  end if;
  return place
    || to_char(100000 + 100 * coalesce(numbers[1]::numeric, 0), 'FM00000000')
    || to_char(100000 + 100 * coalesce(numbers[2], numbers[1], '0')::numeric, 'FM00000000')
    || private.name_order(talla);
end
$$;

comment on function private.size_order(text) is 'Sort key of a size, to compare byte by byte.';

create or replace function private.set_product_order()
returns trigger
language plpgsql
-- Staff may not call the functions that this one calls.
security definer
set search_path = ''
as $$
begin
  new.orden_codigo := private.name_order(new.codigo);
  new.orden_nombre := private.name_order(new.nombre);
  new.orden_subfamilia := coalesce(
    (select private.name_order(s.nombre) from public.subfamilia s where s.id = new.sub_familia_id), ''
  );
  new.orden_color := coalesce(
    (select private.name_order(c.name) from public.color c where c.numeric_id = new.color_numeric_id), ''
  );
  new.orden_talla := coalesce(private.size_order(new.talla_id), '');
  new.orden_iva := coalesce((select i.porcentaje from public.iva i where i.id = new.iva_id), -1);
  return new;
end
$$;

comment on function private.set_product_order() is 'Trigger: computes the sort keys of a product.';

-- A changed name of a subfamilia or colour writes `busqueda` of its products, which renews these as well.
create trigger producto_order
  before insert or update of
    codigo, nombre, sub_familia_id, color_numeric_id, talla_id, iva_id, busqueda,
    orden_codigo, orden_nombre, orden_subfamilia, orden_color, orden_talla, orden_iva
  on public.producto
  for each row execute function private.set_product_order();

create or replace function private.renew_product_iva()
returns trigger
language plpgsql
-- The bulk guard limits the API roles to 200 rows, and one rate can be that of more products.
security definer
set search_path = ''
as $$
begin
  update public.producto set orden_iva = default where iva_id = new.id;
  return null;
end
$$;

create trigger iva_product_order
  after update of porcentaje on public.iva
  for each row when (old.porcentaje <> new.porcentaje)
  execute function private.renew_product_iva();

create or replace function private.set_product_counts()
returns trigger
language plpgsql
-- What somebody may read must not change the counts.
security definer
set search_path = ''
as $$
begin
  -- The row is locked here. When two requests change the stock of one product, the second one counts
  -- after the first one is committed, and sees what it wrote.
  select coalesce(sum(i.cantidad), 0) into new.existencias
  from public.inventario i where i.producto_id = new.id;
  select count(*) into new.imagenes from public.images i where i.producto_id = new.id;
  return new;
end
$$;

comment on function private.set_product_counts() is
  'Trigger: counts the units and pictures of a product.';

create trigger producto_counts
  before insert or update of existencias, imagenes on public.producto
  for each row execute function private.set_product_counts();

create or replace function private.renew_product_counts()
returns trigger
language plpgsql
-- The bulk guard limits the API roles to 200 rows, and one product can have more than one.
security definer
set search_path = ''
as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct producto_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct producto_id) into ids from old_rows;
  else
    select array_agg(distinct producto_id) into ids
    from (
      (table old_rows except all table new_rows) union all (table new_rows except all table old_rows)
    ) changed;
  end if;
  -- Requests that change stock or pictures lock products in the same order, so that none of them waits for
  -- another in a circle. A change of the products themselves may lock them in another order.
  perform from public.producto where id = any (ids) order by id for no key update;
  update public.producto set existencias = default where id = any (ids);
  return null;
end
$$;

comment on function private.renew_product_counts() is
  'Trigger: counts again for the products whose stock or pictures changed.';

create trigger inventario_insert_counts after insert on public.inventario
  referencing new table as new_rows
  for each statement execute function private.renew_product_counts();
create trigger inventario_update_counts after update on public.inventario
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.renew_product_counts();
create trigger inventario_delete_counts after delete on public.inventario
  referencing old table as old_rows
  for each statement execute function private.renew_product_counts();

create trigger images_insert_counts after insert on public.images
  referencing new table as new_rows
  for each statement execute function private.renew_product_counts();
create trigger images_update_counts after update on public.images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.renew_product_counts();
create trigger images_delete_counts after delete on public.images
  referencing old table as old_rows
  for each statement execute function private.renew_product_counts();

revoke all on function
  private.name_order(text), private.letter_size_place(text), private.size_order(text),
  private.set_product_order(), private.renew_product_iva(),
  private.set_product_counts(), private.renew_product_counts()
from public, anon, authenticated;

update public.producto set busqueda = '', existencias = default;

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
create index producto_sub_familia_id_id_idx on public.producto (sub_familia_id, id);

-- As before, for the foreign keys, and now in the order of the list as well.
drop index public.producto_color_numeric_id_idx;
create index producto_color_numeric_id_idx on public.producto (color_numeric_id, id);
drop index public.producto_talla_id_idx;
create index producto_talla_id_idx on public.producto (talla_id, id);

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
where p.sub_familia_id is not null
group by p.sub_familia_id;
