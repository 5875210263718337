import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { currentUser } from '#data/auth.ts';
import { uploadPicture } from '#data/library/staff/storage.ts';
import { isoDay } from '#domain/text/costaRica.ts';
import { keepSession, network, signIn, type StoredSession, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { recordDownloads, swipe } from '#tests/visitor.ts';
import { pictureBytes } from '../admin/pictures/library.ts';
import { openProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend(PRODUCT_ROWS);

function shownPicture(): string | null {
  const gallery = screen.getByRole('region', { name: /^Imágenes de / });
  return within(gallery).getByRole('img').getAttribute('src');
}

const [FIRST, SECOND, BLUE] = ['roja-1', 'roja-2', 'azul'].map((name) => `/pictures/${name}.webp`);

test('the gallery shows each picture once, and is turned by buttons, thumbnails, keys and swipes', async () => {
  const user = await openProduct('20?color=1&talla=M');
  const thumbs = screen.getAllByLabelText(/^Ver imagen/);
  const sources = thumbs.map((thumb) => thumb.querySelector('img')?.getAttribute('src'));
  expect(sources).toEqual([FIRST, SECOND, BLUE]);
  await user.click(screen.getByLabelText('Imagen anterior'));
  expect(shownPicture()).toBe(BLUE);
  expect(screen.getByText('Imagen 3 de 3')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Imagen siguiente'));
  expect(shownPicture()).toBe(FIRST);
  await user.click(screen.getByLabelText('Ver imagen 2 de 3'));
  expect(shownPicture()).toBe(SECOND);
  expect(screen.getByLabelText('Ver imagen 2 de 3')).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowRight}');
  expect(shownPicture()).toBe(BLUE);
  expect(screen.getByLabelText('Ver imagen 3 de 3')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  const picture = screen.getByAltText('Camiseta cuello redondo, color Rojo');
  for (const [distance, shown] of [
    [-49, FIRST],
    [-50, SECOND],
    [50, FIRST],
    [-50, SECOND],
  ] as const) {
    swipe(picture, distance);
    expect(shownPicture()).toBe(shown);
  }
  // A picture stays while only the size changes.
  for (const [choice, shown] of [
    ['XL', SECOND],
    ['Azul', BLUE],
    ['Rojo', FIRST],
  ] as const) {
    await user.click(screen.getByLabelText(choice));
    expect(shownPicture()).toBe(shown);
  }
});

test.each([
  ['21', 'Bolsa de tela', '/pictures/bolsa.webp'],
  ['22', 'Tela por metro', '/default-image.webp'],
])('/product/%s without pictures shows its thumbnail or the default', async (path, name, shown) => {
  await openProduct(path, name);
  expect(shownPicture()).toBe(shown);
  expect(screen.queryByLabelText(/^Ver imagen|^Imagen siguiente/)).not.toBeInTheDocument();
});

describe('the download', () => {
  const PICTURE = '/storage/v1/object/public/productsamples/highres/roja.webp';
  const STAFF_EMAIL = 'staff@shop.example';
  let session: StoredSession;

  beforeAll(async () => {
    await backend().sql(`
      delete from images where producto_id > 0;
      insert into images (producto_id, url) values (101, '${PICTURE}'), (102, '${PICTURE}'),
        (105, 'https://elsewhere.example/storage/v1/object/public/productsamples/a.webp');
      update subfamilia set thumbnail = null where id = 21;`);
    session = await signIn(backend(), STAFF_EMAIL, { staff: true });
    keepSession(session);
    const bytes = new Uint8Array(await pictureBytes()).buffer;
    await uploadPicture('highres/roja.webp', bytes, 'image/webp', { overwrite: false });
  });

  const LABEL = ['Descargar imagen', { selector: 'button, button *' }] as const;

  async function openSignedIn(path = '/product/20?color=1&talla=M') {
    keepSession(session);
    const { user } = await renderApp(path);
    const button = await screen.findByText(...LABEL);
    return { user, button, saved: recordDownloads() };
  }

  test('is a webp file named after the detail, or after name, colour and day', async () => {
    const { user, button, saved } = await openSignedIn();
    await user.click(button);
    expect(await screen.findByText('Imagen descargada')).toBeVisible();
    await user.click(screen.getByLabelText('XL'));
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(2));
    const today = isoDay(new Date());
    const href = expect.stringMatching(/^blob:/);
    expect(saved).toMatchObject([
      { name: 'algodon-peinado-24-1.webp', href },
      { name: `camiseta-cuello-redondo-rojo-${today}.webp`, href },
    ]);
    // The picture of this colour is from another site, so it has no download.
    await user.click(screen.getByLabelText('colores'));
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  test('says that there is no picture', async () => {
    const { user, button } = await openSignedIn('/product/21');
    await user.click(button);
    expect(await screen.findByText('No hay imagen disponible para descargar')).toBeVisible();
  });

  describe('faults', () => {
    test('a picture that cannot be fetched shows a message for 3 s', async () => {
      expectLoggedError(/product: download picture/);
      network.use(http.get(`*${PICTURE}`, () => new Response('gone', { status: 404 })));
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { button, saved } = await openSignedIn();
      button.click();
      const message = await screen.findByText('Error al descargar la imagen');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(message).toBeVisible();
      await vi.advanceTimersByTimeAsync(1_500);
      await waitFor(() => expect(message).not.toBeInTheDocument());
      expect(saved).toEqual([]);
    });

    test('a session that ended meanwhile asks to sign in', async () => {
      const { user, button, saved } = await openSignedIn();
      // Waits until bar and page have read the session: without a session the button would be missing.
      await screen.findByText(STAFF_EMAIL);
      await currentUser();
      localStorage.removeItem(SESSION_KEY);
      await user.click(button);
      const text = 'Debes iniciar sesión para descargar imágenes';
      expect(await screen.findByText(text)).toBeVisible();
      expect(saved).toEqual([]);
    });
  });
});
