-- Checks what `npm run doctor` cannot see with the public key: paste this file into the SQL editor.
-- It changes nothing and answers a row per check: check | ok | what to do.
-- An error about a missing relation means that the migrations were not applied.
with
-- Generated from supabase/migrations by `npm run types:db`. Do not edit.
store (name, is_public, is_view) as (
  values ('banners', true, false),
    ('bodega', false, false),
    ('color', true, false),
    ('familia', true, false),
    ('historial_personas', false, true),
    ('images', true, false),
    ('inventario', true, false),
    ('iva', true, false),
    ('producto', true, false),
    ('subfamilia', true, false),
    ('subfamilia_variantes', true, true),
    ('talla', true, false)
),
own_policies (place, name, cmd, roles, visible, allowed) as (
  values ('public.historial', 'historial_select_staff', 'SELECT', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_delete_staff', 'DELETE', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_insert_public', 'INSERT', 'anon,authenticated', '', '((estado = ''nuevo''::text) AND (creado_en = now()) AND (nota = ''''::text) AND (cambio IS NULL) AND (lineas IS DISTINCT FROM ''[]''::jsonb))'),
    ('public.pedido', 'pedido_select_staff', 'SELECT', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_update_staff', 'UPDATE', 'authenticated', '( SELECT private.is_staff() AS is_staff)', '( SELECT private.is_staff() AS is_staff)')
),
wanted_parts (part, names) as (
  values ('columns', 'banners.desktop boolean not null, banners.id bigint not null, banners.url text not null, bodega.id bigint not null, bodega.nombre text not null, color.name text not null, color.numeric_id bigint not null, color.rgb_code text not null, familia.id bigint not null, familia.nombre text not null, familia.number integer, familia.request_id uuid, historial.antes jsonb, historial.busqueda text, historial.cabeza boolean not null, historial.cambio uuid not null, historial.clave jsonb not null, historial.correo text, historial.deshecho text, historial.despues jsonb, historial.etiqueta text not null, historial.filas bigint, historial.hecho_en timestamp with time zone not null, historial.id bigint not null, historial.producto_id bigint, historial.tabla text not null, historial.titulo text, historial.usuario uuid, historial_personas.correo text, images.position integer, images.producto_id bigint not null, images.url text not null, inventario.bodega_id bigint not null, inventario.cantidad integer not null, inventario.producto_id bigint not null, iva.detalle text, iva.id bigint not null, iva.nombre text not null, iva.porcentaje numeric(5,4) not null, pedido.anteriores jsonb not null, pedido.busqueda text not null, pedido.cambio uuid, pedido.canton text not null, pedido.correo text not null, pedido.creado_en timestamp with time zone not null, pedido.direccion text not null, pedido.distrito text not null, pedido.estado text not null, pedido.id uuid not null, pedido.idioma text not null, pedido.informacion text not null, pedido.lineas jsonb not null, pedido.nombre text not null, pedido.nota text not null, pedido.pago text, pedido.precios_confirmados boolean not null, pedido.provincia text not null, pedido.reemplaza uuid, pedido.referencia text not null, pedido.revisar boolean not null, pedido.telefono text not null, pedido.total numeric(14,2) not null, pedido.unidades integer not null, producto.busqueda text not null, producto.codigo text not null, producto.color_numeric_id bigint, producto.descuento numeric(5,2) not null, producto.detalle text, producto.existencias bigint not null, producto.id bigint not null, producto.imagenes bigint not null, producto.iva_id bigint, producto.nombre text not null, producto.oculto boolean not null, producto.orden_codigo text not null, producto.orden_color text not null, producto.orden_iva numeric(5,4) not null, producto.orden_nombre text not null, producto.orden_precio2 numeric(12,2) not null, producto.orden_precio3 numeric(12,2) not null, producto.orden_subfamilia text not null, producto.orden_talla text not null, producto.precio1 numeric(12,2) not null, producto.precio2 numeric(12,2), producto.precio3 numeric(12,2), producto.request_id uuid, producto.sub_familia_id bigint, producto.talla_id text, subfamilia.familia_id bigint not null, subfamilia.id bigint not null, subfamilia.nombre text not null, subfamilia.oculto boolean not null, subfamilia.request_id uuid, subfamilia.thumbnail text, subfamilia_variantes.subfamilia_id bigint, subfamilia_variantes.variantes json, talla.id text not null'),
    ('functions', 'add_productos in private for staff, apply_change in public for staff, begin_change in private for staff as owner, begin_order in private, begin_undo in private for staff as owner, change_columns in private for staff, change_keys in private for staff, claim_order in private for staff as owner, clean_name in private for staff, clean_name_on_write in private, complete_history in private as owner, delete_producto in private for staff, end_change in private for staff as owner, end_undo in private for staff as owner, fold_text in private for staff, forget_history in private, forget_orders in private, grant_staff in private, hide_productos in private as owner, history_words in private, inherit_hidden in private, is_as_created in private for staff, is_change_row in private for staff, is_default_logo in private for staff, is_staff in private for staff as owner, is_valid_object_name in private for staff, jsonb_difference in private, keep_history in private as owner, letter_size_place in private for staff, lock_productos in private for staff, merge_search_list in private for staff as owner, merge_written in private as owner, missing_row in private for staff, name_order in private for staff, part_place in private, receive_order in private as owner, refusal in private for staff, refuse_bulk_change in private, renew_product_counts in private as owner, renew_product_iva in private as owner, renew_product_search_texts in private as owner, resend_order in private as owner, revoke_staff in private, rows_left in private for staff as owner, set_product_counts in private as owner, set_product_order in private, set_product_search_text in private, size_order in private for staff, undo_change in public for staff, without_invisible in private for staff, write_row in private for staff'),
    ('indexes', 'color_name_key, historial_cabeza_idx, historial_cambio_idx, historial_correo_idx, historial_producto_id_idx, historial_tabla_idx, inventario_bodega_id_idx, pedido_anteriores_idx, pedido_creado_en_idx, pedido_estado_idx, pedido_reemplaza_idx, pedido_referencia_idx, pedido_revisar_idx, producto_color_numeric_id_idx, producto_descuento_idx, producto_existencias_idx, producto_imagenes_idx, producto_iva_id_idx, producto_orden_codigo_idx, producto_orden_color_idx, producto_orden_iva_idx, producto_orden_nombre_idx, producto_orden_precio2_idx, producto_orden_precio3_idx, producto_orden_subfamilia_idx, producto_orden_talla_idx, producto_precio1_idx, producto_search_idx, producto_sub_familia_id_id_idx, producto_sub_familia_id_precio1_idx, producto_talla_id_idx, subfamilia_familia_id_idx'),
    ('rules of the columns', 'banners_pkey, banners_url_desktop_key, banners_url_length, banners_url_not_blank, bodega_nombre_not_blank, bodega_pkey, bodega_texts_length, color_name_not_blank, color_pkey, color_rgb_code_hex, color_texts_length, familia_nombre_not_blank, familia_number_positive, familia_pkey, familia_request_id_key, familia_texts_length, historial_pkey, images_pkey, images_producto_id_fkey, images_url_length, images_url_not_blank, inventario_bodega_id_fkey, inventario_cantidad_not_negative, inventario_pkey, inventario_producto_id_fkey, iva_detalle_not_blank, iva_nombre_not_blank, iva_pkey, iva_porcentaje_fraction, iva_texts_length, pedido_estado_known, pedido_idioma_known, pedido_lineas_valid, pedido_pago_known, pedido_pkey, pedido_referencia_length, pedido_referencia_not_blank, pedido_size, pedido_texts_length, producto_codigo_not_blank, producto_color_numeric_id_fkey, producto_descuento_percent, producto_detalle_not_blank, producto_iva_id_fkey, producto_nombre_not_blank, producto_pkey, producto_precio1_not_negative, producto_precio2_not_negative, producto_precio3_not_negative, producto_request_id_key, producto_sub_familia_id_fkey, producto_talla_id_fkey, producto_texts_length, subfamilia_familia_id_fkey, subfamilia_nombre_not_blank, subfamilia_pkey, subfamilia_request_id_key, subfamilia_texts_length, subfamilia_thumbnail_not_blank, talla_id_not_blank, talla_pkey, talla_texts_length'),
    ('triggers', 'banners_delete_bulk_guard, banners_delete_history, banners_insert_history, banners_update_bulk_guard, banners_update_history, bodega_delete_bulk_guard, bodega_update_bulk_guard, color_clean_name, color_delete_bulk_guard, color_delete_history, color_insert_history, color_search_texts, color_update_bulk_guard, color_update_history, familia_clean_name, familia_delete_bulk_guard, familia_delete_history, familia_insert_history, familia_search_texts, familia_update_bulk_guard, familia_update_history, historial_complete, images_delete_bulk_guard, images_delete_counts, images_delete_history, images_insert_counts, images_insert_history, images_update_bulk_guard, images_update_counts, images_update_history, inventario_delete_bulk_guard, inventario_delete_counts, inventario_delete_history, inventario_insert_counts, inventario_insert_history, inventario_update_bulk_guard, inventario_update_counts, inventario_update_history, iva_delete_bulk_guard, iva_product_order, iva_update_bulk_guard, pedido_begin, pedido_delete_bulk_guard, pedido_receive, pedido_resend, pedido_update_bulk_guard, producto_counts, producto_delete_bulk_guard, producto_delete_history, producto_hidden, producto_insert_history, producto_order, producto_search_list, producto_search_text, producto_update_bulk_guard, producto_update_history, subfamilia_clean_name, subfamilia_delete_bulk_guard, subfamilia_delete_history, subfamilia_hidden, subfamilia_insert_history, subfamilia_search_texts, subfamilia_update_bulk_guard, subfamilia_update_history, talla_clean_name, talla_delete_bulk_guard, talla_delete_history, talla_insert_history, talla_update_bulk_guard, talla_update_history')
),
-- End of what is generated.
api (name) as (select unnest(array['anon', 'authenticated'])),
verb (name) as (select unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])),
wanted (part, name) as (select part, regexp_split_to_table(names, ',\s+') from wanted_parts),
-- The parts that the database has; the lists above hold what this query finds after the migrations.
found (part, name) as (
  select 'columns', c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and a.attnum > 0 and not a.attisdropped
  union all
  select 'rules of the columns', conname from pg_constraint
  where connamespace = 'public'::regnamespace and contype not in ('n', 't') and convalidated
  union all
  select 'indexes', c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and i.indisvalid
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  union all
  select 'functions', p.proname || ' in ' || n.nspname
    || case when has_function_privilege('anon', p.oid, 'EXECUTE') then ' for visitors' else '' end
    || case when has_function_privilege('authenticated', p.oid, 'EXECUTE') then ' for staff' else '' end
    || case when p.prosecdef then ' as owner' else '' end
    || case when 'search_path=""' = any (p.proconfig) then '' else ' in any search_path' end
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
  union all
  select 'triggers', t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O'
),
wanted_policies (place, name, cmd, roles, visible, allowed) as (
  select 'public.' || store.name,
    store.name || '_' || lower(verb.name) || case when for_visitors then '_public' else '_staff' end,
    verb.name,
    case when for_visitors then 'anon,authenticated' else 'authenticated' end,
    case when for_visitors then 'true' when verb.name <> 'INSERT' then is_staff else '' end,
    case when verb.name in ('INSERT', 'UPDATE') then is_staff else '' end
  from store cross join verb
  cross join lateral (select verb.name = 'SELECT' and store.is_public as for_visitors,
    '( SELECT private.is_staff() AS is_staff)' as is_staff) as rule
  where not store.is_view
  union all
  table own_policies
  union all
  select 'storage.objects', 'objects_' || lower(verb.name) || '_staff', verb.name, 'authenticated',
    case verb.name when 'INSERT' then '' when 'SELECT' then '(' || own || ')' else
      '(' || own || ' AND (NOT private.is_default_logo(bucket_id, name)))' end,
    case when verb.name in ('INSERT', 'UPDATE') then '(( SELECT private.is_staff() AS is_staff)'
      ' AND private.is_valid_object_name(bucket_id, name))' else '' end
  from verb cross join (select '(bucket_id = ANY (ARRAY[''productsamples''::text, '
    '''banners''::text])) AND ( SELECT private.is_staff() AS is_staff)' as own) as rule
),
found_policies (place, name, cmd, roles, visible, allowed) as (
  select schemaname || '.' || tablename, policyname::text, cmd,
    (select string_agg(role::text, ',' order by role::text) from unnest(roles) as role),
    coalesce(qual, ''), coalesce(with_check, '')
  from pg_policies
  where schemaname in ('public', 'private') or (schemaname = 'storage' and tablename = 'objects')
),
staff as (
  select u.email, u.email_confirmed_at is not null as confirmed,
    coalesce(u.banned_until, '-infinity') > now() as banned
  from private.staff s join auth.users u on u.id = s.user_id
),
wrong ("check", fault) as (
  select part, case part when 'functions' then split_part(name, ' ', 1) else name end
  from (table wanted except table found) as missing
  union all
  select 'row-level security', c.oid::regclass::text from pg_class c
  where c.relkind in ('r', 'p') and not c.relrowsecurity and (c.oid = 'storage.objects'::regclass
    or c.relnamespace in ('public'::regnamespace, 'private'::regnamespace))
  union all
  select 'policies', place || ' ' || name
  from (table wanted_policies except table found_policies) as missing
  union all
  select 'no further policies', place || ' ' || name
  from (select place, name from found_policies except select place, name from wanted_policies) as more
  union all
  select distinct 'rights of visitors', t.relname || ' ' || lower(verb.name)
  from pg_class t cross join (select name from verb union all select 'TRUNCATE') as verb
  where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and t.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege('anon', t.oid, verb.name)
    and not (verb.name = 'SELECT' and t.relname in (select name from store where is_public))
    and (t.relname, verb.name) not in (
      select split_part(place, '.', 2), cmd from own_policies where roles = 'anon,authenticated')
  union all
  select 'rights that the store needs', role || ' ' || lower(verb) || ' ' || place
  from (
    select api.name, verb.name, store.name from store cross join verb cross join api
    where case verb.name when 'SELECT' then api.name = 'authenticated' or store.is_public
      else api.name = 'authenticated' and not store.is_view end
    union all
    select api.name, cmd, split_part(place, '.', 2) from own_policies
    join api on api.name = any (string_to_array(roles, ','))
  ) as needed (role, verb, place)
  where not coalesce(has_table_privilege(role, to_regclass('public.' || place), verb), false)
    -- Some columns are enough where a table has policies of its own.
    and (verb = 'DELETE' or not coalesce(
      has_any_column_privilege(role, to_regclass('public.' || place), verb), false))
  union all
  select 'buckets', w.name from unnest(array['productsamples', 'banners']) as w (name)
  left join storage.buckets b on b.id = w.name
  where b.public is not true or b.file_size_limit is distinct from 5242880
    or (select array_agg(type order by type) from unnest(b.allowed_mime_types) as type)
      is distinct from array['image/gif', 'image/jpeg', 'image/png', 'image/webp']
  union all
  select 'warehouse 1 and a tax rate', 'bodega 1'
  where not exists (select from public.bodega b where to_jsonb(b) ->> 'id' = '1')
  union all
  select 'warehouse 1 and a tax rate', 'iva' where not exists (select from public.iva)
  union all
  select 'somebody is staff', 'nobody' where not exists (select from staff)
  union all
  select 'staff can sign in', email || case when banned then ' (banned)' else '' end
  from staff where banned or not confirmed
  union all
  select 'views', store.name from store left join pg_class c on c.oid = to_regclass('public.' || store.name)
  where store.is_view and not coalesce('security_invoker=true' = any (c.reloptions), false)
),
-- The faults of each check; null: the check is passed.
faults (position, "check", advice, fault) as (
  select position, "check", advice, string_agg(fault, ', ')
  from (values
    (1, 'columns',
      'Apply the files of supabase/migrations that were not applied yet. Missing or of another type: '),
    (2, 'rules of the columns', 'Put back with the statements of supabase/migrations. Missing: '),
    (3, 'indexes', 'Make them again with the statements in supabase/migrations. Missing: '),
    (4, 'row-level security',
      'Everybody may read or write. Run "alter table <name> enable row level security" for: '),
    (5, 'policies', 'Drop and create again, with the statements of supabase/migrations: '),
    (6, 'no further policies', 'Each adds rights to those of the store. Unless you made it on purpose, '
      'run "drop policy <name> on <table>" for: '),
    (7, 'rights of visitors', 'Run "revoke <right> on <table> from anon" for: '),
    (8, 'rights that the store needs', 'Run "grant <right> on <table> to <role>" for: '),
    (9, 'functions', 'Put back function and rights as in supabase/migrations: '),
    (10, 'triggers', 'Limits of bulk changes, the text of the search and the columns of the product list: '
      'put back with the statements of supabase/migrations. Missing: '),
    (11, 'buckets', 'Run the first statement of supabase/migrations/20261101000600_storage.sql: missing, '
      'not public, or of another size or types: '),
    (12, 'warehouse 1 and a tax rate', 'Run supabase/migrations/20261101000700_reference_rows.sql. Missing: '),
    (13, 'somebody is staff', 'Authentication, Users, Add user with "Auto Confirm User" ticked; '
      'then select private.grant_staff(''<e-mail>''). Now: '),
    (14, 'staff can sign in', 'Added without "Auto Confirm User", or banned. For the first run '
      '"update auth.users set email_confirmed_at = now() where email = ''<e-mail>''": '),
    (15, 'views', 'Missing, or they read with the rights of their owner, past the policies. Make them again '
      'with the statements of supabase/migrations: ')
  ) as checks (position, "check", advice) left join wrong using ("check")
  group by position, "check", advice
)
select "check", fault is null as ok, coalesce(advice || fault, '') as "what to do"
from faults order by position;
