-- Names that look the same are the same, and one text of each product holds what a search looks through.

-- The functions on texts read no table: whoever writes to the tables calls them through the triggers.

create function private.without_invisible(written text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    written,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8'
    '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
    '', 'g'
  )
$$;

comment on function private.without_invisible(text) is
  'A text without controls and what Unicode calls default ignorable.';

-- `cleanName` of `src/domain/text/cleanText.ts` cleans what is typed in the same way.
create function private.clean_name(written text)
returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(private.without_invisible(written), NFC),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ))
$$;

comment on function private.clean_name(text) is 'A name without invisible characters, and with single blanks.';

-- Typographic quotes, hyphens and dots become the plain ones, signs at the ends of words go, and signs alone are no
-- word. `src/domain/text/foldText.ts` folds what is typed in the same way.
create function private.fold_text(written text)
returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    ' ' || translate(
      lower(regexp_replace(
        private.without_invisible(normalize(replace(written, '´', ''''), NFKD)), '[\u0300-\u036f]+', '', 'g'
      )),
      'łøı‘’‚‛′`ʼ“”„‟«»‐‒–—―−⁄|',
      'loi''''''''''''''""""""------/ '
    ) || ' ',
    '[!-/:-@\[-`{-~\u00a1-\u00bf×÷\u2010-\u2bff\ufffc\ufffd\U0001f000-\U0001faff]*'
    -- The white space of JavaScript.
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]'
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
    '!-/:-@\[-`{-~\u00a1-\u00bf×÷\u2010-\u2bff\ufffc\ufffd\U0001f000-\U0001faff]*',
    ' ', 'g'
  ))
$$;

comment on function private.fold_text(text) is
  'A text in lower case, without accents and without the signs around words.';

grant execute on function
  private.without_invisible(text), private.clean_name(text), private.fold_text(text)
to authenticated, service_role;

create function private.clean_name_on_write()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  named text := tg_argv[0];
  written text := to_jsonb(new) ->> named;
begin
  -- A stored name stays as it is, because it must stay writable: once clean it may be the same as another one.
  if tg_op = 'UPDATE' then
    if written = to_jsonb(old) ->> named then
      return new;
    end if;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(named, private.clean_name(written)));
end
$$;

comment on function private.clean_name_on_write() is 'Trigger: cleans a new name. Its argument is the column.';

create trigger color_clean_name before insert or update on public.color
  for each row execute function private.clean_name_on_write('name');
create trigger familia_clean_name before insert or update on public.familia
  for each row execute function private.clean_name_on_write('nombre');
create trigger subfamilia_clean_name before insert or update on public.subfamilia
  for each row execute function private.clean_name_on_write('nombre');
create trigger talla_clean_name before insert or update on public.talla
  for each row execute function private.clean_name_on_write('id');

-- `busqueda` is a column and not an expression, because other tables hold a part of it and `ilike` folds the case of
-- every row anew (half a second for eight words over 20,000 products; `like` on a folded text takes a fifth of that).
-- '|' separates the parts, with blanks around each word, so that whole words and codes can be searched. The code is
-- found without its signs too. '||' ends code, name and detail: the back-office's list also searches these alone.
create function private.set_product_search_text()
returns trigger
language plpgsql set search_path = ''
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

comment on function private.set_product_search_text() is
  'Trigger: puts the text of the search together, with blanks around each word.';

-- `tienda.derivado` is set while a trigger writes columns of products that follow from other tables: their values are
-- right as they are written, and they are no change of anybody.
create trigger producto_search_text before insert or update of
    codigo, nombre, detalle, sub_familia_id, color_numeric_id, talla_id, busqueda
  on public.producto
  for each row when (current_setting('tienda.derivado', true) is distinct from '1')
  execute function private.set_product_search_text();

create function private.renew_product_search_texts()
returns trigger
-- The bulk guard limits the API roles to 200 rows, and one name can be part of more texts.
language plpgsql security definer set search_path = ''
as $$
declare
  renamed constant bigint := coalesce(to_jsonb(new) ->> 'numeric_id', to_jsonb(new) ->> 'id');
  -- Locked in the order of `private.renew_product_counts`, and before names are read.
  ids constant bigint[] := array(
    select p.id from public.producto p left join public.subfamilia s on s.id = p.sub_familia_id
    where renamed = case tg_table_name
      when 'color' then p.color_numeric_id when 'subfamilia' then s.id else s.familia_id end
    order by p.id for no key update of p
  );
begin
  perform set_config('tienda.derivado', '1', true);
  -- Each name is folded once. The text before '||' is the product's own.
  with named as materialized (
    select p.id, s.nombre as subfamilia, f.nombre as familia, c.name as color, p.talla_id as talla
    from public.producto p
    left join public.subfamilia s on s.id = p.sub_familia_id
    left join public.familia f on f.id = s.familia_id
    left join public.color c on c.numeric_id = p.color_numeric_id
    where p.id = any (ids)
  ), folded as materialized (
    select name, private.fold_text(left(name, 1000)) as text, private.name_order(name) as place
    from (select distinct name from named n, unnest(array[n.subfamilia, n.familia, n.color, n.talla]) name) d
  )
  update public.producto p
  set busqueda = split_part(p.busqueda, ' || ', 1) || ' || ' || concat_ws(' | ', s.text, f.text, c.text, t.text) || ' ',
    orden_subfamilia = coalesce(s.place, ''), orden_color = coalesce(c.place, '')
  from named n
  left join folded s on s.name = n.subfamilia
  left join folded f on f.name = n.familia
  left join folded c on c.name = n.color
  left join folded t on t.name = n.talla
  where p.id = n.id;
  perform set_config('tienda.derivado', '', true);
  return null;
end
$$;

comment on function private.renew_product_search_texts() is
  'Trigger: renews the texts and sort keys of the products that a renamed subfamilia, familia or colour is part of.';

create trigger subfamilia_search_texts after update of nombre, familia_id on public.subfamilia
  for each row when (old.nombre <> new.nombre or old.familia_id <> new.familia_id)
  execute function private.renew_product_search_texts();
create trigger familia_search_texts after update of nombre on public.familia
  for each row when (old.nombre <> new.nombre) execute function private.renew_product_search_texts();
create trigger color_search_texts after update of name on public.color for each row when (old.name <> new.name)
  execute function private.renew_product_search_texts();

-- Merges the list of new rows of the trigram index (20261101000200_indexes.sql).
create function private.merge_search_list()
returns void
-- The index is the owner's.
language sql security definer set search_path = ''
as $$
  select pg_catalog.gin_clean_pending_list(i) from to_regclass('public.producto_search_idx') i where i is not null
$$;

grant execute on function private.merge_search_list() to authenticated;

create function private.merge_written()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.merge_search_list();
  return null;
end
$$;

-- `tienda.lista` is set while a part of a change is written, which merges the list once at its end.
create trigger producto_search_list after insert or update on public.producto
  for each statement when (current_setting('tienda.lista', true) is distinct from '1')
  execute function private.merge_written();
