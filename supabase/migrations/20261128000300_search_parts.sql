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
  parts text[];
begin
  -- A text of a million characters would keep the index busy for seconds.
  select array_agg(private.fold_text(left(part, 1000)) order by position)
  into parts
  from (values (new.sub_familia_id, new.color_numeric_id)) p (sub_familia_id, color_numeric_id)
  left join public.subfamilia s on s.id = p.sub_familia_id
  left join public.familia f on f.id = s.familia_id
  left join public.color c on c.numeric_id = p.color_numeric_id,
  unnest(array[new.codigo, new.nombre, new.detalle, s.nombre, f.nombre, c.name, new.talla_id])
    with ordinality u (part, position);
  new.busqueda := format(' %s || %s ',
    concat_ws(' | ', parts[1], nullif(regexp_replace(parts[1], '[ -/:-@\[-`{-~]+', '', 'g'), parts[1]),
      parts[2], parts[3]),
    concat_ws(' | ', variadic parts[4:7]));
  return new;
end
$$;

update public.producto set busqueda = '';
