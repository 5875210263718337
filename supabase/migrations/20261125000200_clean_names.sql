-- Names that look the same are the same: they are cleaned when they are written. Stored names stay as they
-- are.

-- `cleanName` of `src/domain/text/cleanText.ts` cleans what is typed in the same way.
create or replace function private.clean_name(written text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(private.without_invisible(written), NFC),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ))
$$;

comment on function private.clean_name(text) is 'A name without invisible characters, and with single blanks.';

create or replace function private.clean_name_on_write()
returns trigger
language plpgsql
-- Staff may not call the function that this one calls.
security definer
set search_path = ''
as $$
declare
  named text := tg_argv[0];
  written text := to_jsonb(new) ->> named;
begin
  -- Another name may be the same once this one is clean: a stored one must stay writable.
  if tg_op = 'UPDATE' then
    if written = to_jsonb(old) ->> named then
      return new;
    end if;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(named, private.clean_name(written)));
end
$$;

comment on function private.clean_name_on_write() is
  'Trigger: cleans a new name. Its argument is the column.';

revoke all on function private.clean_name(text), private.clean_name_on_write()
from public, anon, authenticated;

drop trigger if exists color_clean_name on public.color;
create trigger color_clean_name before insert or update on public.color
  for each row execute function private.clean_name_on_write('name');

drop trigger if exists familia_clean_name on public.familia;
create trigger familia_clean_name before insert or update on public.familia
  for each row execute function private.clean_name_on_write('nombre');

drop trigger if exists subfamilia_clean_name on public.subfamilia;
create trigger subfamilia_clean_name before insert or update on public.subfamilia
  for each row execute function private.clean_name_on_write('nombre');

drop trigger if exists talla_clean_name on public.talla;
create trigger talla_clean_name before insert or update on public.talla
  for each row execute function private.clean_name_on_write('id');
