import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { damagedPicture, listFiles, pictureFiles } from '../pictures/library.ts';
import {
  findFailures,
  findNames,
  openFolders,
  openLibrary,
  openParent,
  startButton,
  uploadFiles,
} from './libraryPage.tsx';
import { ADDRESS, storedIn } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';

const { backend, signInAs } = useSignedInShop();
beforeAll(async () => {
  const folders = ['malas', 'corte', 'sin-leer'];
  await listFiles(backend(), [
    ...folders.map((folder) => `highres/${folder}/.placeholder`),
    'thumbnails/default/logo.webp',
  ]);
});

const retry = () => screen.getByText('Reintentar los fallidos');

test('the default logo can be neither replaced nor deleted', async () => {
  const { user } = await openLibrary();
  await openParent(user, 'Inicio');
  await openFolders(user, 'thumbnails', 'default');
  expect(await screen.findByText('Logo por defecto')).toBeVisible();
  expect(screen.queryByLabelText(/^Eliminar/)).toBeNull();
  await uploadFiles(user, await pictureFiles('logo.png'));
  await user.click(await screen.findByText('Reemplazar'));
  expect(await findFailures()).toEqual([
    '«logo.png»: Error: Es el logo por defecto y no se puede reemplazar. Cambie el nombre del archivo.',
  ]);
});

describe('bad inputs', () => {
  test('bad files are refused with their reason, the others are stored as pictures', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const { user } = await openLibrary();
    await openFolders(user, 'malas');
    await uploadFiles(user, [
      new File(['hola'], 'notas.jpg', { type: 'image/jpeg' }),
      damagedPicture('rota.jpg'),
      new File([svg], 'marca.svg', { type: 'image/svg+xml' }),
    ]);
    expect(await findFailures()).toEqual([
      '«notas.jpg»: No es un archivo de imagen',
      '«rota.jpg»: Error al comprimir: Está dañado o no es una imagen que el navegador pueda abrir.',
    ]);
    expect(screen.getByText('1 archivos subidos. 2 fallidos.')).toBeVisible();
    expect(screen.queryByText('Reintentar los fallidos')).toBeNull();
    const response = await fetch(`${ADDRESS}/highres/malas/marca.webp`);
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('webp');
  });
});

describe('faults', () => {
  test('a lost connection loses only what was not stored, and that is retried', async () => {
    let count = 0;
    network.use(
      http.post(UPLOADS, () => {
        count += 1;
        return count > 2 ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await openLibrary();
    await openFolders(user, 'corte');
    await uploadFiles(user, await pictureFiles('1.jpg', '2.jpg', '3.jpg', '4.jpg'));
    expect(await screen.findByText('2 archivos subidos. 2 fallidos.')).toBeVisible();
    expect((await findFailures())[0]).toMatch(/: Error: No hay conexión con la tienda\./);
    await waitFor(async () => expect(await findNames()).toHaveLength(2));
    faults.none();
    await user.click(retry());
    await screen.findByText(/^2 archivos subidos correctamente/);
    expect(screen.queryByLabelText('Archivos fallidos')).toBeNull();
    await waitFor(async () => expect(await findNames()).toHaveLength(4));
  });

  test('a folder that cannot be read keeps the chosen files', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'sin-leer');
    await screen.findByText('Aquí no hay imágenes');
    localStorage.removeItem(SESSION_KEY);
    await uploadFiles(user, await pictureFiles('igual.jpg', 'igual.jpg'));
    expect(await screen.findByText('Debes iniciar sesión para subir imágenes')).toBeVisible();
    expect(screen.getByText('2 archivos elegidos')).toBeVisible();
    await signInAs();
    faults.storage('post', 'object/list-v2/productsamples', 'network');
    await user.click(startButton());
    expect(
      await screen.findByText(/^No se subió nada: .*No hay conexión con la tienda\./),
    ).toBeVisible();
    expect(screen.queryByLabelText('Progreso de la subida')).toBeNull();
    expect(await storedIn(backend(), 'highres/sin-leer')).toEqual(['.placeholder']);
    faults.none();
    await user.click(startButton());
    expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
