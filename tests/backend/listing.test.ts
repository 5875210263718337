import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedInClient, useBackend } from './support.ts';

/** In the byte order of hosted; each is a second younger than the one before. */
const NAMES = [
  'highres/.placeholder',
  'highres/Camisetas/z.webp',
  'highres/Zeta.webp',
  'highres/alfa.webp',
  'highres/camisetas/.placeholder',
  'highres/camisetas/a.webp',
  'highres/camisetas/hombre/b.webp',
  'highres/camisetas-2.webp',
  'highres/gorras/g.webp',
  'highres/mango_1.webp',
  'highres/mangoX1.webp',
];

const backend = useBackend();
let staff: SupabaseClient;

beforeAll(async () => {
  staff = await signedInClient(backend(), 'staff@shop.example', { staff: true });
  await backend().sql(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
      select 'productsamples', name, gen_random_uuid()::text, '{"mimetype":"image/webp","size":1}',
        timestamptz '2026-01-01' + n * interval '1 second'
      from unnest($1::text[]) with ordinality as listed (name, n)`,
    [NAMES],
  );
});

type ListOptions = Parameters<ReturnType<SupabaseClient['storage']['from']>['listV2']>[0];

async function list(options: ListOptions) {
  const { data, error } = await staff.storage.from('productsamples').listV2(options);
  if (error) throw error;
  return data;
}

const folder = (name: string): ListOptions => ({ prefix: name, with_delimiter: true });
const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name);

test('a folder lists its files and folders with full names, folders with a slash at the end', async () => {
  const page = await list(folder('highres/'));
  expect(names(page.folders)).toEqual([
    'highres/Camisetas/',
    'highres/camisetas/',
    'highres/gorras/',
  ]);
  expect(names(page.objects)).toEqual([
    'highres/.placeholder',
    'highres/Zeta.webp',
    'highres/alfa.webp',
    'highres/camisetas-2.webp',
    'highres/mangoX1.webp',
    'highres/mango_1.webp',
  ]);
  expect(page).toMatchObject({ hasNext: false });
  expect(page).not.toHaveProperty('nextCursor');
});

test('folders and files have the fields of hosted', async () => {
  const { folders, objects } = await list(folder('highres/camisetas/'));
  expect(folders).toEqual([
    {
      key: 'hombre',
      name: 'highres/camisetas/hombre/',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    },
  ]);
  expect(objects[1]).toEqual({
    key: 'a.webp',
    name: 'highres/camisetas/a.webp',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    created_at: '2026-01-01T00:00:06.000Z',
    last_accessed_at: expect.any(String),
    metadata: { mimetype: 'image/webp', size: 1 },
  });
});

test('without a delimiter everything below is listed', async () => {
  const { folders, objects } = await list({ prefix: 'highres/camisetas/' });
  expect(folders).toEqual([]);
  expect(names(objects)).toEqual(NAMES.slice(4, 7));
});

test.each([
  { column: 'name', order: 'asc' },
  { column: 'name', order: 'desc' },
  { column: 'created_at', order: 'desc' },
] as const)('pages by $column $order hold every entry once', async (sortBy) => {
  const listed: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await list({
      ...folder('highres/'),
      limit: 2,
      ...(cursor === undefined ? { sortBy } : { cursor }),
    });
    expect(page.folders.length + page.objects.length).toBeLessThanOrEqual(2);
    listed.push(...names(page.folders), ...names(page.objects));
    cursor = page.nextCursor;
    expect(page.hasNext).toBe(cursor !== undefined);
    pages += 1;
  } while (cursor !== undefined);
  expect(pages).toBe(5);
  const all = await list({ ...folder('highres/'), sortBy });
  expect(listed.toSorted()).toEqual([...names(all.folders), ...names(all.objects)].toSorted());
});

test('sorted by time, a folder has the time of its oldest object', async () => {
  const page = await list({
    ...folder('highres/'),
    sortBy: { column: 'created_at', order: 'desc' },
  });
  expect(names(page.objects).slice(0, 2)).toEqual(['highres/mangoX1.webp', 'highres/mango_1.webp']);
  expect(page.folders.at(-2)).toMatchObject({
    name: 'highres/camisetas/',
    created_at: '2026-01-01T00:00:05.000Z',
  });
});

describe('bad inputs', () => {
  test.each([
    [{ limit: 0 }, 'body/limit must be >= 1'],
    [{ cursor: 'no cursor' }, 'Invalid Parameter continuation token'],
    [{ cursor: btoa('{"after":1}') }, 'Invalid Parameter continuation token'],
    [{ cursor: btoa('{"after":"a","afterTime":"soon"}') }, 'Invalid Parameter continuation token'],
  ])('%j is refused', async (options, message) => {
    await expect(list(options)).rejects.toThrow(message);
  });
});
