import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { compressionLibrary } from '#features/admin/shared/upload/compressImage.ts';
import { pass, settled, stopClock } from '#tests/clock.ts';
import { faults, gate } from '#tests/faults.ts';
import { compressions } from '#tests/imageCompression.ts';
import {
  ADDRESS,
  damagedPicture,
  listFiles,
  pictureFile,
  pictureFiles,
  storedIn,
} from '../pictures/library.ts';
import { button, useSignedInShop } from '../staffShop.ts';
import { findNames, openFolders, openLibrary, openParent } from './libraryPage.tsx';

const UPLOADS = 'object/productsamples/*';

const { backend, signInAs } = useSignedInShop();
beforeAll(async () => {
  const folders = ['uno', 'cola', 'lenta', 'dejada', 'malas', 'sesion', 'sin-leer'];
  await listFiles(backend(), [
    ...folders.map((folder) => `highres/${folder}/.placeholder`),
    'highres/letras/A.webp',
    'thumbnails/default/logo.webp',
  ]);
});

const rows = () => within(screen.getByLabelText('Archivos elegidos'));
const input = () => screen.getByLabelText('Elegir imágenes');
const startButton = () => button('Subir');

async function uploadFiles(user: UserEvent, files: File[]): Promise<void> {
  await user.upload(input(), files);
  await user.click(startButton());
}

async function findFailures(): Promise<(string | null)[]> {
  const list = await screen.findByLabelText('Archivos fallidos');
  return Array.from(list.children, (item) => item.textContent);
}

