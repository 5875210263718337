-- Staff's bar asks often for the orders of a flood; there are few of them.
create index pedido_revisar_idx on public.pedido (creado_en) where revisar;

-- All texts of the buyer count towards the size of the orders of a day.
create or replace function private.receive_order()
returns trigger
language plpgsql
-- Visitors cannot read the orders that are counted here. Not stable: the rows of the same request count.
security definer
set search_path = ''
as $$
declare
  -- The owner's name stands in current_user here.
  caller constant text := coalesce(current_setting('role', true), '');
  is_visitor constant boolean := caller = 'anon'
    or caller = 'authenticated' and not coalesce((select private.is_staff()), false);
  recent bigint;
  of_day bigint;
  bytes_of_day bigint;
  codes text;
begin
  if is_visitor then
    -- Requests at the same time do not see each other: a few more than the limit may pass.
    select count(*) filter (where p.creado_en > now() - interval '10 minutes'), count(*),
      sum(pg_column_size(p.lineas) + pg_column_size(p.informacion) + pg_column_size(p.busqueda)
        + pg_column_size(p.nombre) + pg_column_size(p.correo) + pg_column_size(p.telefono)
        + pg_column_size(p.provincia) + pg_column_size(p.canton) + pg_column_size(p.distrito)
        + pg_column_size(p.direccion))
    into recent, of_day, bytes_of_day
    from public.pedido p
    where p.creado_en > now() - interval '1 day';
    if of_day >= 1000 or bytes_of_day >= 30000000 then
      raise sqlstate 'PT429' using
        message = 'Too many orders today: no more are kept',
        hint = 'Send the order by e-mail or WhatsApp.';
    end if;
  end if;
  if caller in ('anon', 'authenticated') then
    new.revisar := is_visitor and (recent >= 30 or of_day >= 300);
  end if;

  if jsonb_path_exists(new.lineas, '$[500]') then
    raise check_violation using message = 'An order has at most 500 lines', constraint = 'pedido_lineas_valid';
  end if;
  if exists (
    select from jsonb_path_query(new.lineas, '$[*].* ? (@.type() == "string")') t (value)
    where char_length(t.value #>> '{}') > 10000
  ) then
    raise check_violation using
      message = 'A text of a line has at most 10000 characters', constraint = 'pedido_texts_length';
  end if;

  -- The CHECKs come after this trigger: what is not valid is left out here and refused there.
  select coalesce(sum(units), 0), coalesce(sum(units * price), 0)
  into new.unidades, new.total
  from (
    select
      (jsonb_path_query_first(l.value, '$.cantidad ? (@.type() == "number" && @ <= 1000000)') #>> '{}')::numeric
        as units,
      (jsonb_path_query_first(l.value, '$.precio ? (@.type() == "number" && @ <= 9999999999.99)') #>> '{}')::numeric
        as price
    from jsonb_path_query(new.lineas, '$[*]') l (value)
  ) line;

  select string_agg(distinct c.value #>> '{}', ' ') into codes
  from jsonb_path_query(new.lineas, '$[*].codigo ? (@.type() == "string")') c (value);
  new.busqueda := ' ' || concat_ws(' | ',
    private.fold_text(left(new.referencia, 60)), private.fold_text(left(new.nombre, 300)),
    private.fold_text(left(new.telefono, 100)), regexp_replace(left(new.telefono, 100), '\D', '', 'g'),
    private.fold_text(left(codes, 10000))
  ) || ' ';
  return new;
end
$$;

-- A new product needs no pictures.
-- Whether `public.apply_change` accepts a row.
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
        and not jsonb_path_exists(coalesce(after -> 'images', '[]'), 'strict $[*] ? (@.type() <> "string")')
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

-- An order of which a part was given back stays with the change that took it.
-- Finds or begins the undo of a change: its number, the rows that are left (below `resto`) and the report.
create or replace function private.begin_undo(change uuid)
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
  end if;
  perform set_config('tienda.cambio', undo.cambio::text, true);
  perform set_config('tienda.titulo', undo.titulo, true);
  perform set_config('tienda.tablas', '', true);
  return undo.respuesta || jsonb_build_object('change', undo.cambio, 'resto', undo.resto);
end
$$;
