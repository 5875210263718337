-- The rows without which no shop works and which no screen can create: the default warehouse and
-- the general tax rate. Everything else is data (seed.sql, or the shop's own).

insert into public.bodega (id, nombre) values (1, 'Bodega 1 Taras') on conflict (id) do nothing;
insert into public.iva (id, nombre, porcentaje, detalle)
values (1, 'IVA 13%', 0.13, 'Tarifa general')
on conflict (id) do nothing;

-- An explicit id does not move the sequence.
select setval(pg_get_serial_sequence('public.bodega', 'id'), (select max(id) from public.bodega));
select setval(pg_get_serial_sequence('public.iva', 'id'), (select max(id) from public.iva));
