-- Large writes within the 8 s after which hosted ends a statement of staff: new products are written by one statement
-- per table, and what triggers derive is written without deriving or comparing the rest.

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

-- `tienda.derivado` is set while a trigger writes columns of products that follow from other tables: they are right
-- as they are written, and no change of anybody.
create or replace function private.renew_product_search_texts()
returns trigger
language plpgsql
-- The bulk guard limits the API roles to 200 rows, and one name can be part of more texts.
security definer
set search_path = ''
as $$
declare
  renamed constant bigint := coalesce(to_jsonb(new) ->> 'numeric_id', to_jsonb(new) ->> 'id');
  -- Locked in the order of `private.renew_product_counts`, and before names are read.
  ids constant bigint[] := array(
    select p.id from public.producto p left join public.subfamilia s on s.id = p.sub_familia_id
    where renamed = case tg_table_name
      when 'color' then p.color_numeric_id when 'subfamilia' then s.id else s.familia_id end
    order by p.id for no key update of p
  );
begin
  perform set_config('tienda.derivado', '1', true);
  -- Each name is folded once. What stands before '||' is the product's own.
  with named as materialized (
    select p.id, s.nombre as subfamilia, f.nombre as familia, c.name as color, p.talla_id as talla
    from public.producto p
    left join public.subfamilia s on s.id = p.sub_familia_id
    left join public.familia f on f.id = s.familia_id
    left join public.color c on c.numeric_id = p.color_numeric_id
    where p.id = any (ids)
  ), folded as materialized (
    select name, private.fold_text(left(name, 1000)) as text, private.name_order(name) as place
    from (select distinct name from named n, unnest(array[n.subfamilia, n.familia, n.color, n.talla]) name) d
  )
  update public.producto p
  set busqueda = split_part(p.busqueda, ' || ', 1) || ' || ' || concat_ws(' | ', s.text, f.text, c.text, t.text) || ' ',
    orden_subfamilia = coalesce(s.place, ''), orden_color = coalesce(c.place, '')
  from named n
  left join folded s on s.name = n.subfamilia
  left join folded f on f.name = n.familia
  left join folded c on c.name = n.color
  left join folded t on t.name = n.talla
  where p.id = n.id;
  perform set_config('tienda.derivado', '', true);
  return null;
end
$$;

-- Stock and pictures of a new product are counted once, and pictures in another order not at all.
select pg_temp.edit(target::regprocedure, was, concat_ws(E'\n  ',
  $$perform set_config('tienda.derivado', '1', true);$$, becomes, $$perform set_config('tienda.derivado', '', true);$$
))
from (values
  ('private.renew_product_iva()', 'update public.producto set orden_iva = default where iva_id = new.id;',
    'update public.producto set orden_iva = new.porcentaje where iva_id = new.id;'),
  ('private.renew_product_counts()', 'update public.producto set existencias = default where id = any (ids);',
    'update public.producto p set existencias = default
  where p.id = any (ids) and (p.existencias, p.imagenes) is distinct from (
    (select coalesce(sum(i.cantidad), 0) from public.inventario i where i.producto_id = p.id),
    (select count(*) from public.images i where i.producto_id = p.id)
  );')
) e (target, was, becomes);

do $$
declare
  name text;
begin
  foreach name in array array['producto_search_text', 'producto_order', 'producto_update_history'] loop
    execute regexp_replace(
      pg_get_triggerdef((select t.oid from pg_trigger t where t.tgname = name)),
      '^CREATE (TRIGGER .*)( EXECUTE .*)$',
      $r$create or replace \1 when (current_setting('tienda.derivado', true) is distinct from '1')\2$r$
    );
  end loop;
end
$$;

-- Rows go into the list of the trigram index, from where all of a statement, or of a part of a change, are merged
-- at once: several times quicker than each by itself, and no search has to read the list.
alter index if exists public.producto_search_idx set (fastupdate = on);

create function private.merge_search_list()
returns void
language sql
-- The index is the owner's.
security definer
set search_path = ''
as $$
  select pg_catalog.gin_clean_pending_list(i) from to_regclass('public.producto_search_idx') i where i is not null
$$;

create function private.merge_written()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.merge_search_list();
  return null;
end
$$;

-- `tienda.lista` is set while a part of a change is written.
create trigger producto_search_list after insert or update on public.producto
  for each statement when (current_setting('tienda.lista', true) is distinct from '1')
  execute function private.merge_written();

-- Writes new products with the same columns, and says what came of each. Those that cannot be stored are found in
-- ever smaller parts.
create function private.add_productos(list jsonb[])
returns jsonb[]
language plpgsql
set search_path = ''
as $$
declare
  step constant integer := (cardinality(list) + 7) / 8;
  named constant text := (
    select string_agg(format('%I', c), ', ') from unnest(private.change_columns('producto')) c where list[1] ? c
  );
  ids bigint[];
  outcomes jsonb[] := '{}';
begin
  -- Rows get their ids in the order in which they are inserted.
  execute format(
    'with added as (
      insert into public.producto (%1$s)
      select %1$s from unnest($1) with ordinality l (value, place), jsonb_populate_record(null::public.producto, value)
      order by place returning id
    ) select array_agg(id order by id) from added', named
  ) into ids using list;
  -- Stock and pictures are one statement, so that the products are counted once.
  with stock as (
    insert into public.inventario (producto_id, bodega_id, cantidad)
    select ids[place], i.bodega_id, i.cantidad
    from unnest(list) with ordinality l (value, place),
      jsonb_to_recordset(value -> 'inventario') i (bodega_id bigint, cantidad integer)
  )
  insert into public.images (producto_id, url, position)
  select ids[place], i.url, i.position
  from unnest(list) with ordinality l (value, place),
    jsonb_array_elements_text(value -> 'images') with ordinality i (url, position);
  return array(select jsonb_build_object('outcome', 'done', 'id', id) from unnest(ids) id order by id);
