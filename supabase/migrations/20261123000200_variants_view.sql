-- What the cards and filters of the catalogue need of all products: colour, size, retail price and
-- stock of each variant, in one row per subfamily. As rows of their own, the variants of a large shop
-- would take a hundred requests.
create view public.subfamilia_variantes
with (security_invoker = true)
as
select
  p.sub_familia_id as subfamilia_id,
  json_agg(
    json_build_array(
      p.color_numeric_id,
      p.talla_id,
      nullif(p.precio1, 0),
      -- Not a join, which a count of the rows would have to make as well.
      (select coalesce(sum(i.cantidad), 0) from public.inventario i where i.producto_id = p.id)
    )
    order by p.id
  ) as variantes
from public.producto p
where p.sub_familia_id is not null
group by p.sub_familia_id;

comment on view public.subfamilia_variantes is
  'Variants of each subfamily: [color, talla, precio1 or null, units in all warehouses].';

revoke all on table public.subfamilia_variantes from public, anon, authenticated, service_role;
grant select on table public.subfamilia_variantes to anon, authenticated, service_role;
