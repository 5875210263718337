create function private.begin_order()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.estado := 'preparando';
  return new;
end
$$;

comment on function private.begin_order() is 'Trigger: a new order whose stock is taken is being prepared.';
revoke all on function private.begin_order() from public, anon, authenticated;

create trigger pedido_begin before update of cambio on public.pedido
  for each row when (old.cambio is null and new.cambio is not null and new.estado = 'nuevo')
  execute function private.begin_order();
