import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../backend/support.ts';
import { prepareStore } from './support/store.ts';

// The owner of a hosted project pastes check.sql into the SQL editor: it must check everything that the
// migrations create. Its own queries list that: `schema.test.ts` generates the lists again.

const store = prepareStore();

type Case = Readonly<Record<'check' | 'change' | 'named', string>>;

type Row = { readonly check: string; readonly ok: boolean; readonly 'what to do': string };

let checkSql = '';
beforeAll(async () => {
  checkSql = await readFile('supabase/check.sql', 'utf8');
});

/** Returns the failed checks after a change of the database, which is then rolled back. */
async function failedAfter(change: string): Promise<Row[]> {
  try {
    const rows = await store.backend.sql<Row>(`begin; ${change}; ${checkSql}`);
    return rows.filter(({ ok }) => !ok);
  } finally {
    await store.backend.sql('rollback');
  }
}

test('every check passes after the migrations, once somebody is staff', async () => {
  const rows = await store.backend.sql<Row>(checkSql);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ ok }) => !ok)).toEqual([]);
  expect(rows.map((row) => row['what to do']).join('')).toBe('');
});

test.each`
  check                            | change                                                                                         | named
  ${'columns'}                     | ${'alter table public.talla alter id type varchar(3)'}                                         | ${'talla.id'}
  ${'rules of the columns'}        | ${'alter table public.talla drop constraint talla_id_not_blank'}                               | ${'talla_id_not_blank'}
  ${'indexes'}                     | ${'drop index public.producto_search_idx'}                                                     | ${'producto_search_idx'}
  ${'row-level security'}          | ${'alter table public.images disable row level security'}                                      | ${'images'}
  ${'row-level security'}          | ${'create table public.note (id int)'}                                                         | ${'note'}
  ${'policies'}                    | ${'alter policy talla_delete_staff on public.talla using (true)'}                              | ${'talla_delete_staff'}
  ${'policies'}                    | ${'alter policy objects_update_staff on storage.objects with check (true)'}                    | ${'objects_update_staff'}
  ${'no further policies'}         | ${'create policy upload on storage.objects for insert to anon with check (true)'}              | ${'storage.objects upload'}
  ${'rights of visitors'}          | ${'grant select on public.bodega to anon'}                                                     | ${'bodega select'}
  ${'rights of visitors'}          | ${'create view public.all_staff as select 1 as one; grant select on public.all_staff to anon'} | ${'all_staff select'}
  ${'rights that the store needs'} | ${'revoke select on public.color from anon'}                                                   | ${'anon select color'}
  ${'functions'}                   | ${'grant execute on function private.grant_staff(text) to authenticated'}                      | ${'grant_staff'}
  ${'functions'}                   | ${'grant execute on function public.undo_change(uuid, boolean, integer) to anon'}              | ${'undo_change'}
  ${'policies'}                    | ${'alter policy pedido_insert_public on public.pedido with check (true)'}                      | ${'pedido_insert_public'}
  ${'rights that the store needs'} | ${'revoke insert on public.pedido from anon'}                                                  | ${'anon insert pedido'}
  ${'triggers'}                    | ${'alter table public.color disable trigger color_delete_bulk_guard'}                          | ${'color_delete_bulk_guard'}
  ${'rights that the store needs'} | ${'revoke select on public.subfamilia_variantes from anon'}                                    | ${'anon select subfamilia_variantes'}
  ${'views'}                       | ${'alter view public.subfamilia_variantes reset (security_invoker)'}                           | ${'subfamilia_variantes'}
  ${'buckets'}                     | ${"delete from storage.buckets where id = 'banners'"}                                          | ${'banners'}
  ${'buckets'}                     | ${"update storage.buckets set public = false where id = 'banners'"}                            | ${'banners'}
  ${'buckets'}                     | ${"update storage.buckets set allowed_mime_types = allowed_mime_types || '{image/svg+xml}'"}   | ${'banners'}
  ${'warehouse 1 and a tax rate'}  | ${'delete from public.bodega'}                                                                 | ${'bodega 1'}
  ${'somebody is staff'}           | ${'delete from private.staff'}                                                                 | ${'nobody'}
  ${'staff can sign in'}           | ${"update auth.users set email_confirmed_at = null where email like 'staff%'"}                 | ${'staff@example.com'}
  ${'staff can sign in'}           | ${"update auth.users set banned_until = now() + '1 day' where email like 'staff%'"}            | ${'staff@example.com (banned)'}
`('$check: fails after $change', async ({ check, change, named }: Case) => {
  const failed = await failedAfter(change);
  expect(failed.map((row) => row.check)).toContain(check);
  expect(failed.find((row) => row.check === check)?.['what to do']).toContain(named);
});

test('an unconfirmed user who is not staff fails no check', async () => {
  await store.backend.createUser({ email: 'nueva@example.com', password: PASSWORD });
  const change = `update auth.users set email_confirmed_at = null where email like 'nueva%'`;
  expect(await failedAfter(change)).toEqual([]);
});
