-- A request that forgets its filter must not empty or overwrite a table: one UPDATE or DELETE of an
-- API role changes at most 200 rows. An upsert counts the rows that it updates.
-- The database owner is not limited.

create function private.refuse_bulk_change()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  row_limit constant integer := 200;
  changed_rows bigint;
begin
  if current_user not in ('anon', 'authenticated') then
    return null;
  end if;

  select count(*) into changed_rows from changed;
  if changed_rows > row_limit then
    -- PT400 makes the API answer 400 with this message instead of a plain server error.
    raise sqlstate 'PT400' using
      message = format('%s of %s rows of %s in one request: at most %s are allowed',
        tg_op, changed_rows, tg_table_name, row_limit),
      hint = 'Add a filter, or send the change in smaller parts.';
  end if;
  return null;
end
$$;

comment on function private.refuse_bulk_change() is
  'Trigger: undoes an UPDATE or DELETE of more than 200 rows by an API role.';

do $$
declare
  target text;
begin
  foreach target in array array[
    'familia', 'subfamilia', 'producto', 'iva', 'color', 'talla', 'bodega', 'inventario', 'images', 'banners'
  ] loop
    -- Postgres allows one event for a trigger that sees the rows of its statement.
    execute format(
      'create trigger %1$s_update_bulk_guard after update on public.%1$I referencing old table as changed
        for each statement execute function private.refuse_bulk_change();
      create trigger %1$s_delete_bulk_guard after delete on public.%1$I referencing old table as changed
        for each statement execute function private.refuse_bulk_change();',
      target
    );
  end loop;
end
$$;
