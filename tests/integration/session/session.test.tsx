import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn } from '#tests/signIn.ts';
import { findProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

const ADDRESS = '/product/20?color=1&talla=M';

const backend = useBackend(PRODUCT_ROWS);

/** Stores a session that has expired, each time of another user: the client remembers a refused one. */
async function keepExpiredSession(email: string): Promise<void> {
  keepSession(Object.assign(await signIn(backend(), email), { expires_at: 1 }));
}

/** What only signed-in users see. */
const forUsers = () => screen.queryByText('Descargar imagen');

async function openProduct() {
  await renderApp(ADDRESS);
  await findProduct('Camiseta cuello redondo');
}

test('a browser that blocks its storage shows the store without a session', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expectLoggedError(/insecure/);
  await openProduct();
  await waitFor(() => expect(forUsers()).toBeNull());
});

test('an expired session is renewed', async () => {
  const requests: string[] = [];
  network.use(
    http.post('*/auth/v1/token', ({ request }) => {
      requests.push(new URL(request.url).search);
    }),
  );
  await keepExpiredSession('renewed@shop.example');
  await openProduct();
  await waitFor(() => expect(forUsers()).not.toBeNull());
  expect(requests).toEqual(['?grant_type=refresh_token']);
});

test('an expired session that cannot be renewed ends', async () => {
  const refusal = {
    code: 400,
    error_code: 'refresh_token_not_found',
    msg: 'Invalid Refresh Token',
  };
  network.use(http.post('*/auth/v1/token', () => HttpResponse.json(refusal, { status: 400 })));
  expectLoggedError(/Invalid Refresh Token/);
  await keepExpiredSession('refused@shop.example');
  await openProduct();
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
  expect(forUsers()).toBeNull();
});

test('clearing the storage in another tab ends the session here', async () => {
  keepSession(await signIn(backend(), 'other@shop.example'));
  await openProduct();
  await waitFor(() => expect(forUsers()).not.toBeNull());
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await waitFor(() => expect(forUsers()).toBeNull());
});
