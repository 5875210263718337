import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
  const folders = ['uno', 'cola', 'lenta', 'dejada', 'cancelada'];
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

  test('replace a picture of their exact name after a question, but none of the same batch', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'letras');
    await uploadFiles(user, await pictureFiles('a.jpg', 'a.png'));
    expect(await screen.findByText('Guardada como a.webp')).toBeVisible();
    expect(await screen.findByText('Guardada como a_2.webp')).toBeVisible();
    const findPicture = () => screen.findByLabelText('Ver a.webp en otra pestaña');
    const before = (await findPicture()).getAttribute('href');
    expect(before).toMatch(/a\.webp\?v=\d+$/);
    await uploadFiles(user, await pictureFiles('a.jpg'));
    expect(await screen.findByText(/donde se usan: a\.webp$/)).toBeVisible();
    await user.click(screen.getByText('Cancelar'));
    expect(await screen.findByText('1 archivo elegido')).toBeVisible();
    await user.click(startButton());
    await user.click(await screen.findByText('Reemplazar'));
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

test('a cancelled batch keeps what is stored and gives the rest back', async () => {
  const { count, release } = holdUploads();
  const { user } = await openLibrary();
  await openFolders(user, 'cancelada');
  await uploadFiles(user, await pictureFiles('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
  await waitFor(() => expect(count()).toBe(3));
  release();
  await waitFor(() => expect(count()).toBe(2));
  await user.click(screen.getByText('Cancelar la subida'));
  expect(
    await screen.findByText(
      'Subida cancelada: 3 archivos se subieron y quedan guardados. 2 vuelven a la lista de elegidos.',
    ),
  ).toBeVisible();
  expect(rows().getAllByText('Cancelada')).toHaveLength(2);
  expect(input()).toHaveFocus();
  expect(await storedIn(backend(), 'highres/cancelada')).toHaveLength(4);
  await user.click(startButton());
  await waitFor(() => expect(count()).toBe(4));
  release();
  expect(await screen.findByText(/^2 archivos subidos correctamente/)).toBeVisible();
  expect(await storedIn(backend(), 'highres/cancelada')).toHaveLength(6);
});

describe('closing while a batch runs', () => {
  const question = () => screen.queryByRole('dialog', { name: 'La subida no ha terminado' });

  test.each<[string, (user: UserEvent) => unknown]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the X', (user) => user.click(screen.getAllByLabelText('Cerrar')[0] ?? document.body)],
    ['Back', () => history.back()],
  ])('by %s asks about the upload, and then aborts it', async (_, close) => {
    const { signals } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'dejada');
    await uploadFiles(user, await pictureFiles('dejada.jpg'));
    await waitFor(() => expect(signals).toHaveLength(1));
    await close(user);
    await user.click(await screen.findByText('Continuar la subida'));
    await waitFor(() => expect(question()).toBeNull());
    expect(signals[0]?.aborted).toBe(false);
    await close(user);
    await user.click(await screen.findByText('Cancelar la subida y cerrar'));
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asks about the chosen files alone once it has ended', async () => {
    const { signals, release } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'dejada');
    await uploadFiles(user, await pictureFiles('una.jpg'));
    await waitFor(() => expect(signals).toHaveLength(1));
    fireEvent.change(input(), { target: { files: await pictureFiles('otra.jpg') } });
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^También hay cambios sin guardar/)).toBeVisible();
    release();
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
    expect(question()).toBeNull();
  });
});
