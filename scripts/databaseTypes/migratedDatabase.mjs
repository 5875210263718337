import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

/** The part of an empty Supabase project that the migrations use. */
const SUPABASE_BASE = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;

  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;

  create schema storage;
  create table storage.buckets (
    id text primary key, name text not null, public boolean,
    file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id), name text, unique (bucket_id, name)
  );
  alter table storage.objects enable row level security;

  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on storage.objects to anon, authenticated, service_role;
`;

/**
 * The scripts that create the store's database: what a project has from the start, then the migrations.
 *
 * @returns {Promise<{ name: string, text: string }[]>}
 */
export async function readScripts() {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = names.map((name) => readFile(path.join(MIGRATIONS, name), 'utf8'));
  const migrations = (await Promise.all(texts)).map((text, at) => ({ name: `${names[at]}`, text }));
  return [{ name: 'an empty project', text: SUPABASE_BASE }, ...migrations];
}

/**
 * Postgres in memory with all migrations applied.
 *
 * @param {import('@electric-sql/pglite').Extensions} [extensions] available extensions
 * @throws {Error} with the name of the migration that failed
 */
export async function openMigratedDatabase(extensions = {}) {
  const database = await PGlite.create({ extensions });
  for (const { name, text } of await readScripts()) {
    await database.exec(text).catch((cause) => {
      throw new Error(`${name}: ${String(cause)}`, { cause });
    });
  }
  return database;
}
