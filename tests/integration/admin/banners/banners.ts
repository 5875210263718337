import type { Backend } from '#backend/types.ts';

export const ADDRESS = '/storage/v1/object/public/banners/';

export async function activate(backend: Backend, path: string): Promise<void> {
  await backend.sql(
    `insert into public.banners (url, desktop)
      values ('${ADDRESS}${encodeURI(path)}', ${path.startsWith('banner desktop/')})`,
  );
}

export async function emptyBanners(backend: Backend): Promise<void> {
  await backend.sql(`delete from public.banners`);
  await backend.sql(
    `begin; set local storage.allow_delete_query = 'true';
     delete from storage.objects where bucket_id = 'banners'; commit`,
  );
}
