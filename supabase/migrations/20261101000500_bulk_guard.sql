-- A request that forgets its filter must not empty or overwrite a table: one UPDATE or DELETE of an
-- API role changes at most 200 rows. An upsert counts the rows that it updates.
-- The database owner is not limited.

create function private.refuse_bulk_change()
returns trigger
language plpgsql
set search_path = ''
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

revoke all on function private.refuse_bulk_change() from public, anon, authenticated;

create trigger familia_update_bulk_guard after update on public.familia
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger familia_delete_bulk_guard after delete on public.familia
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger subfamilia_update_bulk_guard after update on public.subfamilia
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger subfamilia_delete_bulk_guard after delete on public.subfamilia
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger producto_update_bulk_guard after update on public.producto
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger producto_delete_bulk_guard after delete on public.producto
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger iva_update_bulk_guard after update on public.iva
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger iva_delete_bulk_guard after delete on public.iva
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger color_update_bulk_guard after update on public.color
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger color_delete_bulk_guard after delete on public.color
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger talla_update_bulk_guard after update on public.talla
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger talla_delete_bulk_guard after delete on public.talla
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger bodega_update_bulk_guard after update on public.bodega
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger bodega_delete_bulk_guard after delete on public.bodega
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger inventario_update_bulk_guard after update on public.inventario
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger inventario_delete_bulk_guard after delete on public.inventario
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger images_update_bulk_guard after update on public.images
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger images_delete_bulk_guard after delete on public.images
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger banners_update_bulk_guard after update on public.banners
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger banners_delete_bulk_guard after delete on public.banners
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();
