-- A change that was undone in part can be undone again: its rows that stayed are tried once more, such as products
-- whose subfamilia is there again. And what a row lacks is named in Spanish.

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

-- Names the row without which `written` broke a foreign key, as the history called it last.
create function private.missing_row(broken text, written jsonb)
returns text
language sql
stable
set search_path = ''
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

-- Why a row cannot be stored.
create function private.refusal(message text, broken text, written jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('outcome', 'refused', 'reason', coalesce(private.missing_row(broken, written), message))
$$;

-- Ids of the rows that the last undo of a change left; null: it left none, or there was none.
create function private.rows_left(change uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select nullif(c.respuesta -> 'ids', '[]') from private.cambio c
  where c.deshace = change and c.resto = 0 and (select private.is_staff())
$$;

select pg_temp.edit(target::regprocedure, was, becomes)
from (values
  ('private.write_row(text, jsonb, jsonb, jsonb, boolean)', E'  written bigint;\n', E'  written bigint;\n  broken text;\n'),
  ('private.write_row(text, jsonb, jsonb, jsonb, boolean)', $$    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
  when integrity$$, $$    get stacked diagnostics broken = constraint_name;
    return private.refusal(sqlerrm, broken, coalesce(key, '{}') || after);
  when unique_violation then
    return private.refusal('ya hay otro igual', null, null);
  when integrity$$),
  ('private.add_productos(jsonb[])', E'  outcomes jsonb[] := ''{}'';\n', E'  outcomes jsonb[] := ''{}'';\n  broken text;\n'),
  ('private.add_productos(jsonb[])', $$return array[jsonb_build_object('outcome', 'refused', 'reason', sqlerrm)];$$,
    $$get stacked diagnostics broken = constraint_name;
      return array[private.refusal(sqlerrm, broken, list[1])];$$),
  ('private.begin_undo(uuid)', $$
  end if;
  perform set_config('tienda.cambio'$$, $$
  elsif undo.resto = 0 and (undo.respuesta ->> 'keptCount')::integer > 0 then
    update private.cambio c
    set resto = (select coalesce(max(h.id), 0) + 1 from public.historial h where h.cambio = change),
      respuesta = c.respuesta || jsonb_build_object(
        'rows', c.respuesta -> 'ids', 'ids', '[]'::jsonb, 'keptCount', 0, 'kept', '[]'::jsonb
      )
    where c.deshace = change returning * into undo;
  end if;
  perform set_config('tienda.cambio'$$),
  ('public.undo_change(uuid, boolean, integer)', E'  ids bigint[];\n',
    E'  ids bigint[];\n  tried jsonb;\n  tried_ids bigint[];\n  left_ids bigint[] := ''{}'';\n'),
  ('public.undo_change(uuid, boolean, integer)', $$return report - 'resto' || '{"left": 0}';$$,
    $$return report - array['resto', 'ids', 'rows'] || '{"left": 0}';$$),
  ('public.undo_change(uuid, boolean, integer)', $$  done := (report$$,
    $$  -- What an earlier undo left; null: this is the first one, of all rows.
  tried := case when is_preview then private.rows_left(change) else nullif(report -> 'rows', 'null') end;
  if tried is not null then
    tried_ids := array(select id::bigint from jsonb_array_elements_text(tried) id);
  end if;
  done := (report$$),
  ('public.undo_change(uuid, boolean, integer)', 'where h.turn < rest',
    'where h.turn < rest and (tried_ids is null or h.id = any (tried_ids))'),
  ('public.undo_change(uuid, boolean, integer)', $$h.despues is null and h.id < rest
$$, $$h.despues is null and h.id < rest
      and (tried_ids is null or h.id = any (tried_ids))
$$),
  ('public.undo_change(uuid, boolean, integer)', 'kept_count := kept_count + 1;',
    E'kept_count := kept_count + 1;\n        left_ids := left_ids || item.id;'),
  ('public.undo_change(uuid, boolean, integer)', $$  report := jsonb_build_object(
    'done', done, 'keptCount', kept_count, 'kept', kept, 'change', report -> 'change'
  );$$, $$  report := report - 'resto' || jsonb_build_object(
    'done', done, 'keptCount', kept_count, 'kept', kept,
    'ids', coalesce(report -> 'ids', '[]') || to_jsonb(left_ids)
  );$$),
  ('public.undo_change(uuid, boolean, integer)', $$return report || jsonb_build_object('left'$$,
    $$return report - array['ids', 'rows'] || jsonb_build_object('left'$$)
) e (target, was, becomes);

drop function pg_temp.edit(regprocedure, text, text);

-- The undos before: their reports name the rows that stayed, up to 1,000.
update private.cambio c
set respuesta = c.respuesta || jsonb_build_object('ids', (
  select coalesce(jsonb_agg(h.id), '[]') from public.historial h
  where h.cambio = c.deshace and exists (
    select from jsonb_array_elements(c.respuesta -> 'kept') k where k ->> 'tabla' = h.tabla and k -> 'clave' = h.clave
  )
))
where c.deshace is not null;

comment on function public.undo_change(uuid, boolean, integer) is
  'Takes back the next rows of a change, at most 500 or `most`, newest first, each only where it is still as the change left it. Called again it goes on; at the end it returns the report, and called after that it tries the rows that stayed.';

revoke all on function
  private.missing_row(text, jsonb), private.refusal(text, text, jsonb), private.rows_left(uuid)
from public, anon, authenticated;
grant execute on function
  private.missing_row(text, jsonb), private.refusal(text, text, jsonb), private.rows_left(uuid)
to authenticated;
