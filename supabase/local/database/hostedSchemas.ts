import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';

/**
 * SQL that creates what a hosted project has before its first migration: the roles of the API, the schemas
 * `extensions`, `auth` and `storage`, and their grants. The SQL can run again on the same database.
 *
 * Grants nothing on tables of `public`, like hosted projects since 30 October 2026: a forgotten grant fails here too.
 */
export const HOSTED_SCHEMAS_SQL = `
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator',
    'supabase_auth_admin', 'supabase_storage_admin', 'dashboard_user']
  loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

${SUPABASE_AUTH_HELPERS_SQL}
${getAuthSchemaSql()}
${getStorageSchemaSql()}

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role, supabase_auth_admin;
`;

/** Settings of a database session of the hosted API. */
export const SESSION_SQL = `
set search_path = "$user", public, extensions;
set timezone = 'UTC';
-- Blocks of tables are in memory, so random reads are cheap. With the default cost Postgres uses no index for
-- searches of several words.
set random_page_cost = 1.1;
`;
