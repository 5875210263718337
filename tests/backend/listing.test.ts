import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { clientOf, signedInClient } from './support.ts';

const WEBP = { contentType: 'image/webp' };
const NAMES = [
  'highres/.placeholder',
  'highres/Zeta.webp',
  'highres/alfa.webp',
  'highres/camisetas/.placeholder',
  'highres/camisetas/a.webp',
  'highres/camisetas/hombre/b.webp',
  'highres/gorras/g.webp',
  'highres/mango_1.webp',
  'highres/mangoX1.webp',
];

let backend: Backend;
let staff: SupabaseClient;

beforeAll(async () => {
  backend = await createBackend();
  staff = await signedInClient(backend, 'staff@shop.example', { staff: true });
  for (const name of NAMES) {
    const { error } = await staff.storage
      .from('productsamples')
      .upload(name, new Uint8Array([1]), WEBP);
    if (error) throw error;
  }
});
afterAll(() => backend.close());

type ListOptions = Parameters<ReturnType<SupabaseClient['storage']['from']>['list']>[1];

async function list(folder: string, options?: ListOptions, client: SupabaseClient = staff) {
  const { data, error } = await client.storage.from('productsamples').list(folder, options);
  if (error) throw error;
  return data;
}

const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name);

test('a folder is listed with names relative to it, its folders among its files', async () => {
  expect(names(await list('highres'))).toEqual([
    '.placeholder',
    'alfa.webp',
    'camisetas',
    'gorras',
    'mango_1.webp',
    'mangoX1.webp',
    'Zeta.webp',
  ]);
});

test('a folder is a row without id, a file a row with its metadata', async () => {
  const rows = await list('highres');
  expect(rows.find((row) => row.name === 'gorras')).toEqual({
    name: 'gorras',
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  });
  expect(rows.find((row) => row.name === 'alfa.webp')).toEqual({
    name: 'alfa.webp',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    created_at: expect.any(String),
    last_accessed_at: expect.any(String),
    metadata: expect.objectContaining({ mimetype: 'image/webp', size: 1 }),
  });
});

test.each(['highres/camisetas', 'highres/camisetas/'])(
  '%s and its slash mean the same',
  async (folder) => {
    expect(names(await list(folder))).toEqual(['.placeholder', 'a.webp', 'hombre']);
  },
);

test('the root lists the root folders', async () => {
  expect(names(await list(''))).toEqual(['highres']);
});

test('pages of one folder follow each other without gap or overlap', async () => {
  const pages = await Promise.all(
    [0, 3, 6, 9].map((offset) => list('highres', { limit: 3, offset })),
  );
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
  expect(names(pages.flat())).toEqual(names(await list('highres')));
});

test('the order of names can be turned round', async () => {
  const rows = await list('highres', { sortBy: { column: 'name', order: 'desc' } });
  expect(names(rows)).toEqual(names(await list('highres')).toReversed());
});

test('sorted by time, folders come first', async () => {
  const rows = await list('highres', { sortBy: { column: 'created_at', order: 'desc' } });
  expect(names(rows).slice(0, 2)).toEqual(['gorras', 'camisetas']);
  expect(names(rows).at(2)).toBe('mangoX1.webp');
});

test('a search finds the starts of names, whatever their case', async () => {
  expect(names(await list('highres', { search: 'z' }))).toEqual(['Zeta.webp']);
  expect(names(await list('highres', { search: 'CAM' }))).toEqual(['camisetas']);
  expect(names(await list('highres', { search: 'lfa' }))).toEqual([]);
});

test('an underscore in a search is an underscore', async () => {
  expect(names(await list('highres', { search: 'mango_' }))).toEqual(['mango_1.webp']);
});

test('a visitor sees nothing of a listing', async () => {
  expect(await list('highres', undefined, clientOf(backend))).toEqual([]);
});
