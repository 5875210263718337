-- Columns that the lists of products filter and sort by: units in stock, pictures, sort keys for texts, hidden. They are
-- columns of the product itself, so that an index serves each filter and each order, and every sort key has a value.

-- Order of names as `src/domain/text/collation.ts` compares them: without case and accents, ñ after n,
-- numbers by value. A number is written as the count of its digits and the digits: 9 is 019, 10 is 0210.
create function private.name_order(name text)
returns text
language sql immutable set search_path = ''
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
create function private.letter_size_place(label text)
returns integer
language sql immutable set search_path = ''
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
create function private.size_order(talla text)
returns text
language plpgsql immutable strict set search_path = ''
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

grant execute on function
  private.name_order(text), private.letter_size_place(text), private.size_order(text)
to authenticated, service_role;

create function private.set_product_order()
returns trigger
language plpgsql set search_path = ''
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

create trigger producto_order before insert or update of
    codigo, nombre, sub_familia_id, color_numeric_id, talla_id, iva_id, busqueda,
    orden_codigo, orden_nombre, orden_subfamilia, orden_color, orden_talla, orden_iva
  on public.producto
  for each row when (current_setting('tienda.derivado', true) is distinct from '1')
  execute function private.set_product_order();

create function private.renew_product_iva()
returns trigger
-- The bulk guard limits the API roles to 200 rows, and one rate can be that of more products.
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('tienda.derivado', '1', true);
  update public.producto set orden_iva = new.porcentaje where iva_id = new.id;
  perform set_config('tienda.derivado', '', true);
  return null;
end
$$;

create trigger iva_product_order after update of porcentaje on public.iva
  for each row when (old.porcentaje <> new.porcentaje) execute function private.renew_product_iva();

create function private.set_product_counts()
returns trigger
-- The counts do not depend on what the caller may read.
language plpgsql security definer set search_path = ''
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

comment on function private.set_product_counts() is 'Trigger: counts the units and pictures of a product.';

create trigger producto_counts before insert or update of existencias, imagenes on public.producto
  for each row execute function private.set_product_counts();

create function private.renew_product_counts()
returns trigger
-- The bulk guard limits the API roles to 200 rows, and one product can have more than one.
language plpgsql security definer set search_path = ''
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
  perform set_config('tienda.derivado', '1', true);
  -- A new product's stock and pictures are counted once, and pictures in another order not at all.
  update public.producto p set existencias = default
  where p.id = any (ids) and (p.existencias, p.imagenes) is distinct from (
    (select coalesce(sum(i.cantidad), 0) from public.inventario i where i.producto_id = p.id),
    (select count(*) from public.images i where i.producto_id = p.id)
  );
  perform set_config('tienda.derivado', '', true);
  return null;
end
$$;

comment on function private.renew_product_counts() is
  'Trigger: counts again for the products whose stock or pictures changed.';

do $$
declare
  target text;
begin
  foreach target in array array['inventario', 'images'] loop
    -- Postgres allows one event for a trigger that sees the rows of its statement.
    execute format(
      'create trigger %1$s_insert_counts after insert on public.%1$I referencing new table as new_rows
        for each statement execute function private.renew_product_counts();
      create trigger %1$s_update_counts after update on public.%1$I
        referencing old table as old_rows new table as new_rows
        for each statement execute function private.renew_product_counts();
      create trigger %1$s_delete_counts after delete on public.%1$I referencing old table as old_rows
        for each statement execute function private.renew_product_counts();',
      target
    );
  end loop;
end
$$;

-- A product that comes into a hidden subfamilia is hidden, too.
create function private.inherit_hidden()
returns trigger
language plpgsql set search_path = ''
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

-- A subfamilia is hidden with its products, whoever writes it: shoppers' reads look at the product's mark alone.
-- One that is shown again shows none, because it does not know which of them were hidden before.
create function private.hide_productos()
returns trigger
-- The bulk guard limits the API roles to 200 rows, and a subfamilia can have more products.
language plpgsql security definer set search_path = ''
as $$
begin
  update public.producto set oculto = true where sub_familia_id = new.id and not oculto;
  return null;
end
$$;

comment on function private.hide_productos() is 'Trigger: hides the products of a subfamilia that is hidden.';

-- A row's trigger runs before the statement's, which keeps the history: there the products stand before their
-- subfamilia. An undo begins with the newest row, and its own undo must find the products before this hides them.
create trigger subfamilia_hidden after update of oculto on public.subfamilia
  for each row when (new.oculto and not old.oculto) execute function private.hide_productos();

-- The cards and filters of the catalogue need colour, size, retail price and stock of all variants. One row for each
-- subfamilia, because as rows of their own the variants of a large shop would take a hundred requests.
create view public.subfamilia_variantes
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

comment on view public.subfamilia_variantes is
  'Variants of each subfamilia: [color, talla, precio1 or null, units in all warehouses].';

revoke all on table public.subfamilia_variantes from public, anon, authenticated, service_role;
grant select on table public.subfamilia_variantes to anon, authenticated, service_role;
