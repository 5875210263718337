import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { compressions } from '#tests/imageCompression.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureFile } from '../pictures/library.ts';
import {
  findNames,
  input,
  openFolders,
  openLibrary,
  startButton,
  uploadFiles,
} from './libraryPage.tsx';
import { ADDRESS, storedIn } from './shop.ts';

const UPLOADS = '*/storage/v1/object/productsamples/*';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  await listFiles(
    backend(),
    ['uno', 'nombres', 'dos', 'lenta', 'cola', 'dejada', 'otra'].map(
      (folder) => `highres/${folder}/.placeholder`,
    ),
  );
});
beforeEach(() => keepSession(staff));
afterEach(() => vi.useRealTimers());

const rows = () => within(screen.getByRole('list', { name: 'Progreso de la subida' }));
const percents = () =>
  rows()
    .getAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('value')));

/** Waits in real time, whatever the clocks of the test say. */
const pause = setTimeout;
async function eventually(check: () => void): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      check();
      return;
    } catch {
      await act(() => new Promise((resolve) => void pause(resolve, 10)));
    }
  }
  check();
}

/** A picture whose content the device hands over only when it is told to. */
async function slowFile(name: string): Promise<{ file: File; give: () => void }> {
  const file = await pictureFile(name);
  const start = file.slice();
  const read = start.arrayBuffer.bind(start);
  let give = () => {};
  const isGiven = new Promise<void>((resolve) => {
    give = resolve;
  });
  vi.spyOn(start, 'arrayBuffer').mockImplementation(() => isGiven.then(read));
  vi.spyOn(file, 'slice').mockReturnValue(start);
  return { file, give };
}

/** Holds uploads back until they are told to go on. */
function holdUploads() {
  const waiting: (() => void)[] = [];
  const given: AbortSignal[] = [];
  network.use(
    http.post(UPLOADS, async ({ request }) => {
      given.push(request.signal);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return undefined;
    }),
  );
  return {
    given,
    count: () => waiting.length,
    answer: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

describe('pictures that are uploaded', () => {
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
    expect(screen.getByText('2 archivos elegidos')).toHaveRole('status');
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
    const answer = await fetch(`${ADDRESS}/highres/uno/Nino___algodon.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 600,
    });
    expect(sent.map((headers) => headers.get('x-upsert'))).toEqual(['true', 'true']);
    expect(sent.map((headers) => headers.get('cache-control'))).toEqual([
      'max-age=3600',
      'max-age=3600',
    ]);
    expect(compressions[0]).toMatchObject({
      maxWidthOrHeight: 1200,
      fileType: 'image/webp',
      initialQuality: 0.8,
    });
  });

  test('of one name in a batch are both kept', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'nombres');
    await uploadFiles(user, [await pictureFile('a.jpg'), await pictureFile('a.png')]);
    expect(await screen.findByText('Guardada como a_2.webp')).toBeVisible();
    expect(await storedIn(backend(), 'highres/nombres')).toEqual([
      '.placeholder',
      'a.webp',
      'a_2.webp',
    ]);
  });

  test('replace one of their name, which is shown as it is now', async () => {
    const { user } = await openLibrary();
    await openFolders(user, 'dos');
    await uploadFiles(user, [await pictureFile('igual.jpg')]);
    await screen.findByText('Guardada como igual.webp');
    const picture = () => screen.findByRole('link', { name: 'Ver igual.webp en otra pestaña' });
    const before = (await picture()).getAttribute('href');
    await uploadFiles(user, [await pictureFile('igual.jpg')]);
    expect(await screen.findByText('Reemplazó a igual.webp')).toBeVisible();
    expect(before).toMatch(/igual\.webp\?v=\d+$/);
    await waitFor(async () => expect((await picture()).getAttribute('href')).not.toBe(before));
    expect(await storedIn(backend(), 'highres/dos')).toHaveLength(2);
  });

  test('are stored in the folder where they were started, whatever is opened meanwhile', async () => {
    const { count, answer } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'otra');
    await uploadFiles(user, [await pictureFile('viaje.jpg')]);
    await waitFor(() => expect(count()).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Inicio' }));
    answer();
    await screen.findByText('Guardada como viaje.webp');
    expect(await storedIn(backend(), 'highres/otra')).toContain('viaje.webp');
  });
});

test('without files it says: Por favor seleccione archivos para subir.', async () => {
  const { user } = await openLibrary();
  await user.click(startButton());
  expect(screen.getByText('Por favor seleccione archivos para subir.')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('a file that was chosen by mistake is taken out again', async () => {
  const { user } = await openLibrary();
  await user.upload(input(), [await pictureFile('si.jpg'), await pictureFile('no.jpg')]);
  await user.click(screen.getByRole('button', { name: 'Quitar no.jpg' }));
  expect(screen.getByText('1 archivo elegido')).toBeVisible();
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar si.jpg' }));
  expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
});

describe('the progress of a file', () => {
  test('goes 10, 30, up to 90 in steps of 5 every 200 ms, then 100; the list clears after 5 s', async () => {
    const { count, answer } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'lenta');
    const { file, give } = await slowFile('lenta.jpg');
    await user.upload(input(), [file]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    startButton().click();
    await eventually(() => expect(percents()).toEqual([10]));
    give();
    await eventually(() => {
      expect(count()).toBe(1);
      expect(percents()).toEqual([30]);
    });
    expect(rows().getByText('Subiendo…')).toBeVisible();
    for (const percent of [35, 40, 45]) {
      await pass(200);
      expect(percents()).toEqual([percent]);
    }
    await pass(200 * 20);
    expect(percents()).toEqual([90]);
    answer();
    await eventually(() => {
      expect(percents()).toEqual([100]);
      expect(screen.getByText(/^1 archivos subidos correctamente/)).toBeVisible();
    });
    await pass(4_900);
    expect(percents()).toEqual([100]);
    await pass(200);
    expect(screen.queryByRole('list', { name: 'Progreso de la subida' })).toBeNull();
  });

  test('of more than three waits for its turn', async () => {
    const { count, answer } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'cola');
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
    await uploadFiles(user, await Promise.all(names.map((name) => pictureFile(name))));
    await waitFor(() => expect(count()).toBe(3));
    expect(rows().getAllByText('En espera')).toHaveLength(2);
    expect(startButton()).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(count()).toBe(2));
    answer();
    await screen.findByText(/^5 archivos subidos correctamente/);
  });
});

describe('closing while a batch runs', () => {
  test('asks first, and gives it up', async () => {
    const { given } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'dejada');
    await uploadFiles(user, [await pictureFile('dejada.jpg')]);
    await waitFor(() => expect(given).toHaveLength(1));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(given[0]?.aborted).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(given[0]?.aborted).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be thought better of', async () => {
    const { given, answer } = holdUploads();
    const { user } = await openLibrary();
    await openFolders(user, 'dejada');
    await uploadFiles(user, [await pictureFile('sigue.jpg')]);
    await waitFor(() => expect(given).toHaveLength(1));
    const [close] = screen.getAllByRole('button', { name: 'Cerrar' });
    if (close) await user.click(close);
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    answer();
    await screen.findByText(/^1 archivos subidos correctamente/);
    expect(await storedIn(backend(), 'highres/dejada')).toContain('sigue.webp');
  });
});
