-- References of orders whose stock was taken before orders were kept become delivered orders without lines.
-- Run by the owner: the policy of inserts asks visitors and staff for lines.
insert into public.pedido (id, referencia, creado_en, lineas, estado)
select gen_random_uuid(), d.referencia, d.descontado_en, '[]', 'entregado'
from public.pedido_descontado d
where not exists (select from public.pedido p where p.referencia = d.referencia);

-- With its policies, triggers and grants. Its trigger function guards the other tables as well.
drop table public.pedido_descontado;
