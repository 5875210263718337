-- Every change of the catalogue is kept, whoever makes it and however: who, when, and each row before and
-- after. Changes of many rows go through one function, and another one takes a change back.
--
-- A change is what one transaction writes; the parts of a large one share a number.

create table public.historial (
  id bigint generated always as identity primary key,
  cambio uuid not null,
  hecho_en timestamptz not null default now(),
  usuario uuid,
  correo text,
  tabla text not null,
  clave jsonb not null,
  etiqueta text not null,
  producto_id bigint,
  antes jsonb,
  despues jsonb,
  cabeza boolean not null default false,
  titulo text,
  filas bigint,
  busqueda text,
  deshecho text,
  constraint historial_deshecho_known check (deshecho in ('parte', 'todo'))
);

comment on table public.historial is 'What was changed in the catalogue, row by row; written by triggers alone.';
comment on column public.historial.cambio is 'The change that the row belongs to.';
-- No foreign keys: the history outlives users and products, and no save may fail for it.
comment on column public.historial.usuario is 'Null: changed outside the store, such as in the table editor.';
comment on column public.historial.clave is 'Primary key of the row, by column.';
comment on column public.historial.etiqueta is 'Names the row as it was called then.';
comment on column public.historial.antes is
  'The columns that differ, as they were; the whole row of a deletion; null: a new row.';
comment on column public.historial.despues is 'As antes, after the change; null: deleted.';
comment on column public.historial.cabeza is
  'True: the first row of its change and table in its transaction. Lists read these, which hold the columns below.';
comment on column public.historial.filas is 'How many rows of the table the transaction changed.';
comment on column public.historial.busqueda is 'Words of the title and of all labels, folded.';
comment on column public.historial.deshecho is 'Whether the change was taken back, whole or in part.';

create index historial_cambio_idx on public.historial (cambio, tabla, id);
create index historial_producto_id_idx on public.historial (producto_id, id);
create index historial_cabeza_idx on public.historial (id) where cabeza;
create index historial_tabla_idx on public.historial (tabla, id) where cabeza;
create index historial_correo_idx on public.historial (correo, id) where cabeza;
create index historial_hecho_en_idx on public.historial (hecho_en);

revoke all on table public.historial from public, anon, authenticated, service_role;
grant select on table public.historial to authenticated, service_role;
alter table public.historial enable row level security;
create policy historial_select_staff on public.historial
  for select to authenticated using ((select private.is_staff()));

-- Who has changed something. One step through the index for each person, instead of all rows.
create view public.historial_personas
with (security_invoker = true)
as
with recursive persona (correo) as (
  (select h.correo from public.historial h where h.cabeza and h.correo is not null order by h.correo limit 1)
  union all
  select (
    select h.correo from public.historial h
    where h.cabeza and h.correo > p.correo order by h.correo limit 1
  )
  from persona p where p.correo is not null
)
select correo from persona where correo is not null;

comment on view public.historial_personas is 'E-mail addresses of those who have changed something.';

revoke all on table public.historial_personas from public, anon, authenticated, service_role;
grant select on table public.historial_personas to authenticated, service_role;

create function private.history_words(written text)
returns text
language sql
immutable
set search_path = ''
as $$
  select ' ' || string_agg(distinct word, ' ') || ' '
  from unnest(string_to_array(private.fold_text(left(written, 60000)), ' ')) u (word)
$$;

-- Set for one transaction: `tienda.cambio` the change, `tienda.titulo` its title, `tienda.tablas` the tables
-- that have a first row already.
create function private.keep_history()
returns trigger
language plpgsql
-- Nobody may write the history, and the API cannot read auth.users.
security definer
set search_path = ''
as $$
declare
  -- Kept by triggers: not changes of anybody.
  derived constant text[] := array[
    'busqueda', 'existencias', 'imagenes', 'orden_codigo', 'orden_nombre', 'orden_subfamilia', 'orden_color',
    'orden_talla', 'orden_iva', 'orden_precio2', 'orden_precio3'
  ];
  old_list jsonb := '[]';
  new_list jsonb := '[]';
  change uuid;
  person uuid;
  tables text;
  is_first boolean;