exception
  when integrity_constraint_violation or data_exception then
    if cardinality(list) = 1 then
      return array[jsonb_build_object('outcome', 'refused', 'reason', sqlerrm)];
    end if;
    for start in 1 .. cardinality(list) by step loop
      outcomes := outcomes || private.add_productos(list[start:start + step - 1]);
    end loop;
    return outcomes;
end
$$;

select pg_temp.edit(target::regprocedure, was, becomes)
from (values
  ('private.write_row(text, jsonb, jsonb, jsonb, boolean)', E'  new_id bigint;\n', ''),
  ('private.write_row(text, jsonb, jsonb, jsonb, boolean)', $$elsif before is null and key is null then
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id',
      target, named
    ) into new_id using after;
    insert into public.inventario (producto_id, bodega_id, cantidad)
    select new_id, i.bodega_id, i.cantidad
    from jsonb_to_recordset(after -> 'inventario') i (bodega_id bigint, cantidad integer);
    insert into public.images (producto_id, url)
    select new_id, url from jsonb_array_elements_text(after -> 'images') url;
    return jsonb_build_object('outcome', 'done', 'id', new_id);
  $$, ''),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$where id ~ $$,
    $$where r ->> 'table' in ('producto', 'inventario', 'images') and id ~ $$),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$order by value ->> 'table'$$,
    $$where value -> 'key' <> 'null'
      order by value ->> 'table'$$),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', 'item.before is null and item.key is not null then',
    'item.before is null then'),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', E'  outcomes jsonb[];', E'  outcomes jsonb[];\n  added jsonb[];'),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$
  begin
    if pedido$$, $$
  perform set_config('tienda.lista', '1', true);
  begin
    if pedido$$),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$  perform private.end_change$$,
    $$  perform private.merge_search_list();
  perform private.end_change$$),
  ('public.apply_change(uuid, integer, text, jsonb, uuid)', $$    for item in
      select value,$$, $$    for item in
      select array_agg(value -> 'after' order by place) as list, array_agg(place order by place) as places
      from jsonb_array_elements(rows) with ordinality r (value, place)
      where value -> 'key' = 'null'
      group by array(
        select k from jsonb_object_keys(value -> 'after') k where k not in ('inventario', 'images') order by k
      )
      order by min(place)
    loop
      added := private.add_productos(item.list);
      for n in 1 .. cardinality(added) loop
        outcomes[item.places[n]] := added[n];
      end loop;
    end loop;
    for item in
      select value,$$)
) e (target, was, becomes);

-- Rows of a product that the change created or deleted are taken back in one call with that of the product, which is
-- their `turn`; the `turn` of others is their own.
select pg_temp.edit('public.undo_change(uuid, boolean)', 'dry boolean DEFAULT false',
  'dry boolean DEFAULT false, most integer DEFAULT NULL');
