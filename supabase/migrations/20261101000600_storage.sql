-- Two public buckets: anybody reads an object by its URL; listing and every change need staff.
--
-- Only raster images: an SVG or HTML file could carry a script. The empty `.placeholder` object
-- that creates a folder is uploaded with an image content type (image/webp) like any other.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('productsamples', 'productsamples', true, 5242880,
    array['image/webp', 'image/jpeg', 'image/png', 'image/gif']),
  ('banners', 'banners', true, 5242880,
    array['image/webp', 'image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.is_valid_object_name(bucket_id text, name text)
returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    length(name) <= 512
    -- The characters that hosted storage accepts.
    and name ~ '^[A-Za-z0-9_/!.*''() &$=@;:+,?-]+$'
    -- Segments are not empty (leading, trailing or double slash), and none is `.` or `..`.
    and name !~ '(^|/)(\.{0,2})(/|$)'
    and name !~ '\.\.'
    -- A listing shows image files only: anything else would be stored and never seen again.
    and name ~* '(/\.placeholder|[^/]\.(webp|jpg|jpeg|png|gif))$'
    and case bucket_id
      when 'productsamples' then name ~ '^(highres|thumbnails)/'
      when 'banners' then name ~ '^banner (desktop|mobile)/'
      else false
    end,
    false
  )
$$;

comment on function private.is_valid_object_name(text, text) is
  'Whether staff may store an object under this name: allowed characters, root folder and ending.';

grant execute on function private.is_valid_object_name(text, text) to authenticated;

create function private.is_default_logo(bucket_id text, name text)
returns boolean
language sql immutable set search_path = ''
as $$
  select bucket_id = 'productsamples' and name = 'thumbnails/default/logo.webp'
$$;

comment on function private.is_default_logo(text, text) is
  'Whether this object is the picture shown where a product has none. It can be stored once; only the database owner can replace it.';

grant execute on function private.is_default_logo(text, text) to authenticated;

create policy objects_select_staff on storage.objects for select to authenticated
  using (bucket_id in ('productsamples', 'banners') and (select private.is_staff()));

create policy objects_insert_staff on storage.objects for insert to authenticated
  with check ((select private.is_staff()) and private.is_valid_object_name(bucket_id, name));

create policy objects_update_staff on storage.objects for update to authenticated using (
    bucket_id in ('productsamples', 'banners')
    and (select private.is_staff())
    and not private.is_default_logo(bucket_id, name)
  )
  with check ((select private.is_staff()) and private.is_valid_object_name(bucket_id, name));

create policy objects_delete_staff on storage.objects for delete to authenticated using (
    bucket_id in ('productsamples', 'banners')
    and (select private.is_staff())
    and not private.is_default_logo(bucket_id, name)
  );
