import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { network } from '#tests/backend.ts';
import { compressions } from '#tests/imageCompression.ts';
import { listFiles, pictureFile, pictureFiles } from '../pictures/library.ts';
import {
  findNames,
  input,
  openFolders,
  openLibrary,
  openParent,
  startButton,
  uploadFiles,
} from './libraryPage.tsx';
import { ADDRESS, storedIn } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';
const LISTS = '*/storage/v1/object/list-v2/productsamples';

const { backend } = useSignedInShop();
beforeAll(async () => {
  const folders = ['uno', 'cola', 'lenta', 'dejada'];
  await listFiles(backend(), [
    ...folders.map((folder) => `highres/${folder}/.placeholder`),
    ...Array.from({ length: 1005 }, (_, index) => `highres/grande/foto-${1000 + index}.webp`),
    'highres/grande/igual_2.webp',
    'highres/letras/A.webp',
  ]);
});

const rows = () => within(screen.getByLabelText('Progreso de la subida'));
const percents = () =>
  rows()
    .getAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('value')));

/** Holds uploads back until they are released. */
function holdUploads() {
  const waiting: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  network.use(
    http.post(UPLOADS, async ({ request }) => {
      signals.push(request.signal);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return undefined;
    }),
  );
  return {
    signals,
    count: () => waiting.length,
    release: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

describe('uploaded pictures', () => {
  test('are stored small, as webp, under safe names, and listed', async () => {
    const sent: Headers[] = [];
    network.use(http.post(UPLOADS, ({ request }) => void sent.push(request.headers)));
    compressions.length = 0;
    const { user } = await openLibrary();
    await openFolders(user, 'uno');
    await user.upload(input(), [
      await pictureFile('Niño & algodón.jpg', { width: 1600, height: 800 }),
      await pictureFile('gorra.png'),
    ]);
    expect(screen.getByText('2 archivos elegidos')).toBeVisible();
    await user.click(startButton());
    expect(
      await screen.findByText(/^2 archivos subidos correctamente\. Espacio ahorrado: \d+ KB aprox/),
    ).toBeVisible();
    expect(await storedIn(backend(), 'highres/uno')).toEqual([
      '.placeholder',
      'Nino___algodon.webp',
      'gorra.webp',
    ]);
    await waitFor(async () =>
      expect(await findNames()).toEqual(['gorra.webp', 'Nino___algodon.webp']),
    );
    const response = await fetch(`${ADDRESS}/highres/uno/Nino___algodon.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 600,
    });
    expect(sent.map((headers) => headers.get('cache-control'))).toEqual([
      'max-age=3600',
      'max-age=3600',
    ]);
    expect(compressions[0]).toMatchObject({ fileType: 'image/webp', initialQuality: 0.8 });
  });

  test('replace a picture of their exact name, but none of the same batch', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'letras');
    await uploadFiles(user, await pictureFiles('a.jpg', 'a.png'));
    expect(await screen.findByText('Guardada como a.webp')).toBeVisible();
    expect(await screen.findByText('Guardada como a_2.webp')).toBeVisible();
    const findPicture = () => screen.findByLabelText('Ver a.webp en otra pestaña');
    const before = (await findPicture()).getAttribute('href');
    expect(before).toMatch(/a\.webp\?v=\d+$/);
    await uploadFiles(user, await pictureFiles('a.jpg'));
    expect(await screen.findByText('Reemplazó a a.webp')).toBeVisible();
    await waitFor(async () => expect((await findPicture()).getAttribute('href')).not.toBe(before));
    expect(await storedIn(backend(), 'highres/letras')).toEqual(['A.webp', 'a.webp', 'a_2.webp']);
  });

  test('go to the folder they were started in, three at a time', async () => {
    const { count, release } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'cola');
    await uploadFiles(user, await pictureFiles('1.jpg', '2.jpg', '3.jpg', '4.jpg'));
    await waitFor(() => expect(count()).toBe(3));
    expect(rows().getAllByText('En espera')).toHaveLength(1);
    expect(startButton()).toHaveAttribute('aria-busy', 'true');
    await openParent(user, 'Inicio');
    release();
    await waitFor(() => expect(count()).toBe(1));
    release();
    await screen.findByText(/^4 archivos subidos correctamente/);
    expect(await storedIn(backend(), 'highres/cola')).toHaveLength(5);
  });

  test('wait for the rest of the folder before two of one name get theirs', async () => {
    let isHeld = true;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
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
    await uploadFiles(user, await pictureFiles('igual.jpg', 'igual.jpg'));
    expect(rows().getAllByText('En espera')).toHaveLength(2);
    isHeld = false;
    release();
    expect(await screen.findByText('Guardada como igual.webp')).toBeVisible();
    expect(await screen.findByText('Guardada como igual_3.webp')).toBeVisible();
  });
});

test('chosen files are taken out again; without any the library asks for one', async () => {
  const { user } = await openLibrary();
  await user.upload(input(), await pictureFiles('si.jpg', 'no.jpg', 'tal-vez.jpg'));
  await user.click(screen.getByLabelText('Quitar no.jpg'));
  expect(screen.getByText('2 archivos elegidos')).toBeVisible();
  expect(input()).toHaveFocus();
  await user.click(screen.getByText('Quitar todos'));
  expect(screen.queryByLabelText('Archivos elegidos')).toBeNull();
  await user.click(startButton());
  expect(screen.getByText('Por favor seleccione archivos para subir.')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('a bar goes 10, 30, up to 90 in steps of 5 every 200 ms, then 100, and leaves after 5 s', async () => {
  const { count, release } = holdUploads();
  const { user } = await openLibrary();
  await openFolders(user, 'lenta');
  const file = await pictureFile('lenta.jpg');
  let handOver = () => {};
  const isHandedOver = new Promise<void>((resolve) => {
    handOver = resolve;
  });
  const header = file.slice();
  const read = header.arrayBuffer.bind(header);
  vi.spyOn(header, 'arrayBuffer').mockImplementation(() => isHandedOver.then(read));
  vi.spyOn(file, 'slice').mockReturnValue(header);
  await user.upload(input(), [file]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** Lets requests go on without the fake clock. */
  const turn = () => act(() => new Promise((resolve) => void setImmediate(resolve)));
  async function until(isTrue: () => boolean) {
    for (let turns = 0; turns < 20_000 && !isTrue(); turns += 1) await turn();
  }

  startButton().click();
  await until(() => screen.queryByText('Comprimiendo…') !== null);
  expect(percents()).toEqual([10]);
  handOver();
  await until(() => count() === 1 && screen.queryByText('Subiendo…') !== null);
  expect(percents()).toEqual([30]);
  for (const percent of [35, 40, 45]) {
    await pass(200);
    expect(percents()).toEqual([percent]);
  }
  await pass(200 * 20);
  expect(percents()).toEqual([90]);
  release();
  await until(() => screen.queryByText(/^1 archivos subidos correctamente/) !== null);
  expect(percents()).toEqual([100]);
  await pass(4_900);
  expect(percents()).toEqual([100]);
  await pass(200);
  expect(screen.queryByLabelText('Progreso de la subida')).toBeNull();
});

test('closing while a batch runs asks first, and then aborts it', async () => {
  const { signals } = holdUploads();
  const { user } = await openLibrary();
  await openFolders(user, 'dejada');
  await uploadFiles(user, await pictureFiles('dejada.jpg'));
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.keyboard('{Escape}');
  const name = 'Hay cambios sin guardar';
  await user.click(await screen.findByText('Seguir editando'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(signals[0]?.aborted).toBe(false);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});
