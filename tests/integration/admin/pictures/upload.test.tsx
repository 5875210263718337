import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { expect, describe, test } from 'vitest';
import { network } from '#tests/backend.ts';
import { listFiles, lostPicture, pictureFile } from './library.ts';
import { renderPart } from './renderPart.tsx';
import { useSignedInShop } from '../staffShop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';
const LISTS = '*/storage/v1/object/list-v2/productsamples';
const FOLDER = '/storage/v1/object/public/productsamples/thumbnails/';

/** Renders the upload, and on request the picker; `uploaded` holds the addresses passed on. */
async function renderUpload(language: 'es' | 'en' = 'es', { besidePicker = false } = {}) {
  const uploaded: string[] = [];
  const loadPart = async () => {
    const { ThumbnailUpload } = await import('#features/admin/shared/pictures/ThumbnailUpload.tsx');
    const { PicturePicker } = await import('#features/admin/shared/pictures/PicturePicker.tsx');
    return (
      <>
        <ThumbnailUpload onUploaded={(url) => uploaded.push(url)} />
        {besidePicker && (
          <PicturePicker
            folder="thumbnails"
            pageSize={6}
            isSelected={(url) => uploaded.includes(url)}
            onToggle={() => undefined}
          />
        )}
      </>
    );
  };
  return { uploaded, ...(await renderPart(loadPart, language)) };
}

const { backend, signInAs } = useSignedInShop();

const input = () => screen.getByLabelText('Subir imagen');
const retry = () => screen.getByText('Reintentar');

test('a picture is stored small, under the time and its safe name, and passed on', async () => {
  const sent: Headers[] = [];
  network.use(http.post(UPLOADS, ({ request }) => void sent.push(request.headers)));
  const { user, uploaded } = await renderUpload();
  expect(input()).toHaveAccessibleDescription(/512 px/);
  const before = Date.now();
  await user.upload(input(), await pictureFile('Algodón niño.jpg', { width: 1600, height: 800 }));
  expect(await screen.findByText('Imagen subida: Algodón niño.jpg')).toBeVisible();
  const [url = ''] = uploaded;
  const [, time, name] = /thumbnails\/(\d+)_(.+)$/.exec(url) ?? [];
  expect(uploaded).toEqual([`${FOLDER}${time}_${name}`]);
  expect(name).toBe('Algodon_nino.jpg');
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(sent[0]?.get('content-type')).toBe('image/jpeg');
  expect(sent[0]?.get('cache-control')).toBe('max-age=3600');
  expect(sent[0]?.get('x-upsert')).toBe('false');
  const bytes = await (await fetch(url)).arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 256 });

  // Stored as what its content is, and the same file may be chosen again.
  const file = new File([await pictureFile('')], 'camara.png', { type: '' });
  for (const count of [2, 3]) {
    await user.upload(input(), file);
    await waitFor(() => expect(uploaded).toHaveLength(count));
    expect(uploaded.at(-1)).toMatch(/_camara\.jpg$/);
    const response = await fetch(uploaded.at(-1) ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  }
  expect(new Set(uploaded).size).toBe(3);
});

test('a picture is passed on while the folder is still being read again', async () => {
  await listFiles(backend(), ['thumbnails/una.webp', 'thumbnails/otra.webp']);
  const { user, uploaded } = await renderUpload('es', { besidePicker: true });
  expect(await screen.findByText(/imágenes$/)).toBeVisible();
  network.use(http.post(LISTS, () => new Promise<never>(() => undefined)));
  await user.upload(input(), await pictureFile('pronta.jpg'));
  expect(await screen.findByText('Imagen subida: pronta.jpg')).toBeVisible();
  expect(uploaded).toHaveLength(1);
});

describe('bad inputs', () => {
  test('a file that is no picture or cannot be read is refused', async () => {
    const { user, uploaded } = await renderUpload();
    for (const [file, text] of [
      [new File(['hola'], 'foto.jpg'), /^«foto\.jpg» no contiene una imagen/],
      [await lostPicture('movida.jpg'), '«movida.jpg» no se puede leer. Vuelva a elegirlo.'],
    ] as const) {
      await user.upload(input(), file);
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(uploaded).toEqual([]);
  });
});

test('an upload that fails says why, and is retried with the same file', async () => {
  network.use(http.post(UPLOADS, () => HttpResponse.error(), { once: true }));
  const { user, uploaded } = await renderUpload('en');
  await user.upload(input(), await pictureFile('segunda.jpg'));
  expect(await screen.findByText('Error uploading image')).toBeVisible();
  expect(screen.getByText(/^«segunda\.jpg»: No hay conexión con la tienda\./)).toBeVisible();
  localStorage.clear();
  await user.click(retry());
  expect(await screen.findByText('Debes iniciar sesión para subir imágenes')).toBeVisible();
  await signInAs();
  await user.click(retry());
  expect(await screen.findByText('Imagen subida: segunda.jpg')).toBeVisible();
  expect(uploaded).toEqual([expect.stringMatching(/_segunda\.jpg$/)]);
});

test('an upload shows its progress, locks the input, and is aborted by a button or on leaving', async () => {
  const signals: AbortSignal[] = [];
  network.use(
    http.post(UPLOADS, ({ request }) => {
      signals.push(request.signal);
      return new Promise<never>(() => undefined);
    }),
  );
  const { user, uploaded, unmount } = await renderUpload();
  await user.upload(input(), await pictureFile('lenta.jpg'));
  expect(await screen.findByText('Subiendo lenta.jpg…')).toBeVisible();
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  await user.upload(input(), await pictureFile('segunda-lenta.jpg'));
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByText('Cancelar la subida'));
  expect(await screen.findByText('Subida cancelada: lenta.jpg')).toBeVisible();
  expect(signals[0]?.aborted).toBe(true);
  await user.click(retry());
  await waitFor(() => expect(signals).toHaveLength(2));
  unmount();
  await waitFor(() => expect(signals[1]?.aborted).toBe(true));
  expect(uploaded).toEqual([]);
});
