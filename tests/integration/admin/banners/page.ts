import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import sharp from 'sharp';
import { toast } from 'sonner';
import { expect } from 'vitest';
import type { Backend } from '#backend/types.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, type StoredSession } from '#tests/signIn.ts';

/** Where the banners' files are read by anybody. */
export const ADDRESS = '/storage/v1/object/public/banners/';

/** Opens the banners as somebody who is signed in, and waits until both lists are known. */
export async function openBanners(session: StoredSession): Promise<{ user: UserEvent }> {
  keepSession(session);
  await renderApp('/upload-banners');
  await screen.findByRole('radio', { name: 'Escritorio' });
  await waitFor(() => expect(screen.queryByText('Cargando banners…')).toBeNull());
  // Files are refused by our own words, not by the dialog of a browser that can be told otherwise.
  return { user: userEvent.setup({ applyAccept: false }) };
}

/** Bytes of a picture of one colour. */
export function pictureBytes(width = 192, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#27346b' } })
    .jpeg()
    .toBuffer();
}

/** An image file as a device hands it over. */
export async function pictureFile(name: string, width?: number, height?: number): Promise<File> {
  const bytes = new Uint8Array(await pictureBytes(width, height));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** A file of text, whatever it is called. */
export function textFile(name: string, type: string, text: string): File {
  return new File([text], name, { type });
}

/** The button that opens the device's files. */
export const input = () => screen.getByLabelText('Elegir archivos');

/** The button that uploads what was chosen. */
export const start = () => screen.getByRole('button', { name: /^Subir/ });

/** The cards of what was chosen, once there are any. */
export async function findChosen(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Archivos elegidos' });
  return within(list).getAllByRole('listitem');
}

/** Names on the cards of a list; none when there is no list. */
export function namesIn(list: 'Banners activos' | 'Banners guardados'): (string | undefined)[] {
  const found = screen.queryByRole('list', { name: list });
  if (found === null) return [];
  return within(found)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
}

/** Whether a stored banner is marked as active. */
export function isMarkedActive(name: string): boolean {
  const button = screen.getByRole('button', { name: `Activar ${name}` });
  return within(button.closest('li') ?? button).queryByText('Activo') !== null;
}

/** Waits for a toast of three seconds. */
export async function expectToast(
  type: 'info' | 'success' | 'warning' | 'error',
  text: string,
): Promise<void> {
  await waitFor(() =>
    expect(toast.getToasts()).toContainEqual(
      expect.objectContaining({ type, title: text, duration: 3000 }),
    ),
  );
  const region = await screen.findByRole('region', { name: /Notifications|Avisos/ });
  expect(await within(region).findByText(text)).toBeInTheDocument();
}

/** Stores files in the bucket of banners, each a second younger than the one before; without bytes. */
export async function storeFiles(backend: Backend, paths: readonly string[]): Promise<void> {
  const rows = paths.map(
    (path, index) =>
      `('banners', '${path}', '${crypto.randomUUID()}', '{"mimetype":"image/webp","size":8}',
        timestamptz '2026-01-01' + interval '${index} seconds')`,
  );
  await backend.sql(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
      values ${rows.join(',')}`,
  );
}

/** Stores a file with its bytes, as the store does. */
export async function uploadFile(
  backend: Backend,
  session: StoredSession,
  path: string,
): Promise<void> {
  const answer = await backend.fetch(
    new Request(`${location.origin}/storage/v1/object/banners/${encodeURI(path)}`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'image/jpeg',
      },
      body: new Uint8Array(await pictureBytes()),
    }),
  );
  if (!answer.ok) throw new Error(await answer.text());
}

/** Puts a stored banner on the home page. */
export async function activate(backend: Backend, path: string): Promise<void> {
  await backend.sql(
    `insert into public.banners (url, desktop)
      values ('${ADDRESS}${encodeURI(path)}', ${path.startsWith('banner desktop/')})`,
  );
}

/** Names of the files in the bucket. */
export async function storedNames(backend: Backend): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select name from storage.objects where bucket_id = 'banners' order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Addresses of the active banners of a layout, in the order of the home page. */
export async function activeUrls(
  backend: Backend,
  layout: 'desktop' | 'mobile' = 'desktop',
): Promise<string[]> {
  const rows = await backend.sql<{ url: string }>(
    `select url from public.banners where desktop = ${layout === 'desktop'} order by id`,
  );
  return rows.map(({ url }) => url);
}

/** Leaves neither files nor rows. */
export async function emptyBanners(backend: Backend): Promise<void> {
  await backend.sql(`delete from public.banners`);
  await backend.sql(
    `begin; set local storage.allow_delete_query = 'true';
     delete from storage.objects where bucket_id = 'banners'; commit`,
  );
}
