-- What `npm run doctor` cannot see with the public key: paste all of this into the SQL editor.
-- It changes nothing and answers a row per check: check | ok | what to do.
-- An error about a missing relation means that the migrations were not applied.
with
-- Generated from supabase/migrations by `npm run types:db`. Do not edit.
store (name, is_public) as (
  values ('banners', true), ('bodega', false), ('color', true), ('familia', true), ('images', true),
    ('inventario', true), ('iva', true), ('producto', true), ('subfamilia', true), ('talla', true)
),
store_view (name, is_public) as (
  values ('historial_personas', false), ('subfamilia_variantes', true)
),
own_policies (place, name, cmd, roles, visible, allowed) as (
  values ('public.historial', 'historial_select_staff', 'SELECT', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_delete_staff', 'DELETE', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_insert_public', 'INSERT', 'anon,authenticated', '', '((estado = ''nuevo''::text) AND (creado_en = now()) AND (nota = ''''::text) AND (cambio IS NULL) AND (lineas IS DISTINCT FROM ''[]''::jsonb))'),
    ('public.pedido', 'pedido_select_staff', 'SELECT', 'authenticated', '( SELECT private.is_staff() AS is_staff)', ''),
    ('public.pedido', 'pedido_update_staff', 'UPDATE', 'authenticated', '( SELECT private.is_staff() AS is_staff)', '( SELECT private.is_staff() AS is_staff)')
),
wanted_functions (name, for_staff, is_definer) as (
  values ('private.begin_change', true, true), ('private.begin_order', false, false), ('private.begin_undo', true, true),
    ('private.change_columns', true, false), ('private.change_keys', true, false),
    ('private.claim_order', true, true), ('private.clean_name', false, false),
    ('private.clean_name_on_write', false, true), ('private.complete_history', false, true),
    ('private.delete_producto', true, false), ('private.end_change', true, true), ('private.end_undo', true, true),
    ('private.fold_text', false, false), ('private.forget_history', false, false),
    ('private.forget_orders', false, false), ('private.grant_staff', false, false),
    ('private.history_words', false, false), ('private.inherit_hidden', false, false),
    ('private.is_as_created', true, false), ('private.is_change_row', true, false),
    ('private.is_default_logo', true, false), ('private.is_staff', true, true),
    ('private.is_valid_object_name', true, false), ('private.jsonb_difference', false, false),
    ('private.keep_history', false, true), ('private.letter_size_place', false, false),
    ('private.lock_productos', true, false), ('private.name_order', false, false),
    ('private.receive_order', false, true), ('private.refuse_bulk_change', false, false),
    ('private.renew_product_counts', false, true), ('private.renew_product_iva', false, true),
    ('private.renew_product_search_texts', false, true), ('private.revoke_staff', false, false),
    ('private.set_product_counts', false, true), ('private.set_product_order', false, true),
    ('private.set_product_search_text', false, true), ('private.size_order', false, false),
    ('private.without_invisible', false, false), ('private.write_row', true, false),
    ('public.apply_change', true, false), ('public.undo_change', true, false)
),
wanted_columns (name) as (
  values ('banners.id bigint not null'), ('banners.url text not null'), ('banners.desktop boolean not null'),
    ('bodega.id bigint not null'), ('bodega.nombre text not null'), ('color.numeric_id bigint not null'),
    ('color.name text not null'), ('color.rgb_code text not null'), ('familia.id bigint not null'),
    ('familia.nombre text not null'), ('familia.number integer'), ('familia.request_id uuid'),
    ('historial.id bigint not null'), ('historial.cambio uuid not null'),
    ('historial.hecho_en timestamp with time zone not null'), ('historial.usuario uuid'), ('historial.correo text'),
    ('historial.tabla text not null'), ('historial.clave jsonb not null'), ('historial.etiqueta text not null'),
    ('historial.producto_id bigint'), ('historial.antes jsonb'), ('historial.despues jsonb'),
    ('historial.cabeza boolean not null'), ('historial.titulo text'), ('historial.filas bigint'),
    ('historial.busqueda text'), ('historial.deshecho text'), ('historial_personas.correo text'),
    ('images.url text not null'), ('images.producto_id bigint not null'), ('images.position integer'),
    ('inventario.producto_id bigint not null'), ('inventario.bodega_id bigint not null'),
    ('inventario.cantidad integer not null'), ('iva.id bigint not null'), ('iva.nombre text not null'),
    ('iva.porcentaje numeric(5,4) not null'), ('iva.detalle text'), ('pedido.id uuid not null'),
    ('pedido.referencia text not null'), ('pedido.creado_en timestamp with time zone not null'),
    ('pedido.nombre text not null'), ('pedido.correo text not null'), ('pedido.telefono text not null'),
    ('pedido.provincia text not null'), ('pedido.canton text not null'), ('pedido.distrito text not null'),
    ('pedido.direccion text not null'), ('pedido.informacion text not null'), ('pedido.pago text'),
    ('pedido.idioma text not null'), ('pedido.lineas jsonb not null'),
    ('pedido.precios_confirmados boolean not null'), ('pedido.reemplaza uuid'),
    ('pedido.unidades integer not null'), ('pedido.total numeric(14,2) not null'), ('pedido.estado text not null'),
    ('pedido.nota text not null'), ('pedido.cambio uuid'), ('pedido.revisar boolean not null'),
    ('pedido.busqueda text not null'), ('producto.id bigint not null'), ('producto.codigo text not null'),
    ('producto.nombre text not null'), ('producto.detalle text'), ('producto.sub_familia_id bigint'),
    ('producto.precio1 numeric(12,2) not null'), ('producto.precio2 numeric(12,2)'),
    ('producto.precio3 numeric(12,2)'), ('producto.descuento numeric(5,2) not null'), ('producto.iva_id bigint'),
    ('producto.color_numeric_id bigint'), ('producto.talla_id text'), ('producto.busqueda text not null'),
    ('producto.existencias bigint not null'), ('producto.imagenes bigint not null'),
    ('producto.orden_codigo text not null'), ('producto.orden_nombre text not null'),
    ('producto.orden_subfamilia text not null'), ('producto.orden_color text not null'),
    ('producto.orden_talla text not null'), ('producto.orden_iva numeric(5,4) not null'),
    ('producto.orden_precio2 numeric(12,2) not null'), ('producto.orden_precio3 numeric(12,2) not null'),
    ('producto.request_id uuid'), ('producto.oculto boolean not null'), ('subfamilia.id bigint not null'),
    ('subfamilia.nombre text not null'), ('subfamilia.familia_id bigint not null'), ('subfamilia.thumbnail text'),
    ('subfamilia.request_id uuid'), ('subfamilia.oculto boolean not null'),
    ('subfamilia_variantes.subfamilia_id bigint'), ('subfamilia_variantes.variantes json'),
    ('talla.id text not null')
),
wanted_rules (name) as (
  values ('banners_pkey'), ('banners_url_desktop_key'), ('banners_url_length'), ('banners_url_not_blank'),
    ('bodega_nombre_not_blank'), ('bodega_pkey'), ('color_name_not_blank'), ('color_pkey'), ('color_rgb_code_hex'),
    ('familia_nombre_not_blank'), ('familia_number_positive'), ('familia_pkey'), ('familia_request_id_key'),
    ('historial_pkey'), ('images_pkey'), ('images_producto_id_fkey'), ('images_url_length'),
    ('images_url_not_blank'), ('inventario_bodega_id_fkey'), ('inventario_cantidad_not_negative'),
    ('inventario_pkey'), ('inventario_producto_id_fkey'), ('iva_detalle_not_blank'), ('iva_nombre_not_blank'),
    ('iva_pkey'), ('iva_porcentaje_fraction'), ('pedido_estado_known'), ('pedido_idioma_known'),
    ('pedido_lineas_valid'), ('pedido_pago_known'), ('pedido_pkey'), ('pedido_referencia_length'),
    ('pedido_referencia_not_blank'), ('pedido_size'), ('pedido_texts_length'), ('producto_codigo_not_blank'),
    ('producto_color_numeric_id_fkey'), ('producto_descuento_percent'), ('producto_detalle_not_blank'),
    ('producto_iva_id_fkey'), ('producto_nombre_not_blank'), ('producto_pkey'), ('producto_precio1_not_negative'),
    ('producto_precio2_not_negative'), ('producto_precio3_not_negative'), ('producto_request_id_key'),
    ('producto_sub_familia_id_fkey'), ('producto_talla_id_fkey'), ('subfamilia_familia_id_fkey'),
    ('subfamilia_nombre_not_blank'), ('subfamilia_pkey'), ('subfamilia_request_id_key'),
    ('subfamilia_thumbnail_not_blank'), ('talla_id_not_blank'), ('talla_pkey')
),
wanted_indexes (name) as (
  values ('color_name_key'), ('historial_cabeza_idx'), ('historial_cambio_idx'), ('historial_correo_idx'),
    ('historial_producto_id_idx'), ('historial_tabla_idx'), ('inventario_bodega_id_idx'), ('pedido_creado_en_idx'),
    ('pedido_estado_idx'), ('pedido_reemplaza_idx'), ('pedido_referencia_idx'), ('pedido_revisar_idx'),
    ('producto_color_numeric_id_idx'), ('producto_descuento_idx'), ('producto_existencias_idx'),
    ('producto_imagenes_idx'), ('producto_iva_id_idx'), ('producto_orden_codigo_idx'), ('producto_orden_color_idx'),
    ('producto_orden_iva_idx'), ('producto_orden_nombre_idx'), ('producto_orden_precio2_idx'),
    ('producto_orden_precio3_idx'), ('producto_orden_subfamilia_idx'), ('producto_orden_talla_idx'),
    ('producto_precio1_idx'), ('producto_search_idx'), ('producto_sub_familia_id_id_idx'),
    ('producto_sub_familia_id_precio1_idx'), ('producto_talla_id_idx'), ('subfamilia_familia_id_idx')
),
wanted_triggers (name) as (
  values ('banners_delete_bulk_guard'), ('banners_delete_history'), ('banners_insert_history'),
    ('banners_update_bulk_guard'), ('banners_update_history'), ('bodega_delete_bulk_guard'),
    ('bodega_update_bulk_guard'), ('color_clean_name'), ('color_delete_bulk_guard'), ('color_delete_history'),
    ('color_insert_history'), ('color_search_texts'), ('color_update_bulk_guard'), ('color_update_history'),
    ('familia_clean_name'), ('familia_delete_bulk_guard'), ('familia_delete_history'), ('familia_insert_history'),
    ('familia_search_texts'), ('familia_update_bulk_guard'), ('familia_update_history'), ('historial_complete'),
    ('images_delete_bulk_guard'), ('images_delete_counts'), ('images_delete_history'), ('images_insert_counts'),
    ('images_insert_history'), ('images_update_bulk_guard'), ('images_update_counts'), ('images_update_history'),
    ('inventario_delete_bulk_guard'), ('inventario_delete_counts'), ('inventario_delete_history'),
    ('inventario_insert_counts'), ('inventario_insert_history'), ('inventario_update_bulk_guard'),
    ('inventario_update_counts'), ('inventario_update_history'), ('iva_delete_bulk_guard'), ('iva_product_order'),
    ('iva_update_bulk_guard'), ('pedido_begin'), ('pedido_delete_bulk_guard'), ('pedido_receive'),
    ('pedido_update_bulk_guard'), ('producto_counts'), ('producto_delete_bulk_guard'), ('producto_delete_history'),
    ('producto_hidden'), ('producto_insert_history'), ('producto_order'), ('producto_search_text'),
    ('producto_update_bulk_guard'), ('producto_update_history'), ('subfamilia_clean_name'),
    ('subfamilia_delete_bulk_guard'), ('subfamilia_delete_history'), ('subfamilia_insert_history'),
    ('subfamilia_search_texts'), ('subfamilia_update_bulk_guard'), ('subfamilia_update_history'),
    ('talla_clean_name'), ('talla_delete_bulk_guard'), ('talla_delete_history'), ('talla_insert_history'),
    ('talla_update_bulk_guard'), ('talla_update_history')
),
-- End of what is generated.
api (name) as (select unnest(array['anon', 'authenticated'])),
verb (name) as (select unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'])),
real_columns (name) as (
  select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
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
real_policies (place, name, cmd, roles, visible, allowed) as (
  select schemaname || '.' || tablename, policyname::text, cmd,
    (select string_agg(role::text, ',' order by role::text) from unnest(roles) as role),
    coalesce(qual, ''), coalesce(with_check, '')
  from pg_policies
  where schemaname in ('public', 'private') or (schemaname = 'storage' and tablename = 'objects')
),
wanted_buckets (name) as (select unnest(array['productsamples', 'banners'])),
staff as (
  select u.email, u.email_confirmed_at is not null as confirmed,
    coalesce(u.banned_until, '-infinity') > now() as banned
  from private.staff s join auth.users u on u.id = s.user_id
),
-- What is wrong in each check; nothing: the check is passed.
faults (position, name, fault, advice) as (
  select 1, 'columns', (select string_agg(name, ', ') from (
    select name from wanted_columns except select name from real_columns) as missing),
    'Apply the files of supabase/migrations that were not applied yet. Missing or of another type: '
  union all
  select 2, 'rules of the columns', (select string_agg(name, ', ') from (
    select name from wanted_rules except
    select conname from pg_constraint
    where connamespace = 'public'::regnamespace and convalidated) as missing),
    'Put back with the statements of supabase/migrations. Missing: '
  union all
  select 3, 'indexes', (select string_agg(name, ', ') from (
    select name from wanted_indexes except
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid) as missing),
    'Make them again with the statements in supabase/migrations. Missing: '
  union all
  select 4, 'row-level security', (
    select string_agg(c.oid::regclass::text, ', ') from pg_class c
    where c.relkind in ('r', 'p') and not c.relrowsecurity and (c.oid = 'storage.objects'::regclass
      or c.relnamespace in ('public'::regnamespace, 'private'::regnamespace))),
    'Everybody may read or write. Run "alter table <name> enable row level security" for: '
  union all
  select 5, 'policies', (select string_agg(place || ' ' || name, ', ') from (
    select * from wanted_policies except select * from real_policies) as missing),
    'Drop and create again, with the statements of supabase/migrations: '
  union all
  select 6, 'no further policies', (select string_agg(place || ' ' || name, ', ') from (
    select place, name from real_policies except select place, name from wanted_policies) as more),
    'Each adds rights to those of the store. Unless you made it on purpose, '
    'run "drop policy <name> on <table>" for: '
  union all
  select 7, 'rights of visitors', (
    select string_agg(distinct t.relname || ' ' || lower(verb.name), ', ')
    from pg_class t cross join (select name from verb union all select 'TRUNCATE') as verb
    where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and t.relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege('anon', t.oid, verb.name)
      and not (verb.name = 'SELECT' and t.relname in (
        select name from store where is_public union all select name from store_view where is_public))
      and (t.relname, verb.name) not in (
        select split_part(place, '.', 2), cmd from own_policies where roles = 'anon,authenticated')),
    'Run "revoke <right> on <table> from anon" for: '
  union all
  select 8, 'rights that the store needs', (
    select string_agg(role || ' ' || lower(verb) || ' ' || place, ', ') from (
      select api.name, verb.name, store.name from store cross join verb cross join api
      where api.name = 'authenticated' or (verb.name = 'SELECT' and store.is_public)
      union all
      select api.name, 'SELECT', store_view.name from store_view cross join api
      where api.name = 'authenticated' or store_view.is_public
      union all
      select api.name, cmd, split_part(place, '.', 2) from own_policies
      join api on api.name = any (string_to_array(roles, ','))) as needed (role, verb, place)
    where not coalesce(has_table_privilege(role, to_regclass('public.' || place), verb), false)
      -- Some columns are enough where a table has policies of its own.
      and (verb = 'DELETE' or not coalesce(
        has_any_column_privilege(role, to_regclass('public.' || place), verb), false))),
    'Run "grant <right> on <table> to <role>" for: '
  union all
  select 9, 'functions', (
    select string_agg(split_part(wanted.name, '.', 2), ', ') from wanted_functions as wanted left join (
      select n.nspname || '.' || proname as place, p.* from pg_proc p join pg_namespace n
        on n.oid = p.pronamespace and n.nspname in ('public', 'private')
    ) as p on p.place = wanted.name
    where p.oid is null or has_function_privilege('anon', p.oid, 'EXECUTE')
      or has_function_privilege('authenticated', p.oid, 'EXECUTE') <> wanted.for_staff
      or 'search_path=""' <> all (coalesce(p.proconfig, '{}')) or p.prosecdef <> wanted.is_definer),
    'Put back function and rights as in supabase/migrations: '
  union all
  select 10, 'triggers', (select string_agg(name, ', ') from (
    select name from wanted_triggers
    except select tgname from pg_trigger where tgenabled = 'O') as missing),
    'Limits of bulk changes, the text of the search and the columns of the product list: put back with '
    'the statements of supabase/migrations. Missing: '
  union all
  select 11, 'buckets', (
    select string_agg(w.name, ', ') from wanted_buckets w left join storage.buckets b on b.id = w.name
    where b.id is null or b.public is not true or b.file_size_limit is distinct from 5242880
      or not (b.allowed_mime_types @> array['image/webp', 'image/jpeg', 'image/png', 'image/gif']
        and b.allowed_mime_types <@ array['image/webp', 'image/jpeg', 'image/png', 'image/gif'])
      or b.allowed_mime_types is null),
    'Run the first statement of supabase/migrations/20261101000600_storage.sql: missing, not public, '
    'or of another size or types: '
  union all
  select 12, 'warehouse 1 and a tax rate', concat_ws(', ',
    case when not exists (select from public.bodega b where to_jsonb(b) ->> 'id' = '1') then 'bodega 1' end,
    case when not exists (select from public.iva) then 'iva' end),
    'Run supabase/migrations/20261101000700_reference_rows.sql. Missing: '
  union all
  select 13, 'somebody is staff', case when not exists (select from staff) then 'nobody' end,
    'Authentication, Users, Add user with "Auto Confirm User" ticked; '
    'then select private.grant_staff(''<e-mail>''). Now: '
  union all
  select 14, 'staff can sign in', (
    select string_agg(email || case when banned then ' (banned)' else '' end, ', ')
    from staff where banned or not confirmed),
    'Added without "Auto Confirm User", or banned. For the first run '
    '"update auth.users set email_confirmed_at = now() where email = ''<e-mail>''": '
  union all
  select 15, 'views', (
    select string_agg(store_view.name, ', ') from store_view
    left join pg_class c on c.oid = to_regclass('public.' || store_view.name)
    where not coalesce('security_invoker=true' = any (c.reloptions), false)),
    'Missing, or they read with the rights of their owner, past the policies. Make them again with the '
    'statements of supabase/migrations: '
)
select name as "check", coalesce(fault, '') = '' as ok,
  case when coalesce(fault, '') = '' then '' else advice || fault end as "what to do"
from faults order by position;
