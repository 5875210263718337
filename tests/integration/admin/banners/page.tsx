import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect } from 'vitest';
import type { Backend } from '#backend/types.ts';
import { ToastOutlet } from '#shared/ui/message/toast.ts';
import { renderPart } from '../pictures/renderPart.tsx';
import { button } from '../staffShop.ts';

export const ADDRESS = '/storage/v1/object/public/banners/';

export async function openBanners(): Promise<{ user: UserEvent }> {
  history.replaceState(null, '', '/upload-banners');
  const opened = await renderPart(async () => {
    const { BannersPage } = await import('#features/admin/banners/BannersPage.tsx');
    return (
      <>
        <BannersPage />
        <ToastOutlet />
      </>
    );
  });
  await screen.findByLabelText('Escritorio');
  await waitFor(() => expect(screen.queryByText('Cargando banners…')).toBeNull());
  return opened;
}

export const input = () => screen.getByLabelText('Elegir archivos');

export const start = () => button('Subir');

export async function findChosen(): Promise<HTMLElement[]> {
  return within(await screen.findByLabelText('Archivos elegidos')).getAllByRole('listitem');
}

export function namesIn(list: 'Banners activos' | 'Banners guardados'): (string | undefined)[] {
  const found = screen.queryByRole('list', { name: list });
  if (found === null) return [];
  return [...found.children].map((item) => item.querySelector('[title]')?.textContent);
}

export const activateButton = (name: string) => screen.getByLabelText(`Activar ${name}`);

export function isMarkedActive(name: string): boolean {
  const card = activateButton(name).closest('li');
  return card !== null && within(card).queryByText('Activo') !== null;
}

export async function expectToast(
  type: 'info' | 'success' | 'warning' | 'error',
  text: string,
): Promise<void> {
  await screen.findAllByText(text, { selector: '[data-title]' });
  expect(toast.getToasts()).toContainEqual(
    expect.objectContaining({ type, title: text, duration: 3000 }),
  );
}

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
