import type { Backend } from '#backend/types.ts';

export const ADDRESS = '/storage/v1/object/public/banners/';

export async function activate(backend: Backend, path: string): Promise<void> {
  await backend.sql(
    `insert into public.banners (url, desktop)
      values ('${ADDRESS}${encodeURI(path)}', ${path.startsWith('banner desktop/')})`,
  );
}

export async function storedNames(backend: Backend): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select name from storage.objects where bucket_id = 'banners' order by name`,
  );
  return rows.map(({ name }) => name);
}

export async function activeUrls(backend: Backend, isDesktop = true): Promise<string[]> {
  const rows = await backend.sql<{ url: string }>(
    `select url from public.banners where desktop = ${isDesktop} order by id`,
  );
  return rows.map(({ url }) => url);
}

export async function emptyBanners(backend: Backend): Promise<void> {
  await backend.sql(`delete from public.banners`);
  await backend.sql(
    `begin; set local storage.allow_delete_query = 'true';
     delete from storage.objects where bucket_id = 'banners'; commit`,
  );
}
