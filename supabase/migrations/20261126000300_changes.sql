-- Changes of many rows, and their undo.
--
-- `public.apply_change` writes up to 500 rows, a part of a change, in one transaction: new products first, by one
-- statement per table, then each other row unless it differs from what the caller saw. `public.undo_change` takes a
-- change of the history back, row by row, newest first, each only where it is still as the change left it. Both run
-- with the rights of their caller, so that each row passes the policies of a single one.

create table private.cambio (
  cambio uuid not null,
  parte integer not null,
  usuario uuid not null,
  hecho_en timestamptz not null default now(),
  titulo text not null,
  respuesta jsonb not null,
  pedido uuid,
  toma boolean not null default true,
  deshace uuid,
  resto bigint,
  constraint cambio_pkey primary key (cambio, parte),
  constraint cambio_deshace_key unique (deshace)
);

comment on table private.cambio is 'Changes of many rows: what each part was answered, and how far an undo has come.';
comment on column private.cambio.pedido is 'The order whose stock it takes or gives back.';
comment on column private.cambio.toma is 'False: it gives the stock of the order back.';
comment on column private.cambio.deshace is 'The change that it takes back; null: it is no undo.';
comment on column private.cambio.resto is 'Rows of the history below this id are left to take back; 0: none.';

-- It has no policies on purpose, like private.staff.
alter table private.cambio enable row level security;
revoke all on table private.cambio from public, anon, authenticated;

-- A part of a change that is too much for one statement (hosted ends it after 8 s) is sent again as two halves, down to
-- one row. A part of which a half is written is refused, and so is a half of a written part: whatever is sent again, or
-- comes late, nothing is written twice.

-- Returns the place of a part in the tree of its halves (`src/data/changes/apply.ts`), whose lowest bit is how far it
-- reaches to either side. A part has a number from 0, a half the negative of its place.
create function private.part_place(part integer)
returns bigint
language sql immutable set search_path = ''
as $$
  select case when part < 0 then -part::bigint else part * 1024::bigint + 512 end
$$;

