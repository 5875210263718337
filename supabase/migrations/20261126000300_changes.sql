-- Changes of many rows, and their undo. Both functions run with the rights of their caller, so that each row
-- passes the policies of a single one.

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

-- On purpose without policies, as private.staff.
alter table private.cambio enable row level security;
revoke all on table private.cambio from public, anon, authenticated;

-- Gives back what the same part was answered before; null: it is new, and what is written from now on
-- belongs to the change.
create function private.begin_change(change uuid, part integer, title text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
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
  select c.respuesta into answer from private.cambio c where c.cambio = change and c.parte = part;
  if answer is null then
    -- What is written after an undo began would not be taken back.
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
language plpgsql
security definer
set search_path = ''
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
language plpgsql
security definer
set search_path = ''
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

-- What a row of a change may name. Columns come from here, never from the request.
create function private.change_columns(target text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case target
    when 'producto' then array[
      'codigo', 'nombre', 'detalle', 'sub_familia_id', 'precio1', 'precio2', 'precio3', 'descuento', 'iva_id',
      'color_numeric_id', 'talla_id'
    ]
    when 'inventario' then array['cantidad']
    when 'images' then array[]::text[]
    when 'subfamilia' then array['nombre', 'familia_id', 'thumbnail']
    when 'familia' then array['nombre', 'number']
    when 'color' then array['name', 'rgb_code']
    when 'talla' then array[]::text[]
    when 'banners' then array['url', 'desktop']
  end
$$;

create function private.change_keys(target text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case target
    when 'inventario' then array['producto_id', 'bodega_id']
    when 'images' then array['producto_id', 'url']
    when 'color' then array['numeric_id']
    else array['id']
  end
$$;

-- Whether `public.apply_change` accepts a row.
create function private.is_change_row(change_row jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(change_row) = 'object'
    and change_row - array['table', 'key', 'before', 'after'] = '{}'
    and change_row ?& array['table', 'key', 'before', 'after']
    and not exists (
      select from jsonb_each(
        case jsonb_typeof(after) when 'object' then after - array['inventario', 'images'] else '{}' end
      ) e
      where jsonb_typeof(e.value) not in ('string', 'number', 'null')
    )
    and case
      when target = 'producto' and key = 'null' then
        before = 'null' and jsonb_typeof(after) = 'object'
        and after - (columns || array['inventario', 'images']) = '{}'
        and after - array['inventario', 'images'] <> '{}'
        and coalesce(jsonb_typeof(after -> 'inventario'), 'array') = 'array'
        and coalesce(jsonb_typeof(after -> 'images'), 'array') = 'array'
        and not jsonb_path_exists(after, 'strict $.images[*] ? (@.type() <> "string")', '{}', true)
        and not exists (
          select from jsonb_path_query(after, '$.inventario[*]') i
          where jsonb_typeof(i) <> 'object' or i - array['bodega_id', 'cantidad'] <> '{}'
            or not i ?& array['bodega_id', 'cantidad']
        )
      when target in ('producto', 'inventario', 'images') then
        jsonb_typeof(key) = 'object'
        and key ?& private.change_keys(target) and key - private.change_keys(target) = '{}'
        and not jsonb_path_exists(key, '$.* ? (@.type() == "null")')
        and case when jsonb_typeof(before) = 'object' then before - columns = '{}' else before = 'null' end
        and case when jsonb_typeof(after) = 'object' then after - columns = '{}' else after = 'null' end
        and case target
          when 'producto' then before <> 'null' and after <> '{}'
          when 'inventario' then before ? 'cantidad' and after ? 'cantidad'
          else (before = 'null') <> (after = 'null')
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

-- Writes one row, unless it differs from `before`, and says what came of it. A row without `before` is new, one
-- without `after` goes. `dry`: only compares.
create function private.write_row(
  target text, key jsonb, before jsonb, after jsonb, dry boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
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
  new_id bigint;
  written bigint;
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
  elsif before is null and key is null then
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
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
  when integrity_constraint_violation or data_exception then
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
end
$$;

-- Deletes a product with its stock and its links to pictures, or nothing of it.
create function private.delete_producto(key jsonb, before jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  outcome jsonb;
begin
  -- The product first: what is added to it meanwhile waits for its lock.
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
  -- The bulk guard: it has more than 200 pictures.
  when sqlstate 'PT400' then
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
end
$$;

-- Locks stock and products in the order in which a single save locks them, so that no two requests wait for
-- each other in a circle.
create function private.lock_productos(ids bigint[])
returns void
language plpgsql
set search_path = ''
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
language plpgsql
set search_path = ''
as $$
declare
  row_limit constant integer := 500;
  answer jsonb;
  outcomes jsonb[];
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

  begin
    if pedido is not null and not private.claim_order(pedido, change) then
      return jsonb_build_object('written', false, 'taken', true);
    end if;
    perform private.lock_productos(array(
      select id::bigint
      from jsonb_array_elements(rows) r,
        coalesce(r -> 'key' ->> 'id', r -> 'key' ->> 'producto_id') id
      where id ~ '^[0-9]{1,18}$'
    ));
    for item in
      select value, place, nullif(value -> 'key', 'null') as key, nullif(value -> 'before', 'null') as before,
        nullif(value -> 'after', 'null') as after
      from jsonb_array_elements(rows) with ordinality r (value, place)
      order by value ->> 'table', value -> 'key', place
    loop
      outcomes[item.place] := case
        when item.value ->> 'table' = 'producto' and item.after is null
          then private.delete_producto(item.key, item.before)
        else private.write_row(
          item.value ->> 'table', item.key, item.before,
          case when item.before is null and item.key is not null then item.key || item.after else item.after end
        )
      end;
    end loop;
    answer := jsonb_build_object('written', true, 'rows', to_jsonb(outcomes));
    if pedido is not null and jsonb_path_exists(answer, '$.rows[*] ? (@.outcome <> "done")') then
      raise sqlstate 'PT409';
    end if;
  exception when sqlstate 'PT409' then
    -- An order is taken from stock whole or not at all. The part may be sent again.
    return jsonb_build_object('written', false, 'rows', to_jsonb(outcomes));
  end;
  perform private.end_change(change, part, title, answer, pedido);
  return answer;
end
$$;

comment on function public.apply_change(uuid, integer, text, jsonb, uuid) is
  'Writes up to 500 rows, each unless it was changed meanwhile, and says for each what came of it. The same part sent again returns the first answer.';

-- Whether a product that the change created is still as it was created: nothing may be taken from another one.
create function private.is_as_created(change uuid, producto bigint)
returns boolean
language sql
stable
set search_path = ''
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

-- Finds or begins the undo of a change: its number, the rows that are left (below `resto`) and the report.
create function private.begin_undo(change uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
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
    insert into private.cambio (cambio, parte, usuario, titulo, respuesta, pedido, toma, deshace, resto)
    values (
      gen_random_uuid(), 0, auth.uid(), left('Deshecho: ' || coalesce(head.titulo, head.etiqueta), 300),
      '{"done": 0, "keptCount": 0, "kept": []}', made.pedido, not coalesce(made.toma, true), change,
      (select max(h.id) + 1 from public.historial h where h.cambio = change)
    )
    returning * into undo;
    -- An undo that is undone takes the stock of its order again, unless it was given back in part only: then
    -- the first change has the order still.
    if undo.pedido is not null and undo.toma and exists (
      select from public.pedido p where p.id = undo.pedido and p.cambio is distinct from made.deshace
    ) and not private.claim_order(undo.pedido, undo.cambio) then
      raise sqlstate 'PT409' using message = 'The stock of the order is taken';
    end if;
  end if;
  perform set_config('tienda.cambio', undo.cambio::text, true);
  perform set_config('tienda.titulo', undo.titulo, true);
  perform set_config('tienda.tablas', '', true);
  return undo.respuesta || jsonb_build_object('change', undo.cambio, 'resto', undo.resto);
end
$$;

create function private.end_undo(change uuid, report jsonb, rest bigint)
returns void
language plpgsql
security definer
set search_path = ''
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

create function public.undo_change(change uuid, dry boolean default false)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  is_preview constant boolean := coalesce(dry, true);
  row_limit constant integer := case when is_preview then 1000 else 500 end;
  named_limit constant integer := 1000;
  report jsonb := '{"change": null, "done": 0, "keptCount": 0, "kept": []}';
  kept jsonb;
  done integer;
  kept_count integer;
  seen integer := 0;
  rest bigint := 9223372036854775807;
  last_producto bigint;
  outcome jsonb;
  item public.historial;
begin
  if not is_preview then
    report := private.begin_undo(change);
    rest := (report ->> 'resto')::bigint;
    if rest = 0 then
      return report - 'resto' || '{"left": 0}';
    end if;
  elsif not coalesce((select private.is_staff()), false) then
    raise insufficient_privilege using message = 'Only staff undo changes';
  end if;
  done := (report ->> 'done')::integer;
  kept_count := (report ->> 'keptCount')::integer;
  kept := report -> 'kept';

  begin
    perform private.lock_productos(array(
      select h.producto_id from public.historial h
      where h.cambio = change and h.id < rest order by h.id desc limit 2 * row_limit
    ));
    -- A renamed size: its products need the old one before the new one goes.
    insert into public.talla (id) select h.clave ->> 'id' from public.historial h
    where h.cambio = change and h.tabla = 'talla' and h.despues is null and h.id < rest
    on conflict do nothing;

    for item in
      select * from public.historial h where h.cambio = change and h.id < rest
      order by h.id desc limit 2 * row_limit
    loop
      -- The rows of one product are taken back together.
      exit when seen >= row_limit and item.producto_id is distinct from last_producto;
      seen := seen + 1;
      last_producto := item.producto_id;
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
        if kept_count <= named_limit then
          kept := kept || (outcome || jsonb_build_object(
            'etiqueta', item.etiqueta, 'tabla', item.tabla, 'clave', item.clave
          ));
        end if;
      end if;
      rest := item.id;
    end loop;
    if is_preview then
      raise sqlstate 'PT200';
    end if;
  exception when sqlstate 'PT200' then
    -- A preview does the same and takes it back: only so it says what an undo would do.
    null;
  end;

  if is_preview and seen = 0 then
    raise sqlstate 'PT404' using message = 'There is no such change';
  end if;
  if seen = 0 or not exists (select from public.historial h where h.cambio = change and h.id < rest) then
    rest := 0;
  end if;
  report := jsonb_build_object(
    'done', done, 'keptCount', kept_count, 'kept', kept, 'change', report -> 'change'
  );
  if not is_preview then
    perform private.end_undo(change, report, rest);
  end if;
  return report || jsonb_build_object('left', (
    select count(*) from public.historial h where h.cambio = change and h.id < rest
  ));
end
$$;

comment on function public.undo_change(uuid, boolean) is
  'Takes back the next 500 rows of a change, newest first, each only where it is still as the change left it. Called again it goes on; at the end it returns the report.';

revoke all on function
  public.apply_change(uuid, integer, text, jsonb, uuid), public.undo_change(uuid, boolean),
  private.begin_change(uuid, integer, text), private.end_change(uuid, integer, text, jsonb, uuid),
  private.claim_order(uuid, uuid),
  private.change_columns(text), private.change_keys(text), private.is_change_row(jsonb),
  private.write_row(text, jsonb, jsonb, jsonb, boolean), private.delete_producto(jsonb, jsonb),
  private.lock_productos(bigint[]),
  private.is_as_created(uuid, bigint), private.begin_undo(uuid), private.end_undo(uuid, jsonb, bigint)
from public, anon, authenticated;

-- The functions above call the others with the rights of their caller. The API does not serve `private`.
grant execute on function
  public.apply_change(uuid, integer, text, jsonb, uuid), public.undo_change(uuid, boolean),
  private.begin_change(uuid, integer, text), private.end_change(uuid, integer, text, jsonb, uuid),
  private.claim_order(uuid, uuid),
  private.change_columns(text), private.change_keys(text), private.is_change_row(jsonb),
  private.write_row(text, jsonb, jsonb, jsonb, boolean), private.delete_producto(jsonb, jsonb),
  private.lock_productos(bigint[]),
  private.is_as_created(uuid, bigint), private.begin_undo(uuid), private.end_undo(uuid, jsonb, bigint)
to authenticated;
