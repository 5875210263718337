-- Every order is kept before it is mailed, so that none depends on a mail service. Visitors add orders and
-- see none; staff read them, set their state and delete them.

create table public.pedido (
  id uuid primary key,
  referencia text not null,
  creado_en timestamptz not null default now(),
  nombre text not null default '',
  correo text not null default '',
  telefono text not null default '',
  provincia text not null default '',
  canton text not null default '',
  distrito text not null default '',
  direccion text not null default '',
  informacion text not null default '',
  pago text,
  idioma text not null default 'es',
  lineas jsonb not null,
  precios_confirmados boolean not null default true,
  reemplaza uuid,
  unidades integer not null default 0,
  total numeric(14, 2) not null default 0,
  estado text not null default 'nuevo',
  nota text not null default '',
  cambio uuid,
  revisar boolean not null default false,
  busqueda text not null default '',
  constraint pedido_referencia_not_blank check (referencia ~ '\S'),
  constraint pedido_referencia_length check (char_length(referencia) <= 60),
  constraint pedido_pago_known check (pago in ('bankTransfer', 'cash')),
  constraint pedido_idioma_known check (idioma in ('es', 'en')),
  constraint pedido_estado_known check (estado in ('nuevo', 'preparando', 'entregado', 'cancelado')),
  constraint pedido_texts_length check (
    greatest(
      char_length(nombre), char_length(correo), char_length(telefono), char_length(provincia),
      char_length(canton), char_length(distrito), char_length(direccion), char_length(informacion),
      char_length(nota)
    ) <= 10000
  ),
  -- The note does not count: staff could not write one to an order of the greatest size.
  constraint pedido_size check (
    octet_length(
      lineas::text || nombre || correo || telefono || provincia || canton || distrito || direccion
      || informacion
    ) <= 150000
  ),
  -- jsonpath, because visitors may not execute the functions of `private`. A line that a comparison
  -- cannot judge, such as one without a quantity, is not counted as valid. JSON has neither NaN nor infinity.
  constraint pedido_lineas_valid check (
    case when jsonb_typeof(lineas) = 'array' then
      jsonb_array_length(lineas) <= 500
      and jsonb_array_length(lineas) = jsonb_array_length(jsonb_path_query_array(lineas, '$[*] ? (
        @.type() == "object"
        && @.producto_id.type() == "number" && @.producto_id >= 1 && @.producto_id.floor() == @.producto_id
        && @.codigo.type() == "string" && @.nombre.type() == "string"
        && (@.color.type() == "string" || @.color.type() == "null")
        && (@.talla.type() == "string" || @.talla.type() == "null")
        && (@.nota.type() == "string" || @.nota.type() == "null")
        && @.cantidad.type() == "number" && @.cantidad >= 1 && @.cantidad <= 1000000
        && @.cantidad.floor() == @.cantidad
        && (@.precio.type() == "null"
          || @.precio.type() == "number" && @.precio >= 0 && @.precio <= 9999999999.99)
        && @.iva.type() == "number" && @.iva >= 0 && @.iva <= 1
      )'))
    else false end
  )
);

comment on table public.pedido is 'Orders of the shop, and those that staff add.';
comment on column public.pedido.id is 'Made by the browser: the same order sent again is refused (23505).';
comment on column public.pedido.referencia is 'What buyer and shop call it. Two orders can have the same.';
comment on column public.pedido.pago is 'Null: not known, of an order that staff added.';
comment on column public.pedido.lineas is
  'Array of {producto_id, codigo, nombre, color, talla, cantidad, precio, iva, nota}. precio: colones per unit, IVA included; null: on request. iva: a fraction.';
comment on column public.pedido.precios_confirmados is
  'False: prices and stock could not be read again before the order was sent.';
comment on column public.pedido.reemplaza is 'An earlier try of the same buyer; it need not exist.';
comment on column public.pedido.unidades is 'Sum over the lines; written by the trigger.';
comment on column public.pedido.total is 'Sum over the lines, IVA included; written by the trigger.';
comment on column public.pedido.nota is 'Written by staff.';
comment on column public.pedido.cambio is 'The change that took its stock; null: it is not taken.';
comment on column public.pedido.revisar is 'True: it came in a flood, and does not count as new.';
comment on column public.pedido.busqueda is
  'What a search looks through: reference, name, telephone and codes, folded; written by the trigger.';

create index pedido_referencia_idx on public.pedido (referencia);
create index pedido_estado_idx on public.pedido (estado, creado_en desc);
create index pedido_creado_en_idx on public.pedido (creado_en);
create index pedido_reemplaza_idx on public.pedido (reemplaza) where reemplaza is not null;
-- The bar of staff counts orders that are marked for review on each page: a partial index keeps that cheap.
create index pedido_revisar_idx on public.pedido (creado_en) where revisar;
-- `busqueda` has no trigram index: Postgres may compare texts by a pattern only after the policy of staff, and
-- never takes such an index then. Reading 20,000 orders takes 40 to 300 ms.

create function private.receive_order()
returns trigger
-- Visitors cannot read the orders that are counted here. It is not stable, because the rows of the same request count.
language plpgsql security definer set search_path = ''
as $$
declare
  -- current_user is the function's owner (security definer), so the caller's role comes from the request.
  caller constant text := coalesce(current_setting('role', true), '');
  is_visitor constant boolean := caller = 'anon'
    or caller = 'authenticated' and not coalesce((select private.is_staff()), false);
  recent bigint;
  of_day bigint;
  bytes_of_day bigint;
  codes text;
begin
  if is_visitor then
    -- Requests at the same time do not see each other: a few more than the limit may pass.
    select count(*) filter (where p.creado_en > now() - interval '10 minutes'), count(*),
      sum(pg_column_size(p.lineas) + pg_column_size(p.informacion) + pg_column_size(p.busqueda)
        + pg_column_size(p.nombre) + pg_column_size(p.correo) + pg_column_size(p.telefono)
        + pg_column_size(p.provincia) + pg_column_size(p.canton) + pg_column_size(p.distrito)
        + pg_column_size(p.direccion))
    into recent, of_day, bytes_of_day
    from public.pedido p
    where p.creado_en > now() - interval '1 day';
    if of_day >= 1000 or bytes_of_day >= 30000000 then
      raise sqlstate 'PT429' using
        message = 'Too many orders today: no more are kept',
        hint = 'Send the order by e-mail or WhatsApp.';
    end if;
  end if;
  if caller in ('anon', 'authenticated') then
    new.revisar := is_visitor and (recent >= 30 or of_day >= 300);
  end if;

  if jsonb_path_exists(new.lineas, '$[500]') then
    raise check_violation using message = 'An order has at most 500 lines', constraint = 'pedido_lineas_valid';
  end if;
  if exists (
    select from jsonb_path_query(new.lineas, '$[*].* ? (@.type() == "string")') t (value)
    where char_length(t.value #>> '{}') > 10000
  ) then
    raise check_violation using
      message = 'A text of a line has at most 10000 characters', constraint = 'pedido_texts_length';
  end if;

  -- The CHECKs come after this trigger: what is not valid is left out here and refused there.
  select coalesce(sum(units), 0), coalesce(sum(units * price), 0)
  into new.unidades, new.total
  from (
    select
      (jsonb_path_query_first(l.value, '$.cantidad ? (@.type() == "number" && @ <= 1000000)') #>> '{}')::numeric
        as units,
      (jsonb_path_query_first(l.value, '$.precio ? (@.type() == "number" && @ <= 9999999999.99)') #>> '{}')::numeric
        as price
    from jsonb_path_query(new.lineas, '$[*]') l (value)
  ) line;

  select string_agg(distinct c.value #>> '{}', ' ') into codes
  from jsonb_path_query(new.lineas, '$[*].codigo ? (@.type() == "string")') c (value);
  new.busqueda := ' ' || concat_ws(' | ',
    private.fold_text(left(new.referencia, 60)), private.fold_text(left(new.nombre, 300)),
    private.fold_text(left(new.telefono, 100)), regexp_replace(left(new.telefono, 100), '\D', '', 'g'),
    private.fold_text(left(codes, 10000))
  ) || ' ';
  return new;
end
$$;

comment on function private.receive_order() is
  'Trigger: computes units, total and text of the search, marks the orders of a flood, and refuses more than 1,000 or 30 MB a day.';

create trigger pedido_receive before insert on public.pedido for each row execute function private.receive_order();

create function private.begin_order()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.estado := 'preparando';
  return new;
end
$$;

comment on function private.begin_order() is 'Trigger: a new order whose stock is taken is being prepared.';

create trigger pedido_begin before update of cambio on public.pedido
  for each row when (old.cambio is null and new.cambio is not null and new.estado = 'nuevo')
  execute function private.begin_order();

revoke all on table public.pedido from public, anon, authenticated, service_role;
grant insert (
  id, referencia, nombre, correo, telefono, provincia, canton, distrito, direccion, informacion, pago, idioma,
  lineas, precios_confirmados, reemplaza
) on table public.pedido to anon, authenticated;
grant select, delete on table public.pedido to authenticated;
grant update (estado, nota, revisar) on table public.pedido to authenticated;
grant select, insert, update, delete on table public.pedido to service_role;

alter table public.pedido enable row level security;

-- Staff add orders under this policy as well. It checks the columns that only staff write because older projects grant
-- everything; the trigger writes the others. `revisar` is among them: it is set before the policy is asked.
create policy pedido_insert_public on public.pedido for insert to anon, authenticated with check (
    estado = 'nuevo' and creado_en = now() and nota = '' and cambio is null
    and lineas is distinct from '[]'::jsonb
  );
create policy pedido_select_staff on public.pedido for select to authenticated using ((select private.is_staff()));
create policy pedido_update_staff on public.pedido for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy pedido_delete_staff on public.pedido for delete to authenticated using ((select private.is_staff()));

create trigger pedido_update_bulk_guard after update on public.pedido referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create trigger pedido_delete_bulk_guard after delete on public.pedido referencing old table as changed
  for each statement execute function private.refuse_bulk_change();

create function private.forget_orders(older interval)
returns bigint
language plpgsql set search_path = ''
as $$
declare
  forgotten bigint;
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'Orders are forgotten by the database owner only';
  end if;
  delete from public.pedido p where p.creado_en < now() - older;
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

comment on function private.forget_orders(interval) is
  'Deletes the orders before that time, and returns their number. Run it as the database owner: select private.forget_orders(''1 year'');';