-- Returns what the same part was answered before; null: it is new, and what is written from now on
-- belongs to the change.
create function private.begin_change(change uuid, part integer, title text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
  is_other boolean;
  is_above boolean;
begin
  if not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff change many rows';
  end if;
  if change is null or part is null or title is null then
    raise invalid_parameter_value using message = 'A change needs a number, a part and a title';
  end if;
  -- A request that is sent again waits for the first one.
  perform pg_advisory_xact_lock(hashtextextended(change::text, 0));
  if exists (
    select from private.cambio c where c.cambio = change and (c.usuario <> auth.uid() or c.deshace is not null)
  ) or (
    not exists (select from private.cambio c where c.cambio = change)
    and exists (select from public.historial h where h.cambio = change)
  ) then
    raise insufficient_privilege using message = 'The change is another one';
  end if;
  select c.parte <> part, its & -its > this & -this, c.respuesta into is_other, is_above, answer
  from private.cambio c, private.part_place(c.parte) its, private.part_place(part) this
  where c.cambio = change and abs(its - this) < greatest(its & -its, this & -this)
  order by c.parte <> part limit 1;
  if is_above then
    raise sqlstate 'PT409' using message = 'The rows are written: send the change again from its first part';
  elsif is_other then
    -- The error of a statement that took too long: it makes the browser send halves.
    raise query_canceled using message = 'The part was sent in halves';
  end if;
  if answer is null then
    -- An undo that has begun would not take back what is written now.
    if exists (select from private.cambio c where c.deshace = change) then
      raise insufficient_privilege using message = 'The change is being taken back';
    end if;
    perform set_config('tienda.cambio', change::text, true);
    perform set_config('tienda.titulo', left(title, 300), true);
    perform set_config('tienda.tablas', '', true);
  end if;
  return answer;
end
$$;

create function private.end_change(change uuid, part integer, title text, answer jsonb, pedido uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff change many rows';
  end if;
  insert into private.cambio (cambio, parte, usuario, titulo, respuesta, pedido)
  values (change, part, auth.uid(), left(title, 300), answer, pedido);
end
$$;

-- Notes the change that takes the stock of an order; false: another one has taken it.
create function private.claim_order(pedido uuid, change uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff take the stock of orders';
  end if;
  if not exists (select from public.pedido p where p.id = claim_order.pedido for update) then
    raise sqlstate 'PT404' using message = 'There is no such order';
  end if;
  update public.pedido p set cambio = change
  where p.id = claim_order.pedido and coalesce(p.cambio, change) = change;
  return found;
end
$$;

-- Lists the columns that a row of a change may name. They come from here, never from the request.
create function private.change_columns(target text)
returns text[]
language sql immutable set search_path = ''
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

create function private.change_keys(target text)
returns text[]
language sql immutable set search_path = ''
as $$
  select case target
    when 'inventario' then array['producto_id', 'bodega_id']
    when 'images' then array['producto_id', 'url']
    when 'color' then array['numeric_id']
    else array['id']
  end
$$;

-- Tells whether `public.apply_change` accepts a row.
create function private.is_change_row(change_row jsonb)
returns boolean
language sql immutable set search_path = ''
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
      when target in ('producto', 'inventario', 'images', 'subfamilia', 'familia') then
        jsonb_typeof(key) = 'object'
        and key ?& private.change_keys(target) and key - private.change_keys(target) = '{}'
        and not jsonb_path_exists(key, '$.* ? (@.type() == "null")')
        and case when jsonb_typeof(before) = 'object' then before - columns = '{}' else before = 'null' end
        and case when jsonb_typeof(after) = 'object' then after - columns = '{}' else after = 'null' end
        and case target
          when 'producto' then before not in ('null', '{}') and after <> '{}'
          when 'inventario' then before ? 'cantidad' and after ? 'cantidad'
          when 'subfamilia' then before not in ('null', '{}') and after not in ('null', '{}')
          when 'familia' then before ? 'number' and after ? 'number' and not (before || after) ? 'nombre'
          -- A link to a picture is its key: there is nothing else to compare.
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

-- Names the row without which `written` broke a foreign key, as the history called it last.
create function private.missing_row(broken text, written jsonb)
returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    ' ',
    case f.tabla when 'subfamilia' then 'falta la subfamilia' when 'familia' then 'falta la familia'
      when 'talla' then 'falta la talla' when 'bodega' then 'falta la bodega' when 'color' then 'falta el color'
      when 'iva' then 'falta el IVA' when 'producto' then 'falta el producto' end,
    coalesce(
      case f.tabla when 'talla' then f.id else (
        select h.etiqueta from public.historial h
        where h.cabeza and h.tabla = f.tabla and h.clave ->> (private.change_keys(f.tabla))[1] = f.id
        order by h.id desc limit 1
      ) end,
      'n.º ' || f.id
    )
  )
  from (
    select r.relname::text as tabla, written ->> a.attname as id
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class r on r.oid = c.confrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conname = broken and c.connamespace = 'public'::regnamespace
  ) f
$$;

-- Returns the outcome of a row that cannot be stored.
create function private.refusal(message text, broken text, written jsonb)
returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('outcome', 'refused', 'reason', coalesce(private.missing_row(broken, written), message))
$$;

-- Writes one row, unless it differs from `before`, and says what came of it. A row without `before` is new, one
-- without `after` is deleted. `dry`: compares and writes nothing.
create function private.write_row(
  target text, key jsonb, before jsonb, after jsonb, dry boolean default false
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  columns constant text[] := private.change_keys(target) || private.change_columns(target);
  is_key constant text := (
    select string_agg(
      format('t.%1$I = ($1 ->> %1$L)::%2$s', k, case when k = 'url' or target = 'talla' then 'text' else 'bigint' end),
      ' and '
    )
    from unnest(private.change_keys(target)) k
  );
  named text;
  current_row jsonb;
  written bigint;
  broken text;
begin
  if key is not null then
    execute format('select to_jsonb(t) from public.%I t where %s for update', target, is_key)
    into current_row using key;
    if target = 'inventario' and current_row is null and before = '{"cantidad": 0}' then
      -- A warehouse without a row has no units.
      before := null;
      after := key || after;
    end if;
    if before is null and current_row is not null and target = 'talla' then
      -- A size is its key.
      return jsonb_build_object('outcome', 'done');
    elsif before is null and current_row is not null then
      return jsonb_build_object('outcome', 'changed', 'now', null);
    elsif before is not null and current_row is null then
      return jsonb_build_object('outcome', 'gone');
    elsif not current_row @> before then
      return jsonb_build_object('outcome', 'changed', 'now', (
        select jsonb_object_agg(k, current_row -> k) from jsonb_object_keys(before) k
      ));
    end if;
  end if;
  if dry then
    return jsonb_build_object('outcome', 'done');
  end if;

  select string_agg(format('%I', c), ', ') into named from unnest(columns) c where after ? c;
  if after is null then
    execute format('delete from public.%I t where %s', target, is_key) using key;
  elsif before is null then
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', target, named
    ) using after;
  else
    execute format(
      'update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $2) n where %3$s', target,
      (select string_agg(format('%1$I = n.%1$I', c), ', ') from unnest(columns) c where after ? c), is_key
    ) using key, after;
  end if;
  get diagnostics written = row_count;
  if written <> 1 then
    raise insufficient_privilege using message = 'The row may not be written';
  end if;
  return jsonb_build_object('outcome', 'done');
exception
  when foreign_key_violation then
    if after is null then
      return jsonb_build_object('outcome', 'inUse');
    end if;
    get stacked diagnostics broken = constraint_name;
    return private.refusal(sqlerrm, broken, coalesce(key, '{}') || after);
  when unique_violation then
    return private.refusal('ya hay otro igual', null, null);
  when integrity_constraint_violation or data_exception then
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
end
$$;

-- Writes new products with the same columns, and says for each what came of it. Products that cannot be stored are
-- found by writing ever smaller parts.
create function private.add_productos(list jsonb[])
returns jsonb[]
language plpgsql set search_path = ''
as $$
declare
  step constant integer := (cardinality(list) + 7) / 8;
  named constant text := (
    select string_agg(format('%I', c), ', ') from unnest(private.change_columns('producto')) c where list[1] ? c
  );
  ids bigint[];
  outcomes jsonb[] := '{}';
  broken text;
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
      get stacked diagnostics broken = constraint_name;
      return array[private.refusal(sqlerrm, broken, list[1])];
    end if;
    for start in 1 .. cardinality(list) by step loop
      outcomes := outcomes || private.add_productos(list[start:start + step - 1]);
    end loop;
    return outcomes;
end
$$;

-- Deletes a product with its stock and its links to pictures, or nothing of it.
create function private.delete_producto(key jsonb, before jsonb)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  outcome jsonb;
begin
  -- The product is locked first, so that whatever adds stock or pictures to it meanwhile waits.
  outcome := private.write_row('producto', key, before, null, true);
  if outcome ->> 'outcome' = 'done' then
    delete from public.images i where i.producto_id = (key ->> 'id')::bigint;
    delete from public.inventario i where i.producto_id = (key ->> 'id')::bigint;
    outcome := private.write_row('producto', key, before, null);
    if outcome ->> 'outcome' <> 'done' then
      raise foreign_key_violation;
    end if;
  end if;
  return outcome;
exception
  when foreign_key_violation then
    return jsonb_build_object('outcome', 'inUse');
  -- The bulk guard refuses: the product has more than 200 pictures.
  when sqlstate 'PT400' then
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
end
$$;

-- Locks stock and products in the order in which a single save locks them, so that no two requests wait for
-- each other in a circle.
create function private.lock_productos(ids bigint[])
returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.inventario i where i.producto_id = any (ids)
  order by i.producto_id, i.bodega_id for update;
  perform from public.producto p where p.id = any (ids) order by p.id for update;
end
$$;

create function public.apply_change(
  change uuid, part integer, title text, rows jsonb, pedido uuid default null
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_limit constant integer := 500;
  answer jsonb;
  outcomes jsonb[];
  added jsonb[];
  item record;
begin
  answer := private.begin_change(change, part, title);
  if answer is not null then
    return answer;
  end if;
  if jsonb_typeof(rows) is distinct from 'array'
    or jsonb_array_length(rows) not between 1 and row_limit
    or exists (select from jsonb_array_elements(rows) r where not private.is_change_row(r)) then
    raise invalid_parameter_value using message = 'Not rows of a change';
  end if;

  perform set_config('tienda.lista', '1', true);
  begin
    if pedido is not null and not private.claim_order(pedido, change) then
      return jsonb_build_object('written', false, 'taken', true);
    end if;
    perform private.lock_productos(array(
      select id::bigint
      from jsonb_array_elements(rows) r,
        coalesce(r -> 'key' ->> 'id', r -> 'key' ->> 'producto_id') id
      where r ->> 'table' in ('producto', 'inventario', 'images') and id ~ '^[0-9]{1,18}$'
    ));
    for item in
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
      select value, place, nullif(value -> 'key', 'null') as key, nullif(value -> 'before', 'null') as before,
        nullif(value -> 'after', 'null') as after
      from jsonb_array_elements(rows) with ordinality r (value, place)
      where value -> 'key' <> 'null'
      -- A subfamilia that is shown is written before its products, which `private.inherit_hidden` would hide again.
      order by value ->> 'table' = 'subfamilia' and value -> 'after' = '{"oculto": false}' desc,
        value ->> 'table', value -> 'key', place
    loop
      outcomes[item.place] := case
        when item.value ->> 'table' = 'producto' and item.after is null
          then private.delete_producto(item.key, item.before)
        else private.write_row(
          item.value ->> 'table', item.key, item.before,
          case when item.before is null then item.key || item.after else item.after end
        )
      end;
    end loop;
    answer := jsonb_build_object('written', true, 'rows', to_jsonb(outcomes));
    -- An order is taken from stock whole or not at all, and so is an order of familias.
    if (pedido is not null or rows @> '[{"table": "familia"}]')
      and jsonb_path_exists(answer, '$.rows[*] ? (@.outcome <> "done")') then
      raise sqlstate 'PT409';
    end if;
  exception when sqlstate 'PT409' then
    -- The part may be sent again.
    return jsonb_build_object('written', false, 'rows', to_jsonb(outcomes));
  end;
  perform private.merge_search_list();
  perform private.end_change(change, part, title, answer, pedido);
  return answer;
end
$$;

comment on function public.apply_change(uuid, integer, text, jsonb, uuid) is
  'Writes up to 500 rows, each unless it was changed meanwhile, and says for each what came of it. The same part sent again returns the first answer.';

-- Tells whether a product that the change created is still as it was created; otherwise its deletion would delete
-- somebody else's work.
create function private.is_as_created(change uuid, producto bigint)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
      select from public.historial h join public.producto p on p.id = producto
      where h.producto_id = producto and h.cambio = change and h.tabla = 'producto' and h.antes is null
        and to_jsonb(p) @> h.despues
    )
    and not exists (
      select from public.inventario i where i.producto_id = producto and not exists (
        select from public.historial h
        where h.producto_id = producto and h.cambio = change and h.tabla = 'inventario'
          and to_jsonb(i) = h.despues
      )
    )
    and not exists (
      select from public.images i where i.producto_id = producto and not exists (
        select from public.historial h
        where h.producto_id = producto and h.cambio = change and h.tabla = 'images' and to_jsonb(i) = h.despues
      )
    )
$$;

-- Returns the ids of the rows that the last undo of a change left; null: it left none, or there was none.
create function private.rows_left(change uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select nullif(c.respuesta -> 'ids', '[]') from private.cambio c
  where c.deshace = change and c.resto = 0 and (select private.is_staff())
$$;

-- Finds or begins the undo of a change. Returns its report with its id and `resto`: the rows of the history below it
-- are left. An undo that ended in part begins again with the rows that stayed (`rows`).
create function private.begin_undo(change uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  undo private.cambio;
  made private.cambio;
  head public.historial;
begin
  if not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff undo changes';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(change::text, 0));
  select * into undo from private.cambio c where c.deshace = change;
  if undo.cambio is null then
    select * into head from public.historial h where h.cambio = change and h.cabeza order by h.id limit 1;
    if head.id is null then
      raise sqlstate 'PT404' using message = 'There is no such change';
    end if;
    select * into made from private.cambio c where c.cambio = change order by c.pedido is null, c.parte limit 1;
    -- An undo that is undone takes the stock of its order again, unless it was given back in part only: then
    -- the first change has the order still, and neither this nor its undo changes that.
    if not made.toma and exists (
      select from public.pedido p where p.id = made.pedido and p.cambio = made.deshace
    ) then
      made.pedido := null;
    end if;
    insert into private.cambio (cambio, parte, usuario, titulo, respuesta, pedido, toma, deshace, resto)
    values (
      gen_random_uuid(), 0, auth.uid(), left('Deshecho: ' || coalesce(head.titulo, head.etiqueta), 300),
      '{"done": 0, "keptCount": 0, "kept": []}', made.pedido, not coalesce(made.toma, true), change,
      (select max(h.id) + 1 from public.historial h where h.cambio = change)
    )
    returning * into undo;
    if undo.toma and exists (select from public.pedido p where p.id = undo.pedido)
      and not private.claim_order(undo.pedido, undo.cambio) then
      raise sqlstate 'PT409' using message = 'The stock of the order is taken';
    end if;
  elsif undo.resto = 0 and (undo.respuesta ->> 'keptCount')::integer > 0 then
    update private.cambio c
    set resto = (select coalesce(max(h.id), 0) + 1 from public.historial h where h.cambio = change),
      respuesta = c.respuesta || jsonb_build_object(
        'rows', c.respuesta -> 'ids', 'ids', '[]'::jsonb, 'keptCount', 0, 'kept', '[]'::jsonb
      )
    where c.deshace = change returning * into undo;
  end if;
  perform set_config('tienda.cambio', undo.cambio::text, true);
  perform set_config('tienda.titulo', undo.titulo, true);
  perform set_config('tienda.tablas', '', true);
  return undo.respuesta || jsonb_build_object('change', undo.cambio, 'resto', undo.resto);
end
$$;

create function private.end_undo(change uuid, report jsonb, rest bigint)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  undo private.cambio;
  is_whole constant boolean := (report ->> 'keptCount')::integer = 0;
begin
  if not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff undo changes';
  end if;
  update private.cambio c set respuesta = report, resto = rest where c.deshace = change returning * into undo;
  if rest = 0 then
    update public.historial h set deshecho = case when is_whole then 'todo' else 'parte' end
    where h.cambio = change and h.cabeza;
    if is_whole and undo.pedido is not null and not undo.toma then
      update public.pedido p set cambio = null where p.id = undo.pedido;
    end if;
    if is_whole then
      -- Where this took an undo back, the first change holds again and can be taken back again.
      update public.historial h set deshecho = null
      from private.cambio c where c.cambio = change and h.cambio = c.deshace and h.cabeza;
      update private.cambio c set deshace = null where c.cambio = change;
    end if;
  end if;
end
$$;

create function public.undo_change(change uuid, dry boolean default false, most integer default null)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_preview constant boolean := coalesce(dry, true);
  row_limit constant integer := greatest(least(most, case when is_preview then 1000 else 500 end), 1);
  named_limit constant integer := 1000;
  report jsonb := '{"change": null, "done": 0, "keptCount": 0, "kept": []}';
  kept jsonb;
  done integer;
  kept_count integer;
  rest bigint := 9223372036854775807;
  ids bigint[];
  tried jsonb;
  tried_ids bigint[];
  left_ids bigint[] := '{}';
  turns bigint[];
  total bigint;
  last_turn bigint;
  outcome jsonb;
  item public.historial;
begin
  if not is_preview then
    report := private.begin_undo(change);
    rest := (report ->> 'resto')::bigint;
    if rest = 0 then
      return report - array['resto', 'ids', 'rows'] || '{"left": 0}';
    end if;
  elsif not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff undo changes';
  end if;
  -- The rows that an earlier undo left; null: this is the first undo, of all rows.
  tried := case when is_preview then private.rows_left(change) else nullif(report -> 'rows', 'null') end;
  if tried is not null then
    tried_ids := array(select id::bigint from jsonb_array_elements_text(tried) id);
  end if;
  done := (report ->> 'done')::integer;
  kept_count := (report ->> 'keptCount')::integer;
  kept := report -> 'kept';

  -- The rows of a product that the change created or deleted are taken back in one call with the product's own, whose id
  -- is their `turn`. The `turn` of any other row is its own id.
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
    where h.turn < rest and (tried_ids is null or h.id = any (tried_ids))
    order by h.turn desc fetch first row_limit rows with ties
  ) t;
  perform set_config('tienda.lista', '1', true);
  begin
    perform private.lock_productos(array(select h.producto_id from public.historial h where h.id = any (ids)));
    -- A size was renamed: its products need the old one before the new one is deleted.
    insert into public.talla (id) select h.clave ->> 'id' from public.historial h
    where h.cambio = change and h.tabla = 'talla' and h.despues is null and h.id < rest
      and (tried_ids is null or h.id = any (tried_ids))
    on conflict do nothing;

    for item in
      select h.* from unnest(ids, turns) t (id, turn) join public.historial h on h.id = t.id
      order by t.turn desc, h.id desc
    loop
      outcome := case
        when item.antes is not null or item.producto_id is null or not exists (
          select from public.historial h
          where h.producto_id = item.producto_id and h.cambio = change and h.tabla = 'producto'
            and h.antes is null
        ) then private.write_row(item.tabla, item.clave, item.despues, item.antes)
        when not exists (select from public.producto p where p.id = item.producto_id)
          then '{"outcome": "gone"}'
        when not private.is_as_created(change, item.producto_id) then '{"outcome": "changed"}'
        else private.write_row(item.tabla, item.clave, item.despues, item.antes)
      end;
      if outcome ->> 'outcome' = 'done' then
        done := done + 1;
      else
        kept_count := kept_count + 1;
        left_ids := left_ids || item.id;
        if kept_count <= named_limit then
          kept := kept || (outcome || jsonb_build_object(
            'etiqueta', item.etiqueta, 'tabla', item.tabla, 'clave', item.clave
          ));
        end if;
      end if;
    end loop;
    if is_preview then
      raise sqlstate 'PT200';
    end if;
  exception when sqlstate 'PT200' then
    -- A preview runs the undo and rolls it back: no other way tells what an undo would do.
    null;
  end;

  perform private.merge_search_list();
  if is_preview and total = 0 then
    raise sqlstate 'PT404' using message = 'There is no such change';
  end if;
  total := total - coalesce(cardinality(ids), 0);
  report := report - 'resto' || jsonb_build_object(
    'done', done, 'keptCount', kept_count, 'kept', kept,
    'ids', coalesce(report -> 'ids', '[]') || to_jsonb(left_ids)
  );
  if not is_preview then
    perform private.end_undo(change, report, case when total = 0 then 0 else last_turn end);
  end if;
  return report - array['ids', 'rows'] || jsonb_build_object('left', total);
end
$$;

comment on function public.undo_change(uuid, boolean, integer) is
  'Takes back the next rows of a change, at most 500 or `most`, newest first, each only where it is still as the change left it. Called again it goes on; at the end it returns the report, and called after that it tries the rows that stayed.';

-- The functions above call the others with the rights of their caller. The API does not serve `private`.
grant execute on function
  public.apply_change(uuid, integer, text, jsonb, uuid), public.undo_change(uuid, boolean, integer),
  private.begin_change(uuid, integer, text), private.end_change(uuid, integer, text, jsonb, uuid),
  private.claim_order(uuid, uuid),
  private.change_columns(text), private.change_keys(text), private.is_change_row(jsonb),
  private.missing_row(text, jsonb), private.refusal(text, text, jsonb),
  private.write_row(text, jsonb, jsonb, jsonb, boolean), private.add_productos(jsonb[]),
  private.delete_producto(jsonb, jsonb), private.lock_productos(bigint[]), private.is_as_created(uuid, bigint),
  private.rows_left(uuid), private.begin_undo(uuid), private.end_undo(uuid, jsonb, bigint)
to authenticated;
