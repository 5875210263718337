-- The orders whose stock was taken, so that two staff members do not take it twice.

create table public.pedido_descontado (
  referencia text primary key,
  descontado_en timestamptz not null default now(),
  cambio bigint not null,
  constraint pedido_descontado_referencia_not_blank check (referencia ~ '\S'),
  constraint pedido_descontado_referencia_length check (char_length(referencia) <= 60)
);

comment on table public.pedido_descontado is 'Orders whose stock was taken by staff.';
comment on column public.pedido_descontado.referencia is 'Reference of the order, in upper case.';
comment on column public.pedido_descontado.cambio is
  'Random number of the bulk change that took the stock: only its undo removes the row.';

revoke all on table public.pedido_descontado from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.pedido_descontado
  to authenticated, service_role;

alter table public.pedido_descontado enable row level security;

create policy pedido_descontado_select_staff on public.pedido_descontado
  for select to authenticated using ((select private.is_staff()));
create policy pedido_descontado_insert_staff on public.pedido_descontado
  for insert to authenticated with check ((select private.is_staff()));
create policy pedido_descontado_update_staff on public.pedido_descontado
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy pedido_descontado_delete_staff on public.pedido_descontado
  for delete to authenticated using ((select private.is_staff()));

create trigger pedido_descontado_update_bulk_guard after update on public.pedido_descontado
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger pedido_descontado_delete_bulk_guard after delete on public.pedido_descontado
  referencing old table as changed
  for each statement execute function private.refuse_bulk_change();
