import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: false });

type Value = boolean | number | string | readonly string[];

/** The settings of supabase/config.toml as `section.key`: it holds nothing but plain values. */
async function readConfig(): Promise<ReadonlyMap<string, Value>> {
  const text = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  const settings = new Map<string, Value>();
  let section = '';
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined) section = `${name}.`;
    if (key !== undefined && value !== undefined) settings.set(section + key, JSON.parse(value));
  }
  return settings;
}

test('sign-up is off, sign-in by e-mail is on', async () => {
  const config = await readConfig();
  expect(config.get('auth.enable_signup')).toBe(false);
  expect(config.get('auth.enable_anonymous_sign_ins')).toBe(false);
  expect(config.get('auth.email.enable_signup')).toBe(true);
});

test('the API serves public only, 1000 rows at most', async () => {
  const config = await readConfig();
  expect(config.get('api.schemas')).toEqual(['public']);
  expect(config.get('api.max_rows')).toBe(1000);
});

test('the buckets are those of the migrations', async () => {
  const config = await readConfig();
  const buckets = await database.rows<
    Readonly<Record<string, Value>>
  >(`select id, public, (file_size_limit / 1048576) || 'MiB' as file_size_limit, allowed_mime_types
     from storage.buckets order by id`);

  expect(buckets.map((bucket) => bucket['id'])).toEqual(['banners', 'productsamples']);
  for (const { id, ...settings } of buckets) {
    for (const [key, value] of Object.entries(settings)) {
      expect(config.get(`storage.buckets.${String(id)}.${key}`)).toEqual(value);
    }
  }
});
