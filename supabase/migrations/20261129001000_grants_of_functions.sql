-- For projects whose schema was made by the 28 files before these; in a new project nothing changes. The files of each
-- topic say the same.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Functions on texts alone may be executed by whoever writes a row, so that the triggers need no rights of their owner.
grant usage on schema private to service_role;
grant execute on function
  private.without_invisible(text), private.clean_name(text), private.fold_text(text),
  private.name_order(text), private.letter_size_place(text), private.size_order(text)
to authenticated, service_role;

alter function private.clean_name_on_write() security invoker;
alter function private.set_product_search_text() security invoker;
alter function private.set_product_order() security invoker;

comment on function private.renew_product_search_texts() is
  'Trigger: renews the texts and sort keys of the products that a renamed subfamilia, familia or colour is part of.';
comment on column public.producto.orden_codigo is 'Sort key of codigo; a trigger keeps it and the other sort keys.';
comment on column public.producto.oculto is
  'Hidden from shoppers by the queries, not by a policy: anyone may still read the row through the API. A policy with a condition would keep searches off their index.';
comment on column public.subfamilia.oculto is 'Hidden like a product (see there); its products are hidden with it.';
comment on view public.subfamilia_variantes is
  'Variants of each subfamilia: [color, talla, precio1 or null, units in all warehouses].';
comment on column public.historial.despues is 'The same columns as in antes, after the change; null: deleted.';
comment on column public.pedido.nota is 'Written by staff.';
