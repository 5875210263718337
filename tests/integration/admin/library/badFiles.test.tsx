import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import {
  findFailures,
  findNames,
  openFolders,
  openLibrary,
  startButton,
  uploadFiles,
} from './libraryPage.tsx';
import { ADDRESS, storedIn } from './shop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';
const UNREADABLE = 'Está dañado o no es una imagen que el navegador pueda abrir.';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  const folders = ['mezcla', 'svg', 'nombres', 'corte', 'fin', 'ajena', 'nada', 'fallo'];
  await listFiles(
    backend(),
    [...folders, 'vacia'].map((folder) => `highres/${folder}/.placeholder`),
  );
  await listFiles(backend(), ['thumbnails/default/logo.webp']);
});
beforeEach(() => keepSession(staff));

const file = (name: string, type: string, content: BlobPart = 'hola') =>
  new File([content], name, { type });

/** The start of a PNG of 30,000 × 30,000 px. */
function bomb(): File {
  const start = new DataView(new ArrayBuffer(33));
  start.setUint32(0, 0x89504e47);
  start.setUint32(4, 0x0d0a1a0a);
  start.setUint32(16, 30_000);
  start.setUint32(20, 30_000);
  return file('bomba.png', 'image/png', start.buffer);
}

describe('bad inputs', () => {
  test.each([
    ['a text', file('notas.txt', 'text/plain'), 'No es un archivo de imagen'],
    ['a text called JPEG', file('notas.jpg', 'image/jpeg'), 'No es un archivo de imagen'],
    [
      'a page called PNG',
      file('pagina.png', 'image/png', '<html><script>alert(1)</script></html>'),
      'No es un archivo de imagen',
    ],
    [
      'nothing',
      file('vacia.jpg', 'image/jpeg', ''),
      'Error al comprimir: El archivo está vacío (0 bytes).',
    ],
    [
      'a picture of 900 megapixels',
      bomb(),
      'Error al comprimir: La imagen es demasiado grande para este navegador. Redúzcala antes de subirla.',
    ],
    [
      'a picture that is cut off',
      file('rota.jpg', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2])),
      `Error al comprimir: ${UNREADABLE}`,
    ],
    [
      'a kind that is not known',
      file('foto.heic', 'image/heic'),
      `Error al comprimir: ${UNREADABLE}`,
    ],
  ])('%s is refused by its name, and nothing is stored', async (_, bad, reason) => {
    const { user } = await openLibrary();
    await openFolders(user, 'vacia');
    await uploadFiles(user, [bad]);
    expect(await findFailures()).toEqual([`«${bad.name}»: ${reason}`]);
    expect(screen.getByText('0 archivos subidos. 1 fallidos.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar los fallidos' })).toBeNull();
    expect(await storedIn(backend(), 'highres/vacia')).toEqual(['.placeholder']);
  });

  test('bad files keep no good one of the batch from being stored', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'mezcla');
    await uploadFiles(user, [
      await pictureFile('una.jpg'),
      file('mala.jpg', 'image/jpeg'),
      await pictureFile('dos.jpg'),
      file('', 'image/png', ''),
      await pictureFile('tres.jpg'),
    ]);
    expect(await screen.findByText('3 archivos subidos. 2 fallidos.')).toBeVisible();
    expect(await findFailures()).toHaveLength(2);
    await waitFor(async () =>
      expect(await findNames()).toEqual(['dos.webp', 'tres.webp', 'una.webp']),
    );
  });

  test('a drawing with a script is stored as a picture without it', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'svg');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    await uploadFiles(user, [file('marca.svg', 'image/svg+xml', svg)]);
    await screen.findByText(/^1 archivos subidos correctamente/);
    const answer = await fetch(`${ADDRESS}/highres/svg/marca.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp');
  });

  test('names that a storage refuses are made safe', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'nombres');
    await uploadFiles(user, [
      await pictureFile('Diseño algodón.jpg'),
      await pictureFile('👕 #1.jpg'),
      await pictureFile('..hola..jpg'),
      await pictureFile(`${'a'.repeat(300)}.jpg`),
    ]);
    await screen.findByText(/^4 archivos subidos correctamente/);
    expect(await storedIn(backend(), 'highres/nombres')).toEqual([
      '.placeholder',
      'Diseno_algodon.webp',
      '___1.webp',
      '_hola_.webp',
      `${'a'.repeat(120)}.webp`,
    ]);
  });
});

describe('faults', () => {
  describe('an upload that fails on the way', () => {
    const refusal = (statusCode: string, message: string) => () =>
      HttpResponse.json({ statusCode, error: 'x', message }, { status: 400 });

    test.each([
      [
        'for want of room (413)',
        refusal('413', 'The object exceeded the maximum allowed size'),
        'Error: El archivo no cabe en la tienda: pasa de 5 MB o ya no queda espacio. Elimine imágenes que no use o elija una más pequeña.',
      ],
      [
        'for its type (415)',
        refusal('415', 'mime type is not supported'),
        'Error: La tienda solo guarda imágenes webp, jpg, png o gif.',
      ],
      [
        'for a reason of its own',
        refusal('500', 'bucket is asleep'),
        'Error: Respuesta del servidor: bucket is asleep',
      ],
      [
        'without an answer',
        () => HttpResponse.error(),
        'Error: No hay conexión con la tienda. Revise su internet e intente de nuevo.',
      ],
    ])('%s says so, and can be tried again', async (_, answer, reason) => {
      network.use(http.post(UPLOADS, answer));
      const { user } = await openLibrary();
      await openFolders(user, 'fallo');
      await uploadFiles(user, [await pictureFile('una.jpg')]);
      expect(await findFailures()).toEqual([`«una.jpg»: ${reason}`]);
      faults.none();
      await user.click(screen.getByRole('button', { name: 'Reintentar los fallidos' }));
      expect(await screen.findByText(/^1 archivos subidos correctamente/)).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Archivos fallidos' })).toBeNull();
    });
  });

  test('a connection lost in the middle loses only what was not stored, and that can be retried', async () => {
    let count = 0;
    network.use(
      http.post(UPLOADS, () => {
        count += 1;
        return count > 2 ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await openLibrary();
    await openFolders(user, 'corte');
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'];
    await uploadFiles(user, await Promise.all(names.map((name) => pictureFile(name))));
    expect(await screen.findByText('2 archivos subidos. 2 fallidos.')).toBeVisible();
    await waitFor(async () => expect(await findNames()).toHaveLength(2));
    faults.none();
    await user.click(screen.getByRole('button', { name: 'Reintentar los fallidos' }));
    await screen.findByText(/^2 archivos subidos correctamente/);
    await waitFor(async () => expect(await findNames()).toHaveLength(4));
  });

  test('a session that ends in the middle says so, keeps the files, and goes on after a sign-in', async () => {
    let count = 0;
    network.use(
      http.post(UPLOADS, () => {
        count += 1;
        if (count === 1) return undefined;
        localStorage.removeItem(SESSION_KEY);
        return HttpResponse.json(
          {
            statusCode: '403',
            error: 'Unauthorized',
            message: '"exp" claim timestamp check failed',
          },
          { status: 400 },
        );
      }),
    );
    const { user } = await openLibrary();
    await openFolders(user, 'fin');
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
    await uploadFiles(user, await Promise.all(names.map((name) => pictureFile(name))));
    expect(await screen.findByText('1 archivos subidos. 4 fallidos.')).toBeVisible();
    for (const failure of await findFailures()) {
      expect(failure).toMatch(/^«\d\.jpg»: Debes iniciar sesión para subir imágenes$/);
    }
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    faults.none();
    keepSession(staff);
    await user.click(screen.getByRole('button', { name: 'Reintentar los fallidos' }));
    await screen.findByText(/^4 archivos subidos correctamente/);
    expect(await storedIn(backend(), 'highres/fin')).toHaveLength(6);
  });

  test('with nobody signed in it says: Debes iniciar sesión para subir imágenes', async () => {
    const { user } = await openLibrary();
    localStorage.removeItem(SESSION_KEY);
    await uploadFiles(user, [await pictureFile('una.jpg')]);
    expect(await screen.findByText('Debes iniciar sesión para subir imágenes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar una.jpg' })).toBeVisible();
    keepSession(staff);
    await user.click(startButton());
    expect(await screen.findByText(/^1 archivos subidos correctamente/)).toBeVisible();
  });

  test('a signed-in stranger is told that the rights are missing', async () => {
    keepSession(stranger);
    const { user } = await openLibrary();
    await uploadFiles(user, [await pictureFile('ajena.jpg')]);
    expect(await findFailures()).toEqual([
      '«ajena.jpg»: Error: Su usuario no tiene permiso de personal. Pida acceso al administrador de la tienda.',
    ]);
    expect(await storedIn(backend(), 'highres')).not.toContain('ajena.webp');
  });

  test('the default logo cannot be replaced, and that is said', async () => {
    const { user } = await openLibrary();
    await user.click(screen.getByRole('button', { name: 'Inicio' }));
    await openFolders(user, 'thumbnails', 'default');
    await uploadFiles(user, [await pictureFile('logo.png')]);
    expect(await findFailures()).toEqual([
      '«logo.png»: Error: Es el logo por defecto y no se puede reemplazar. Cambie el nombre del archivo.',
    ]);
  });
});
