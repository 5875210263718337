import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { sessionStore } from '#state/session/sessionStore.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const PICTURE = '/storage/v1/object/public/productsamples/highres/roja.webp';

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
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
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

/** Names and contents of the files that the browser was handed. */
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

const NAME = { es: 'Descargar imagen', en: 'Download picture' } as const;
const TEXTS = {
  es: {
    saved: 'Imagen descargada',
    failed: 'Error al descargar la imagen',
    noPicture: 'No hay imagen disponible para descargar',
    signedOut: 'Debes iniciar sesión para descargar imágenes',
  },
  en: {
    saved: 'Picture downloaded',
    failed: 'The picture could not be downloaded',
    noPicture: 'There is no picture to download',
    signedOut: 'You must sign in to download pictures',
  },
} as const;

async function openSignedIn(path: string, language: 'es' | 'en' = 'es') {
  keepSession(session);
  const { user } = await renderApp(path, { language });
  const button = await screen.findByRole('button', { name: NAME[language] });
  return { user, button };
}

test('a visitor is offered no download', async () => {
  await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  expect(screen.queryByRole('button', { name: NAME.es })).toBeNull();
});

test.each(['{', 'null', '{"access_token":7}'])(
  'a kept sign-in that reads %s is nobody, and the page lives',
  async (text) => {
    localStorage.setItem(SESSION_KEY, text);
    await renderApp('/product/20?color=1&talla=M');
    await findProduct('Camiseta cuello redondo');
    await waitFor(() => expect(sessionStore.current()).toEqual({ user: null, isKnown: true }));
    expect(screen.queryByRole('button', { name: NAME.es })).toBeNull();
  },
);

describe.each(['es', 'en'] as const)('for who is signed in (%s)', (language) => {
  const texts = TEXTS[language];

  test('the picture is saved as webp, named from its detail', async () => {
    const { user, button } = await openSignedIn('/product/20?color=1&talla=M', language);
    await user.click(button);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(saved).toEqual([
      { name: 'algodon-peinado-24-1.webp', href: expect.stringMatching(/^blob:/) },
    ]);
  });

  test('without a detail it is named from name, colour and day', async () => {
    const { user, button } = await openSignedIn('/product/20?color=1&talla=XL', language);
    await user.click(button);
    await screen.findByText(texts.saved);
    const today = new Intl.DateTimeFormat('sv-SE').format();
    expect(saved.map(({ name }) => name)).toEqual([`camiseta-cuello-redondo-rojo-${today}.webp`]);
  });

  test('a picture that cannot be fetched says so for 3 s', async () => {
    expectLoggedError(/product: download picture/);
    network.use(http.get(`*${PICTURE}`, () => new Response('gone', { status: 404 })));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { button } = await openSignedIn('/product/20?color=1&talla=M', language);
    button.click();
    expect(await screen.findByText(texts.failed)).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(screen.getByText(texts.failed)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(screen.queryByText(texts.failed)).toBeNull());
    expect(saved).toEqual([]);
  });

  test.each([
    ['empty', () => new Response('', { headers: { 'content-type': 'image/webp' } })],
    ['no picture', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('a picture that turns out %s is not saved', async (_what, answer) => {
    expectLoggedError(/product: download picture/);
    network.use(http.get(`*${PICTURE}`, answer));
    const { user, button } = await openSignedIn('/product/20?color=1&talla=M', language);
    await user.click(button);
    expect(await screen.findByText(texts.failed)).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('without a picture it says so', async () => {
    const { user, button } = await openSignedIn('/product/21', language);
    await user.click(button);
    expect(await screen.findByText(texts.noPicture)).toBeVisible();
  });

  test('a sign-in that ended meanwhile is asked for', async () => {
    const { user, button } = await openSignedIn('/product/20?color=1&talla=M', language);
    localStorage.removeItem(SESSION_KEY);
    await user.click(button);
    expect(await screen.findByText(texts.signedOut)).toBeVisible();
    expect(saved).toEqual([]);
  });
});

test('a picture of another site, which the page may not fetch, is offered no download', async () => {
  const { user, button } = await openSignedIn('/product/20?color=1&talla=M');
  await user.click(screen.getByRole('radio', { name: 'colores' }));
  expect(button).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Imagen siguiente' }));
  expect(screen.getByRole('button', { name: NAME.es })).toBeVisible();
});

test('signing out in another tab takes the download away', async () => {
  await openSignedIn('/product/20?color=1&talla=M');
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await waitFor(() => expect(screen.queryByRole('button', { name: NAME.es })).toBeNull());
});

test('signing in in another tab brings it', async () => {
  await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  keepSession(session);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(await screen.findByRole('button', { name: NAME.es })).toBeVisible();
});
