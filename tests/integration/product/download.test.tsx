import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { currentUser } from '#data/auth.ts';
import { sessionStore } from '#state/session/sessionStore.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const PICTURE = '/storage/v1/object/public/productsamples/highres/roja.webp';

const STAFF_EMAIL = 'staff@shop.example';

const backend = useBackend();
let session: StoredSession;

beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
  await backend().sql(`
    delete from images where producto_id > 0;
    insert into images (producto_id, url) values (101, '${PICTURE}'), (102, '${PICTURE}'),
      (105, 'https://elsewhere.example/storage/v1/object/public/productsamples/a.webp');
    update subfamilia set thumbnail = null where id = 21;
  `);
  session = await signIn(backend(), STAFF_EMAIL, { staff: true });
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#c0392b' },
  })
    .webp()
    .toBuffer();
  const stored = await backend().fetch(
    new Request(`${location.origin}${PICTURE.replace('/public', '')}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        apikey: backend().anonKey,
        'content-type': 'image/webp',
      },
      body: bytes,
    }),
  );
  expect(stored.status).toBe(200);
});

/** The files that the browser has saved. */
let saved: { name: string; href: string }[];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => vi.useRealTimers());

const downloadButton = () => screen.queryByText('Descargar imagen', { selector: 'button span' });

async function openSignedIn(path: string) {
  keepSession(session);
  const { user } = await renderApp(path);
  const button = await screen.findByText('Descargar imagen', { selector: 'button span' });
  return { user, button };
}

test('the picture is saved as webp, named after the detail of the producto', async () => {
  const { user, button } = await openSignedIn('/product/20?color=1&talla=M');
  await user.click(button);
  expect(await screen.findByText('Imagen descargada')).toBeVisible();
  expect(saved).toEqual([
    { name: 'algodon-peinado-24-1.webp', href: expect.stringMatching(/^blob:/) },
  ]);
});

test('the file is named after name, colour and day when the producto has no detail', async () => {
  const { user, button } = await openSignedIn('/product/20?color=1&talla=XL');
  await user.click(button);
  await screen.findByText('Imagen descargada');
  const today = new Intl.DateTimeFormat('sv-SE').format();
  expect(saved.map(({ name }) => name)).toEqual([`camiseta-cuello-redondo-rojo-${today}.webp`]);
});

test('a product without a picture has nothing to download', async () => {
  const { user, button } = await openSignedIn('/product/21');
  await user.click(button);
  expect(await screen.findByText('No hay imagen disponible para descargar')).toBeVisible();
});

test('a picture of another site has no download', async () => {
  const { user, button } = await openSignedIn('/product/20?color=1&talla=M');
  await user.click(await screen.findByLabelText('colores'));
  expect(button).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Imagen siguiente'));
  expect(downloadButton()).toBeVisible();
});

describe('bad inputs', () => {
  test.each(['{', 'null', '{"access_token":7}'])(
    'a stored session that reads %s is ignored',
    async (text) => {
      localStorage.setItem(SESSION_KEY, text);
      await renderApp('/product/20?color=1&talla=M');
      await findProduct('Camiseta cuello redondo');
      await waitFor(() => expect(sessionStore.current()).toEqual({ user: null, isKnown: true }));
      expect(downloadButton()).toBeNull();
    },
  );
});

describe('faults', () => {
  test('a picture that cannot be fetched shows a message for 3 s', async () => {
    expectLoggedError(/product: download picture/);
    network.use(http.get(`*${PICTURE}`, () => new Response('gone', { status: 404 })));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { button } = await openSignedIn('/product/20?color=1&talla=M');
    button.click();
    const message = await screen.findByText('Error al descargar la imagen');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(message).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(saved).toEqual([]);
  });

  test('a response that is not a picture is not saved', async () => {
    expectLoggedError(/product: download picture/);
    const page = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
    network.use(http.get(`*${PICTURE}`, page));
    const { user, button } = await openSignedIn('/product/20?color=1&talla=M');
    await user.click(button);
    expect(await screen.findByText('Error al descargar la imagen')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('a session that ended meanwhile asks to sign in', async () => {
    const { user, button } = await openSignedIn('/product/20?color=1&talla=M');
    // The bar of staff and the page read the session when they mount; without one the button goes.
    await screen.findByText(STAFF_EMAIL);
    await currentUser();
    localStorage.removeItem(SESSION_KEY);
    await user.click(button);
    expect(await screen.findByText('Debes iniciar sesión para descargar imágenes')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
