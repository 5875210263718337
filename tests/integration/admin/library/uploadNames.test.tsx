import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { openFolders, openLibrary, startButton, uploadFiles } from './libraryPage.tsx';
import { storedIn } from './shop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';
const LISTS = '*/storage/v1/object/list-v2/productsamples';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await listFiles(backend(), [
    ...Array.from({ length: 1005 }, (_, index) => `highres/grande/foto-${1000 + index}.webp`),
    'highres/grande/igual_2.webp',
    'highres/sin-leer/.placeholder',
    'highres/letras/Gorra.webp',
  ]);
});
beforeEach(() => keepSession(staff));

describe('what is in the folder', () => {
  const twice = async () => [await pictureFile('igual.jpg'), await pictureFile('igual.jpg')];

  test('is read to its end before two files of one name get theirs', async () => {
    let isHeld = true;
    let goOn = () => {};
    const isReleased = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    network.use(
      http.post(LISTS, async ({ request }) => {
        const query = await request.clone().text();
        if (isHeld && query.includes('"cursor"')) await isReleased;
        return undefined;
      }),
    );
    const { user } = await openLibrary();
    await openFolders(user, 'grande');
    await screen.findByText('Cargando el resto de la carpeta…');
    await uploadFiles(user, await twice());
    expect(startButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByText('En espera')).toHaveLength(2);
    isHeld = false;
    goOn();
    expect(await screen.findByText('Guardada como igual.webp')).toBeVisible();
    expect(await screen.findByText('Guardada como igual_3.webp')).toBeVisible();
  });

  test('that cannot be read: nothing is stored, what was chosen stays, and goes the next time', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'sin-leer');
    await screen.findByText('Aquí no hay imágenes');
    network.use(http.post(LISTS, () => HttpResponse.error()));
    await uploadFiles(user, await twice());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se subió nada: no se pudo leer qué hay en la carpeta. No hay conexión con la tienda.',
    );
    expect(screen.getByText('2 archivos elegidos')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progreso de la subida' })).toBeNull();
    expect(await storedIn(backend(), 'highres/sin-leer')).toEqual(['.placeholder']);
    faults.none();
    await user.click(startButton());
    expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('under the same name in other letters is another picture, and is not replaced', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'letras');
    await uploadFiles(user, [await pictureFile('gorra.jpg')]);
    expect(await screen.findByText('Guardada como gorra.webp')).toBeVisible();
    expect(await storedIn(backend(), 'highres/letras')).toEqual(['Gorra.webp', 'gorra.webp']);
  });
});

test('an answer of the storage that was overtaken by another is still an answer', async () => {
  network.use(http.post(UPLOADS, () => HttpResponse.json({ Key: 'x' })));
  const { user } = await openLibrary();
  await screen.findByRole('button', { name: 'Abrir la carpeta letras' });
  await listFiles(backend(), ['highres/testigo.webp']);
  await uploadFiles(user, [await pictureFile('fantasma.jpg')]);
  await screen.findByText(/^1 archivos subidos correctamente/);
  // It came after the folder was opened: the list has been read again.
  await screen.findByRole('link', { name: /testigo/ });
  // What the list shows is what is stored, whatever was answered.
  expect(screen.queryByRole('link', { name: /fantasma/ })).toBeNull();
});