function holdUploads() {
  const waiting: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  faults.storage('post', UPLOADS, async ({ signal }) => {
    signals.push(signal);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return undefined;
  });
  return {
    signals,
    count: () => waiting.length,
    release: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('uploaded pictures are stored as small webp files with safe names, and listed', async () => {
  const sent: (string | null)[] = [];
  faults.storage('post', UPLOADS, ({ headers }) => void sent.push(headers.get('cache-control')));
  const { user } = await openLibrary('uno');
  await user.upload(input(), [
    await pictureFile('Niño & algodón.jpg', { width: 1600, height: 800 }),
    await pictureFile('gorra.png'),
  ]);
  await user.click(startButton());
  await screen.findByText(/^2 archivos subidos correctamente\. Espacio ahorrado: \d+ KB aprox/);
  const names = ['gorra.webp', 'Nino___algodon.webp'];
  expect(await storedIn(backend(), 'highres/uno')).toEqual(['.placeholder', ...names].toSorted());
  await waitFor(async () => expect(await findNames()).toEqual(names));
  const response = await fetch(`${ADDRESS}/highres/uno/Nino___algodon.webp`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 600]);
  expect(sent[0]).toBe('max-age=3600');
  expect(compressions.at(-1)).toMatchObject({ fileType: 'image/webp', initialQuality: 0.8 });
});

test('uploaded files never replace each other, and replace a stored picture only after a question', async () => {
  const { user } = await openLibrary('letras');
  await uploadFiles(user, await pictureFiles('a.jpg', 'a.png'));
  expect(await screen.findByText('Guardada como a.webp')).toBeVisible();
  expect(await screen.findByText('Guardada como a_2.webp')).toBeVisible();
  const address = () => screen.getByLabelText('Ver a.webp en otra pestaña').getAttribute('href');
  await waitFor(() => expect(address()).toMatch(/a\.webp\?v=\d+$/));
  const firstAddress = address();
  await uploadFiles(user, await pictureFiles('a.jpg'));
  expect(await screen.findByText(/donde se usan: a\.webp$/)).toBeVisible();
  await user.click(screen.getByText('Cancelar'));
  await user.click(startButton());
  await user.click(await screen.findByText('Reemplazar'));
  expect(await screen.findByText('Guardada como a.webp')).toBeVisible();
  await waitFor(() => expect(address()).not.toBe(firstAddress));
  expect(await storedIn(backend(), 'highres/letras')).toEqual(['A.webp', 'a.webp', 'a_2.webp']);
});

test('three files are uploaded at a time, a cancelled batch can be resumed, and opening another folder does not redirect it', async () => {
  const { count, release } = holdUploads();
  const { user } = await openLibrary('cola');
  await uploadFiles(user, await pictureFiles('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
  await waitFor(() => expect(count()).toBe(3));
  expect(rows().getAllByText('En espera')).toHaveLength(2);
  expect(startButton()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(count()).toBe(2));
  await waitFor(() => expect(rows().getAllByText(/^Guardada/)).toHaveLength(3));
  await user.click(screen.getByText('Cancelar la subida'));
  const cancelled = 'Subida cancelada: 3 subidos, 2 siguen en la lista.';
  expect(await screen.findByText(cancelled)).toBeVisible();
  expect(rows().getAllByText('Cancelada')).toHaveLength(2);
  expect(input()).toHaveFocus();
  expect(await storedIn(backend(), 'highres/cola')).toHaveLength(4);
  await user.click(startButton());
  await waitFor(() => expect(count()).toBe(4));
  await openParent(user, 'Inicio');
  release();
  expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
  expect(await storedIn(backend(), 'highres/cola')).toHaveLength(6);
});

test('a progress bar shows 10 % during the compression, 30 to 90 % during the upload, and 100 % for the last 5 s', async () => {
  const { count, release } = holdUploads();
  const { user } = await openLibrary('lenta');
  await user.upload(input(), await pictureFiles('lenta.jpg'));
  const [compressed, endCompression] = gate();
  const { load } = compressionLibrary;
  vi.spyOn(compressionLibrary, 'load').mockImplementation(() => compressed.then(() => load()));
  stopClock();
  startButton().click();
  const percent = () => rows().getByRole('progressbar').getAttribute('value');
  await settled(() => expect(percent()).toBe('10'));
  endCompression();
  await settled(() => expect(count()).toBe(1));
  const shown = [percent()];
  for (let tick = 0; tick < 14; tick += 1) {
    await pass(200);
    shown.push(percent());
  }
  expect(shown.map(Number)).toEqual([30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 90, 90]);
  release();
  await settled(() => screen.getByText(/^1 archivos subidos correctamente/));
  await pass(4_999);
  expect(percent()).toBe('100');
  await pass(1);
  expect(screen.queryByLabelText('Archivos elegidos')).toBeNull();
});

test('closing the library during an upload asks whether to abort it', async () => {
  const { signals } = holdUploads();
  const { user } = await openLibrary('dejada');
  await uploadFiles(user, await pictureFiles('dejada.jpg'));
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'La subida no ha terminado' })).toBeVisible();
  await user.click(await screen.findByText('Continuar la subida'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  history.back();
  await user.click(await screen.findByText('Cancelar la subida y cerrar'));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('bad inputs', () => {
  test('files that are no pictures, and a new default logo, are refused with the reason', async () => {
    const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
    const { user } = await openLibrary('malas');
    const texts = new File(['hola'], 'notas.jpg', { type: 'image/jpeg' });
    await uploadFiles(user, [texts, damagedPicture('rota.jpg'), await pictureFile('buena.jpg')]);
    expect(await findFailures()).toEqual([
      '«notas.jpg»: No es un archivo de imagen',
      '«rota.jpg»: Error al comprimir: Está dañado o no es una imagen que el navegador pueda abrir.',
    ]);
    expect(screen.getByText('1 archivos subidos. 2 fallidos.')).toBeVisible();
    await user.click(startButton());
    expect(screen.getByText('Por favor seleccione archivos para subir.')).toBeVisible();
    await user.click(screen.getByText('Quitar todos'));
    const addresses = made.mock.results.map(({ value }) => String(value));
    expect(revoked.mock.calls.flat()).toEqual(expect.arrayContaining(addresses));

    // The default logo can be neither replaced nor deleted.
    await openParent(user, 'Inicio');
    await openFolders(user, 'thumbnails', 'default');
    expect(await screen.findByText('Logo por defecto')).toBeVisible();
    expect(screen.queryByLabelText(/^Eliminar/)).toBeNull();
    await uploadFiles(user, await pictureFiles('logo.png'));
    await user.click(await screen.findByText('Reemplazar'));
    await screen.findByText(
      /^«logo\.png»: Error: Es el logo por defecto y no se puede reemplazar\./,
    );
  });
});

describe('faults', () => {
  test('if the session ends, uploads in flight finish, and the other files fail until the next sign-in', async () => {
    const { count, release } = holdUploads();
    const { user } = await openLibrary('sesion');
    await uploadFiles(user, await pictureFiles('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
    await waitFor(() => expect(count()).toBe(3));
    localStorage.removeItem(SESSION_KEY);
    release();
    expect(await screen.findByText('3 archivos subidos. 2 fallidos.')).toBeVisible();
    expect(await findFailures()).toEqual([
      '«4.jpg»: Debes iniciar sesión para subir imágenes',
      '«5.jpg»: Debes iniciar sesión para subir imágenes',
    ]);
    await signInAs();
    await user.click(startButton());
    await waitFor(() => expect(count()).toBe(2));
    release();
    expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
    expect(await storedIn(backend(), 'highres/sesion')).toHaveLength(6);
  });

  test('chosen files stay in the list for a retry if their folder cannot be read', async () => {
    const { user } = await openLibrary('sin-leer');
    await screen.findByText('Aquí no hay imágenes');
    faults.storage('post', 'object/list-v2/productsamples', 'network');
    await uploadFiles(user, await pictureFiles('igual.jpg', 'igual.jpg'));
    await screen.findByText(/^No se subió nada: .*No hay conexión con la tienda\./);
    expect(screen.getByText('2 archivos elegidos')).toBeVisible();
    faults.none();
    await user.click(startButton());
    expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
  });
});
