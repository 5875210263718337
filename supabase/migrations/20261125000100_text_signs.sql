-- One rule for the signs in what is searched: typographic quotes, hyphens and dots are the plain ones, the
-- signs at the ends of words and invisible characters go, and signs alone are no word.

create or replace function private.without_invisible(written text)
returns text
language sql
immutable
set search_path = ''
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

-- `src/domain/text/foldText.ts` folds what is typed in the same way.
create or replace function private.fold_text(written text)
returns text
language sql
immutable
set search_path = ''
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
  select array[new.codigo, new.nombre, new.detalle, s.nombre, f.nombre, c.name, new.talla_id]
  into parts
  from (values (new.sub_familia_id, new.color_numeric_id)) p (sub_familia_id, color_numeric_id)
  left join public.subfamilia s on s.id = p.sub_familia_id
  left join public.familia f on f.id = s.familia_id
  left join public.color c on c.numeric_id = p.color_numeric_id;

  -- A text of a million characters would keep the index busy for seconds.
  select ' ' || string_agg(private.fold_text(left(part, 1000)), ' | ' order by position) || ' '
  into new.busqueda
  from unnest(parts) with ordinality u (part, position)
  where part is not null;
  return new;
end
$$;

revoke all on function private.without_invisible(text), private.fold_text(text)
from public, anon, authenticated;

update public.producto set busqueda = '';
