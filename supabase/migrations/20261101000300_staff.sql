-- Who is staff. Everything here lives in `private`, a schema that the API does not serve.
-- Being signed in is not being staff: a row in private.staff is.

create schema if not exists private;

revoke all on schema private from public;
-- The secret key's writes run triggers that call the functions on texts.
grant usage on schema private to authenticated, service_role;

-- Nobody may execute a function of the store unless a grant names it. Older hosted projects grant those of `public` to
-- the roles of the API by themselves. The grant to everybody is Postgres' own and can be revoked in all schemas only:
-- https://www.postgresql.org/docs/17/sql-alterdefaultprivileges.html
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);

comment on table private.staff is 'The users who may change the store.';

-- It has no policies on purpose: no API role reads or writes this table, whatever it is granted.
alter table private.staff enable row level security;
revoke all on table private.staff from public, anon, authenticated;

create function private.is_staff()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.staff where user_id = (select auth.uid())
  )
$$;

comment on function private.is_staff() is
  'Whether the caller is staff. In a policy write (select private.is_staff()): asked once per statement.';

grant execute on function private.is_staff() to authenticated;

-- Both functions below run with the rights of their caller, not of their owner: should an API role
-- ever be granted to run them, row-level security of private.staff still refuses it.

create function private.grant_staff(email text)
returns void
language plpgsql set search_path = ''
as $$
declare
  address constant text := lower(btrim(grant_staff.email));
  found_user uuid;
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'Staff are granted by the database owner only';
  end if;

  select u.id into found_user from auth.users u where lower(u.email) = address;
  if found_user is null then
    raise no_data_found using
      message = format('No user has the e-mail %L', address),
      hint = 'Create the user first (Authentication, Users, Add user), then grant again.';
  end if;

  insert into private.staff (user_id) values (found_user) on conflict (user_id) do nothing;
end
$$;

comment on function private.grant_staff(text) is
  'Makes an existing user staff. Run it as the database owner: select private.grant_staff(''ana@example.com'');';

create function private.revoke_staff(email text)
returns void
language plpgsql set search_path = ''
as $$
declare
  address constant text := lower(btrim(revoke_staff.email));
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'Staff are revoked by the database owner only';
  end if;

  delete from private.staff s
  using auth.users u
  where u.id = s.user_id and lower(u.email) = address;
  if not found then
    raise no_data_found using message = format('No staff user has the e-mail %L', address);
  end if;
end
$$;

comment on function private.revoke_staff(text) is
  'Ends a user''s staff rights at once. Run it as the database owner: select private.revoke_staff(''ana@example.com'');';
