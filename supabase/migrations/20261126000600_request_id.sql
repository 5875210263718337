-- A form that adds a row makes one id for it and sends that with every attempt. When the response of the
-- first one was lost, the next one finds its row by this id and updates it (INSERT … ON CONFLICT).

-- PostgREST cannot infer a partial or an expression index as the target of a conflict.
alter table public.familia add column request_id uuid, add constraint familia_request_id_key unique (request_id);
alter table public.subfamilia add column request_id uuid, add constraint subfamilia_request_id_key unique (request_id);
alter table public.producto add column request_id uuid, add constraint producto_request_id_key unique (request_id);

comment on column public.familia.request_id is 'Made by the form that added the row; null for other rows.';
comment on column public.subfamilia.request_id is 'Made by the form that added the row; null for other rows.';
comment on column public.producto.request_id is 'Made by the form that added the row; null for other rows.';

-- The history leaves out columns that say nothing to staff: this one, too.
do $$
declare
  stored text := pg_get_functiondef('private.keep_history()'::regprocedure);
  changed text := replace(stored, '''busqueda'', ''existencias''', '''request_id'', ''busqueda'', ''existencias''');
begin
  if changed = stored then
    raise exception 'private.keep_history() does not list the columns that it leaves out';
  end if;
  execute changed;
end
$$;
