import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { network, useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureBytes, pictureFile } from './library.ts';
import { renderUpload } from './uploadPart.tsx';

const UPLOADS = '*/storage/v1/object/productsamples/*';
const LISTS = '*/storage/v1/object/list-v2/productsamples';
const FOLDER = '/storage/v1/object/public/productsamples/thumbnails/';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(() => keepSession(staff));

const input = () => screen.getByLabelText('Subir imagen');
const retry = () => screen.getByRole('button', { name: 'Reintentar' });

/** Names of what is stored for a file that was called `name`. */
async function storedAs(name: string): Promise<string[]> {
  const rows = await backend().sql<{ name: string }>(
    `select name from storage.objects where name like 'thumbnails/%\\_${name}'`,
  );
  return rows.map((row) => row.name);
}

describe('a picture that is chosen', () => {
  test('is stored small, under the time and its safe name, and handed over', async () => {
    const { user, uploaded } = await renderUpload();
    const before = Date.now();
    await user.upload(input(), await pictureFile('Algodón niño.jpg', { width: 1600, height: 800 }));
    expect(await screen.findByText('Imagen subida: Algodón niño.jpg')).toBeVisible();
    expect(uploaded).toHaveLength(1);
    const url = uploaded[0] ?? '';
    const [, time, name] = /thumbnails\/(\d+)_(.+)$/.exec(url) ?? [];
    expect(url).toBe(`${location.origin}${FOLDER}${time}_${name}`);
    expect(name).toBe('Algodon_nino.jpg');
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBeLessThanOrEqual(1024 ** 2);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 256 });
  });

  test('of an unusual type is stored as webp, with that ending', async () => {
    const { user, uploaded } = await renderUpload();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    await user.upload(input(), new File([svg], 'marca.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(uploaded[0]).toMatch(/_marca\.webp$/);
    expect((await fetch(uploaded[0] ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  test.each(['', 'application/octet-stream'])(
    'is stored as what it is where the device calls it "%s"',
    async (type) => {
      const { user, uploaded } = await renderUpload();
      const bytes = new Uint8Array(await pictureBytes('jpeg'));
      await user.upload(input(), new File([bytes], 'camara.jpg', { type }));
      await waitFor(() => expect(uploaded).toHaveLength(1));
      expect((await fetch(uploaded[0] ?? '')).headers.get('content-type')).toBe('image/jpeg');
    },
  );

  test('is handed over while the folder is still being read again', async () => {
    await listFiles(backend(), ['thumbnails/una.webp', 'thumbnails/otra.webp']);
    const { user, uploaded } = await renderUpload('es', { besidePicker: true });
    expect(await screen.findByText(/imágenes$/)).toBeVisible();
    network.use(http.post(LISTS, () => new Promise<never>(() => undefined)));
    await user.upload(input(), await pictureFile('pronta.jpg'));
    expect(await screen.findByText('Imagen subida: pronta.jpg')).toBeVisible();
    expect(uploaded).toHaveLength(1);
  });

  test('may be chosen a second time', async () => {
    const { user, uploaded } = await renderUpload();
    const file = await pictureFile('otra-vez.jpg');
    await user.upload(input(), file);
    await waitFor(() => expect(uploaded).toHaveLength(1));
    await user.upload(input(), file);
    await waitFor(() => expect(uploaded).toHaveLength(2));
    expect(await storedAs('otra-vez.jpg')).toHaveLength(2);
  });
});

/** The start of a PNG of 30,000 × 30,000 px. */
function hugePng(): ArrayBuffer {
  const start = new DataView(new ArrayBuffer(33));
  start.setUint32(0, 0x89504e47);
  start.setUint32(16, 30_000);
  start.setUint32(20, 30_000);
  return start.buffer;
}

describe('a file that cannot be used', () => {
  test.each([
    ['notas.txt', 'text/plain', 'hola'],
    ['lista.pdf', 'application/pdf', '%PDF-1.7'],
    ['sin-tipo', '', 'hola'],
    ['pagina.html', 'text/html', '<h1>hola</h1>'],
    ['foto.jpg', 'image/jpeg', 'esto no es una foto'],
    ['pagina.png', 'image/png', '<html><script>alert(1)</script></html>'],
  ])('%s (%s) is refused: No es un archivo de imagen', async (name, type, text) => {
    const { user, uploaded } = await renderUpload();
    await user.upload(input(), new File([text], name, { type }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No es un archivo de imagen');
    expect(alert).toHaveTextContent(`«${name}» no contiene una imagen`);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(uploaded).toEqual([]);
  });

  test.each([
    ['rota.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2]), 'está dañado'],
    ['vacia.jpg', '', 'está vacío'],
    ['bomba.png', hugePng(), 'es demasiado grande'],
  ])('%s fails: Error al comprimir imagen', async (name, content, reason) => {
    const { user, uploaded } = await renderUpload();
    await user.upload(input(), new File([content], name, { type: 'image/jpeg' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al comprimir imagen');
    expect(alert).toHaveTextContent(`«${name}» ${reason}`);
    expect(uploaded).toEqual([]);
  });

  test('because the device no longer hands it over is to be chosen again', async () => {
    const { user, uploaded } = await renderUpload();
    const file = await pictureFile('movida.jpg');
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    await user.upload(input(), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('«movida.jpg» no se puede leer. Vuelva a elegirlo.');
    expect(uploaded).toEqual([]);
  });
});

describe('an upload that fails', () => {
  test.each([
    ['es', 'Error al subir imagen'],
    ['en', 'Error uploading image'],
  ] as const)('says so (%s): %s', async (language, text) => {
    network.use(http.post(UPLOADS, () => HttpResponse.error()));
    const { user, uploaded } = await renderUpload(language);
    await user.upload(input(), await pictureFile('caida.jpg'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('«caida.jpg»: No hay conexión con la tienda.');
    expect(uploaded).toEqual([]);
  });

  test('is tried again with the same file', async () => {
    network.use(http.post(UPLOADS, () => HttpResponse.error(), { once: true }));
    const { user, uploaded } = await renderUpload();
    await user.upload(input(), await pictureFile('segunda.jpg'));
    await screen.findByRole('alert');
    await user.click(retry());
    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await storedAs('segunda.jpg')).toHaveLength(1);
  });

  test('for want of a sign-in says what to do, and goes on after it', async () => {
    const { user, uploaded } = await renderUpload();
    localStorage.clear();
    await user.upload(input(), await pictureFile('sin-sesion.jpg'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Debes iniciar sesión para subir imágenes');
    keepSession(staff);
    await user.click(retry());
    await waitFor(() => expect(uploaded).toHaveLength(1));
  });

  test('for want of the rights says so to a signed-in stranger', async () => {
    keepSession(await signIn(backend(), 'stranger@shop.example'));
    const { user } = await renderUpload();
    await user.upload(input(), await pictureFile('ajena.jpg'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al subir imagen');
    expect(alert).toHaveTextContent('Su usuario no tiene permiso de personal.');
    expect(await storedAs('ajena.jpg')).toEqual([]);
  });

  test('over a file of the same name does not overwrite it', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await listFiles(backend(), [`thumbnails/${now}_igual.jpg`]);
    const { user, uploaded } = await renderUpload();
    await user.upload(input(), await pictureFile('igual.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya existe otro igual.');
    vi.mocked(Date.now).mockRestore();
    await user.click(retry());
    await waitFor(() => expect(uploaded).toHaveLength(1));
  });

  test.each([
    ['413', 'exceeded', 'Error al subir imagen', /no cabe en la tienda/],
    ['415', 'mime type', 'Error al subir imagen', /solo guarda imágenes webp/],
    ['403', 'jwt expired', 'Debes iniciar sesión para subir imágenes', /Inicie sesión/],
    ['500', 'asleep', 'Error al subir imagen', /Respuesta del servidor: asleep/],
  ])('with %s (%s) says which file: %s', async (statusCode, message, text, reason) => {
    const refusal = { statusCode, error: 'refused', message };
    network.use(http.post(UPLOADS, () => HttpResponse.json(refusal, { status: 400 })));
    const { user } = await renderUpload();
    await user.upload(input(), await pictureFile('llena.jpg'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('«llena.jpg»: ');
    expect(alert).toHaveTextContent(reason);
  });
});

describe('while a picture is on its way', () => {
  test('its progress is told, and no second one can be chosen', async () => {
    let answer = () => {};
    network.use(
      http.post(UPLOADS, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return undefined;
      }),
    );
    const { user, uploaded } = await renderUpload();
    await user.upload(input(), await pictureFile('lenta.jpg'));
    expect(await screen.findByText('Subiendo lenta.jpg…')).toHaveRole('status');
    const bar = screen.getByRole('progressbar', { name: 'Subiendo lenta.jpg…' });
    expect(bar).toHaveAttribute('value', '60');
    expect(input()).toHaveAttribute('aria-disabled', 'true');
    await user.upload(input(), await pictureFile('segunda-lenta.jpg'));
    answer();
    await waitFor(() => expect(uploaded).toHaveLength(1));
    expect(await storedAs('segunda-lenta.jpg')).toEqual([]);
  });

  test('leaving the screen asks first, and gives it up', async () => {
    const given: AbortSignal[] = [];
    network.use(
      http.post(UPLOADS, ({ request }) => {
        given.push(request.signal);
        return new Promise<never>(() => undefined);
      }),
    );
    const { user, uploaded, unmount } = await renderUpload();
    await user.upload(input(), await pictureFile('dejada.jpg'));
    await waitFor(() => expect(given).toHaveLength(1));
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    unmount();
    await waitFor(() => expect(given[0]?.aborted).toBe(true));
    expect(uploaded).toEqual([]);
  });
});

test('the button is reached by keyboard and says what it takes', async () => {
  const { user } = await renderUpload();
  await user.tab();
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription(/512 px/);
});

test('the bytes that are sent carry their type and how long they are kept', async () => {
  const sent: Headers[] = [];
  network.use(http.post(UPLOADS, ({ request }) => void sent.push(request.headers)));
  const { user, uploaded } = await renderUpload();
  const png = new File([new Uint8Array(await pictureBytes('png'))], 'a.png', { type: 'image/png' });
  await user.upload(input(), png);
  await waitFor(() => expect(uploaded).toHaveLength(1));
  expect(sent[0]?.get('content-type')).toBe('image/png');
  expect(sent[0]?.get('cache-control')).toBe('max-age=3600');
  expect(sent[0]?.get('x-upsert')).toBe('false');
});
