-- Texts that staff write end at 10,000 characters, far above what the forms take: the API took a detail of
-- 5 MB, which every list of products then carried. `images.url` and `banners.url` have their limit already.
--
-- A text that is longer already stays, and its CHECK is not validated. Postgres still refuses the next change
-- of that row until the text is shorter; the forms say so.

do $$
declare
  checked record;
begin
  for checked in
    select w.name, format('%s_texts_length', w.name) as rule, (
      select string_agg(format('char_length(%I)', c.name), ', ') from unnest(w.texts) c (name)
    ) as lengths
    from (values
      ('familia', '{nombre}'::text[]),
      ('subfamilia', '{nombre,thumbnail}'),
      ('iva', '{nombre,detalle}'),
      ('color', '{name}'),
      ('talla', '{id}'),
      ('bodega', '{nombre}'),
      ('producto', '{codigo,nombre,detalle}')
    ) w (name, texts)
  loop
    execute format('alter table public.%I add constraint %I check (greatest(%s) <= 10000) not valid',
      checked.name, checked.rule, checked.lengths);
    begin
      execute format('alter table public.%I validate constraint %I', checked.name, checked.rule);
    exception when check_violation then
      raise notice 'public.% has a text of more than 10,000 characters', checked.name;
    end;
  end loop;
end
$$;
