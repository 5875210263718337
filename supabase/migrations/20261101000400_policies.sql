-- Row-level security: the shop window is public, every change needs staff.
--
-- One policy per table and verb, named <table>_<verb>_<who>. Privileges are the first lock and
-- policies the second: each must hold when the other is open.

-- The store speaks to the tables' REST interface only; GraphQL would publish the same schema twice.
drop extension if exists pg_graphql;

revoke all on table
  public.familia, public.subfamilia, public.producto, public.iva, public.color,
  public.talla, public.bodega, public.inventario, public.images, public.banners
from public, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

-- The shop window does not name warehouses: anonymous visitors have no business with bodega.
grant select on table
  public.familia, public.subfamilia, public.producto, public.iva, public.color,
  public.talla, public.inventario, public.images, public.banners
to anon;

grant select, insert, update, delete on table
  public.familia, public.subfamilia, public.producto, public.iva, public.color,
  public.talla, public.bodega, public.inventario, public.images, public.banners
to authenticated, service_role;

alter table public.familia enable row level security;

create policy familia_select_public on public.familia
  for select to anon, authenticated using (true);
create policy familia_insert_staff on public.familia
  for insert to authenticated with check ((select private.is_staff()));
create policy familia_update_staff on public.familia
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy familia_delete_staff on public.familia
  for delete to authenticated using ((select private.is_staff()));

alter table public.subfamilia enable row level security;

create policy subfamilia_select_public on public.subfamilia
  for select to anon, authenticated using (true);
create policy subfamilia_insert_staff on public.subfamilia
  for insert to authenticated with check ((select private.is_staff()));
create policy subfamilia_update_staff on public.subfamilia
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy subfamilia_delete_staff on public.subfamilia
  for delete to authenticated using ((select private.is_staff()));

alter table public.producto enable row level security;

create policy producto_select_public on public.producto
  for select to anon, authenticated using (true);
create policy producto_insert_staff on public.producto
  for insert to authenticated with check ((select private.is_staff()));
create policy producto_update_staff on public.producto
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy producto_delete_staff on public.producto
  for delete to authenticated using ((select private.is_staff()));

alter table public.iva enable row level security;

create policy iva_select_public on public.iva
  for select to anon, authenticated using (true);
create policy iva_insert_staff on public.iva
  for insert to authenticated with check ((select private.is_staff()));
create policy iva_update_staff on public.iva
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy iva_delete_staff on public.iva
  for delete to authenticated using ((select private.is_staff()));

alter table public.color enable row level security;

create policy color_select_public on public.color
  for select to anon, authenticated using (true);
create policy color_insert_staff on public.color
  for insert to authenticated with check ((select private.is_staff()));
create policy color_update_staff on public.color
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy color_delete_staff on public.color
  for delete to authenticated using ((select private.is_staff()));

alter table public.talla enable row level security;

create policy talla_select_public on public.talla
  for select to anon, authenticated using (true);
create policy talla_insert_staff on public.talla
  for insert to authenticated with check ((select private.is_staff()));
create policy talla_update_staff on public.talla
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy talla_delete_staff on public.talla
  for delete to authenticated using ((select private.is_staff()));

alter table public.bodega enable row level security;

create policy bodega_select_staff on public.bodega
  for select to authenticated using ((select private.is_staff()));
create policy bodega_insert_staff on public.bodega
  for insert to authenticated with check ((select private.is_staff()));
create policy bodega_update_staff on public.bodega
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy bodega_delete_staff on public.bodega
  for delete to authenticated using ((select private.is_staff()));

alter table public.inventario enable row level security;

create policy inventario_select_public on public.inventario
  for select to anon, authenticated using (true);
create policy inventario_insert_staff on public.inventario
  for insert to authenticated with check ((select private.is_staff()));
create policy inventario_update_staff on public.inventario
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy inventario_delete_staff on public.inventario
  for delete to authenticated using ((select private.is_staff()));

alter table public.images enable row level security;

create policy images_select_public on public.images
  for select to anon, authenticated using (true);
create policy images_insert_staff on public.images
  for insert to authenticated with check ((select private.is_staff()));
create policy images_update_staff on public.images
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy images_delete_staff on public.images
  for delete to authenticated using ((select private.is_staff()));

alter table public.banners enable row level security;

create policy banners_select_public on public.banners
  for select to anon, authenticated using (true);
create policy banners_insert_staff on public.banners
  for insert to authenticated with check ((select private.is_staff()));
create policy banners_update_staff on public.banners
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy banners_delete_staff on public.banners
  for delete to authenticated using ((select private.is_staff()));