drop function public.undo_change(uuid, boolean);
select pg_temp.edit('public.undo_change(uuid, boolean, integer)', was, becomes)
from (values
  ('row_limit constant integer := case when is_preview then 1000 else 500 end;',
    'row_limit constant integer := greatest(least(most, case when is_preview then 1000 else 500 end), 1);'),
  (E'  seen integer := 0;\n', ''),
  (E'  last_producto bigint;\n', E'  ids bigint[];\n  turns bigint[];\n  total bigint;\n  last_turn bigint;\n'),
  ($$
  begin
    perform private.lock_productos(array(
      select h.producto_id from public.historial h
      where h.cambio = change and h.id < rest order by h.id desc limit 2 * row_limit
    ));$$, $$
  select array_agg(t.id), array_agg(t.turn), coalesce(max(t.total), 0), min(t.turn) into ids, turns, total, last_turn
  from (
    select h.id, h.turn, count(*) over () as total
    from (
      select h.id, coalesce(case
        when h.antes is null then (
          select max(p.id) from public.historial p
          where p.producto_id = h.producto_id and p.cambio = change and p.tabla = 'producto' and p.antes is null
            and p.id <= h.id
        )
        when h.despues is null then (
          select min(p.id) from public.historial p
          where p.producto_id = h.producto_id and p.cambio = change and p.tabla = 'producto' and p.despues is null
            and p.id >= h.id
        )
      end, h.id) as turn
      from public.historial h where h.cambio = change
    ) h
    where h.turn < rest
    order by h.turn desc fetch first row_limit rows with ties
  ) t;
  perform set_config('tienda.lista', '1', true);
  begin
    perform private.lock_productos(array(select h.producto_id from public.historial h where h.id = any (ids)));$$),
  ($$      select * from public.historial h where h.cambio = change and h.id < rest
      order by h.id desc limit 2 * row_limit
    loop
      -- The rows of one product are taken back together.
      exit when seen >= row_limit and item.producto_id is distinct from last_producto;
      seen := seen + 1;
      last_producto := item.producto_id;
$$, $$      select h.* from unnest(ids, turns) t (id, turn) join public.historial h on h.id = t.id
      order by t.turn desc, h.id desc
    loop
$$),
  (E'      rest := item.id;\n', ''),
  ($$
  if is_preview and seen = 0 then$$, $$
  perform private.merge_search_list();
  if is_preview and total = 0 then$$),
  ($$  if seen = 0 or not exists (select from public.historial h where h.cambio = change and h.id < rest) then
    rest := 0;
  end if;
$$, $$  total := total - coalesce(cardinality(ids), 0);
$$),
  ('private.end_undo(change, report, rest)', 'private.end_undo(change, report, case when total = 0 then 0 else last_turn end)'),
  ($$jsonb_build_object('left', (
    select count(*) from public.historial h where h.cambio = change and h.id < rest
  ))$$, $$jsonb_build_object('left', total)$$)
) e (was, becomes);

-- A part of a change that is too much for one statement is sent as two halves, down to one row. No part is written of
-- which a half is written, and no half of a written part: whatever is sent again, or comes late, nothing is written
-- twice.

-- Place of a part in the tree of its halves (`src/data/changes/apply.ts`), whose lowest bit is how far it reaches to
-- either side. A part has a number from 0, a half the negative of its place.
create function private.part_place(part integer)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when part < 0 then -part::bigint else part * 1024::bigint + 512 end
$$;

select pg_temp.edit('private.begin_change(uuid, integer, text)', was, becomes)
from (values
  (E'  answer jsonb;\n', E'  answer jsonb;\n  is_other boolean;\n  is_above boolean;\n'),
  ('  select c.respuesta into answer from private.cambio c where c.cambio = change and c.parte = part;',
    $$  select c.parte <> part, its & -its > this & -this, c.respuesta into is_other, is_above, answer
  from private.cambio c, private.part_place(c.parte) its, private.part_place(part) this
  where c.cambio = change and abs(its - this) < greatest(its & -its, this & -this)
  order by c.parte <> part limit 1;
  if is_above then
    raise sqlstate 'PT409' using message = 'The rows are written: send the change again from its first part';
  elsif is_other then
    -- The browser sends halves, as when the statement was ended.
    raise query_canceled using message = 'The part was sent in halves';
  end if;$$)
) e (was, becomes);

drop function pg_temp.edit(regprocedure, text, text);

comment on function public.undo_change(uuid, boolean, integer) is
  'Takes back the next rows of a change, at most 500 or `most`, newest first, each only where it is still as the change left it. Called again it goes on; at the end it returns the report.';

revoke all on function
  public.undo_change(uuid, boolean, integer), private.add_productos(jsonb[]), private.merge_search_list(),
  private.merge_written(), private.part_place(integer)
from public, anon, authenticated;
grant execute on function
  public.undo_change(uuid, boolean, integer), private.add_productos(jsonb[]), private.merge_search_list()
to authenticated;
