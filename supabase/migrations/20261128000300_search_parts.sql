-- A code is found without its signs too, and '||' ends code, name and detail: the list of the back-office
-- also looks for some of the words in these alone.

create or replace function private.set_product_search_text()
returns trigger
language plpgsql
-- Staff may not call the function that this one calls.
security definer
set search_path = ''
as $$
declare
  -- A text of a million characters would keep the index busy for seconds.
  code text := private.fold_text(left(new.codigo, 1000));
begin
  select format(
    ' %s || %s ',
    concat_ws(
      ' | ', code, nullif(regexp_replace(code, '[ -/:-@\[-`{-~]+', '', 'g'), code),
      private.fold_text(left(new.nombre, 1000)), private.fold_text(left(new.detalle, 1000))
    ),
    concat_ws(
      ' | ', private.fold_text(left(s.nombre, 1000)), private.fold_text(left(f.nombre, 1000)),
      private.fold_text(left(c.name, 1000)), private.fold_text(left(new.talla_id, 1000))
    )
  )
  into new.busqueda
  from (values (new.sub_familia_id, new.color_numeric_id)) p (sub_familia_id, color_numeric_id)
  left join public.subfamilia s on s.id = p.sub_familia_id
  left join public.familia f on f.id = s.familia_id
  left join public.color c on c.numeric_id = p.color_numeric_id;
  return new;
end
$$;

update public.producto set busqueda = '';
