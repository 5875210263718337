-- An order is one row, however often its buyer sends it. Each try has an id of its own and names the order in
-- `reemplaza`. The newest try is what the order says, `anteriores` keeps what it said before, and state, note, mark and
-- taken stock stay. So the brake counts orders, not tries.

alter table public.pedido add column anteriores jsonb not null default '[]';
create index pedido_anteriores_idx on public.pedido using gin (anteriores jsonb_path_ops);
comment on column public.pedido.anteriores is
  'What the order said before it was sent again, newest first; intento: the id of the try that replaced it.';
comment on column public.pedido.reemplaza is 'The order that a try sends again; null once it is that order.';

-- Until now a changed try was an order of its own, which staff may have worked on: both stay, and the note says so.
update public.pedido p set nota = concat_ws(e'\n', nullif(p.nota, ''), 'Reemplazado por el pedido ' || later.referencia)
from public.pedido later
where later.reemplaza = p.id and char_length(p.nota) <= 9900;

create function private.resend_order()
returns trigger
-- Visitors can neither read nor change the order that they send again.
language plpgsql security definer set search_path = ''
as $$
declare
  -- Differences in these columns do not make another order.
  ignored constant text[] := array[
    'id', 'creado_en', 'idioma', 'precios_confirmados', 'reemplaza', 'estado', 'nota', 'cambio', 'revisar', 'busqueda',
    'anteriores'
  ];
  stored public.pedido;
  is_changed boolean;
begin
  new.anteriores := '[]';
  -- The policy refuses an order without lines.
  if new.reemplaza is null or new.lineas = '[]' then
    return new;
  end if;
  -- The second of two tries at the same time waits, and then finds the order of the first.
  perform pg_advisory_xact_lock(hashtextextended(new.reemplaza::text, 0));
  select * into stored from public.pedido p
  -- Pages from before this migration name the try before, not the order.
  where p.id = new.reemplaza or p.anteriores @> jsonb_build_array(jsonb_build_object('intento', new.reemplaza))
  order by p.id = new.reemplaza desc limit 1 for update;
  if stored.id is null then
    new.id := new.reemplaza;
    new.reemplaza := null;
    return new;
  end if;
  if stored.id = new.id or stored.anteriores @> jsonb_build_array(jsonb_build_object('intento', new.id)) then
    return null;
  end if;
  -- A cancelled order that its buyer sends again is a new one.
  is_changed := stored.estado = 'cancelado' or to_jsonb(stored) - ignored <> to_jsonb(new) - ignored;
  if is_changed and (
    jsonb_array_length(stored.anteriores) >= 20
    or (
      select sum(pg_column_size(p.anteriores)) from public.pedido p where p.creado_en > now() - interval '1 day'
    ) >= 30000000
  ) then
    raise sqlstate 'PT429' using
      message = 'This order was changed too often: no more is kept',
      hint = 'Send the order by e-mail or WhatsApp.';
  end if;
  update public.pedido p set (
    referencia, nombre, correo, telefono, provincia, canton, distrito, direccion, informacion, pago, idioma, lineas,
    precios_confirmados, unidades, total, busqueda, creado_en, estado, anteriores
  ) = (
    new.referencia, new.nombre, new.correo, new.telefono, new.provincia, new.canton, new.distrito, new.direccion,
    new.informacion, new.pago, new.idioma, new.lineas, new.precios_confirmados, new.unidades, new.total, new.busqueda,
    case when is_changed then now() else p.creado_en end, case when is_changed then 'nuevo' else p.estado end,
    case when is_changed then
      to_jsonb(stored) - ignored || jsonb_build_object('creado_en', stored.creado_en, 'intento', new.id)
    else '[]' end || p.anteriores
  )
  where p.id = stored.id;
  return null;
end
$$;

comment on function private.resend_order() is
  'Trigger: a try of an order that the shop has changes that row, and adds none.';

-- Postgres runs the triggers of an event by name: this one after pedido_receive, which computes columns.
create trigger pedido_resend before insert on public.pedido for each row execute function private.resend_order();