begin
  -- No save fails for its history.
  begin
    if tg_op <> 'INSERT' then
      select coalesce(jsonb_agg(to_jsonb(o) - derived), '[]') into old_list from old_rows o;
    end if;
    if tg_op <> 'DELETE' then
      select coalesce(jsonb_agg(to_jsonb(n) - derived), '[]') into new_list from new_rows n;
    end if;
    if old_list = new_list then
      return null;
    end if;

    change := coalesce(
      nullif(current_setting('tienda.cambio', true), '')::uuid, gen_random_uuid()
    );
    perform set_config('tienda.cambio', change::text, true);
    tables := coalesce(current_setting('tienda.tablas', true), '');
    is_first := strpos(tables, '/' || tg_table_name || '/') = 0;
    person := (select auth.uid());

    insert into public.historial (
      cambio, usuario, correo, tabla, clave, etiqueta, producto_id, antes, despues,
      cabeza, titulo, filas, busqueda
    )
    select
      change, person, (select u.email from auth.users u where u.id = person), tg_table_name, key, label,
      producto, before, after, is_head,
      case when is_head then nullif(current_setting('tienda.titulo', true), '') end,
      case when is_head then count(*) over () end,
      case when is_head then private.history_words(
        concat_ws(' ', current_setting('tienda.titulo', true), string_agg(label, ' ') over ())
      ) end
    from (
      select key, before, after, is_first and row_number() over (order by key) = 1 as is_head,
        (whole ->> case when tg_table_name = 'producto' then 'id' else 'producto_id' end)::bigint as producto,
        left(coalesce(
          case when tg_table_name in ('inventario', 'images') then (
            select p.codigo || ' · ' || p.nombre from public.producto p
            where p.id = (whole ->> 'producto_id')::bigint
          ) end,
          nullif(concat_ws(' · ', whole ->> 'codigo', whole ->> 'nombre', whole ->> 'name'), ''),
          whole ->> 'producto_id', whole ->> 'url', whole ->> 'id'
        ), 300) as label
      from (
        select key, coalesce(n.value, o.value) as whole,
          case when n.value is null then o.value else (
            select jsonb_object_agg(e.key, e.value) from jsonb_each(o.value) e
            where e.value is distinct from n.value -> e.key
          ) end as before,
          case when o.value is null then n.value else (
            select jsonb_object_agg(e.key, e.value) from jsonb_each(n.value) e
            where e.value is distinct from o.value -> e.key
          ) end as after
        from (
          select value, (select jsonb_object_agg(k, value -> k) from unnest(tg_argv) k) as key
          from jsonb_array_elements(old_list)
        ) o
        full join (
          select value, (select jsonb_object_agg(k, value -> k) from unnest(tg_argv) k) as key
          from jsonb_array_elements(new_list)
        ) n using (key)
      ) paired
      where before is not null or after is not null
    ) labelled
    order by key;
    if found and is_first then
      perform set_config('tienda.tablas', tables || '/' || tg_table_name || '/', true);
    end if;
  exception when others then
    raise warning 'history of %: %', tg_table_name, sqlerrm;
  end;
  return null;
end
$$;

comment on function private.keep_history() is
  'Trigger: keeps what a statement changed. Its arguments are the columns of the primary key.';

create function private.complete_history()
returns trigger
language plpgsql
-- Nobody may write the history.
security definer
set search_path = ''
as $$
declare
  row_count bigint;
  labels text;
begin
  -- No save fails for its history.
  begin
    select count(*), string_agg(h.etiqueta, ' ' order by h.id) into row_count, labels
    from public.historial h
    where h.cambio = new.cambio and h.tabla = new.tabla and h.id >= new.id;
    if row_count > new.filas then
      update public.historial h
      set filas = row_count, busqueda = private.history_words(concat_ws(' ', new.titulo, labels))
      where h.id = new.id;
    end if;
  exception when others then
    raise warning 'history of %: %', new.tabla, sqlerrm;
  end;
  return null;
end
$$;

comment on function private.complete_history() is
  'Trigger: counts at the end of a transaction what its later statements added.';

create constraint trigger historial_complete after insert on public.historial
  deferrable initially deferred
  for each row when (new.cabeza) execute function private.complete_history();

do $$
declare
  target text;
  keys text;
begin
  for target, keys in
    values ('producto', '''id'''), ('inventario', '''producto_id'', ''bodega_id'''),
      ('images', '''producto_id'', ''url'''), ('subfamilia', '''id'''), ('familia', '''id'''),
      ('color', '''numeric_id'''), ('talla', '''id'''), ('banners', '''id''')
  loop
    -- Postgres allows one event for a trigger that sees the rows of its statement.
    execute format(
      'create trigger %1$s_insert_history after insert on public.%1$I referencing new table as new_rows
        for each statement execute function private.keep_history(%2$s);
      create trigger %1$s_update_history after update on public.%1$I
        referencing old table as old_rows new table as new_rows
        for each statement execute function private.keep_history(%2$s);
      create trigger %1$s_delete_history after delete on public.%1$I referencing old table as old_rows
        for each statement execute function private.keep_history(%2$s);',
      target, keys
    );
  end loop;
end
$$;

create function private.forget_history(older interval)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  forgotten bigint;
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'The history is forgotten by the database owner only';
  end if;
  delete from private.cambio c where c.hecho_en < now() - older;
  delete from public.historial h where h.hecho_en < now() - older;
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

comment on function private.forget_history(interval) is
  'Deletes the history before that time, and returns the number of rows. Run it as the database owner: select private.forget_history(''2 years'');';

revoke all on function
  private.history_words(text), private.keep_history(), private.complete_history(),
  private.forget_history(interval)
from public, anon, authenticated;
