import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findEmail, findWelcome, logIn, PASSWORD, passwordField, staffBar } from './page.ts';

const STAFF = 'staff@shop.example';

const backend = useBackend();
beforeAll(async () => {
  await backend().createUser({ email: STAFF, password: PASSWORD, staff: true });
});

/** Waits for the reason of a failure, and checks that everything typed is still there. */
async function findFailure(reason: string | RegExp, password = PASSWORD): Promise<void> {
  expect((await screen.findByText(reason)).closest('[role="alert"]')).toBeVisible();
  expect(await findEmail()).toHaveValue(STAFF);
  expect(passwordField()).toHaveValue(password);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(staffBar()).toBeNull();
}

test('a wrong password and an unknown e-mail have the same message', async () => {
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, 'wrong');
  await findFailure('El correo electrónico o la contraseña no son correctos.', 'wrong');
  expect(screen.getByText('Error al iniciar sesión. Verifique sus datos.')).toBeVisible();
  await waitFor(() => expect(passwordField()).toHaveFocus());
  const message = screen.getByRole('alert').textContent;
  await logIn(user, 'nobody@shop.example', 'wrong');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  await logIn(user, STAFF, PASSWORD);
  expect(await findWelcome(STAFF)).toBeVisible();
});

const refusal = (status: number, body: object) => () =>
  HttpResponse.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

test('each failure has its own reason, and what was typed stays for the next attempt', async () => {
  expectLoggedError(/session: sign in|Failed to fetch/);
  const { user } = await renderApp('/admin');
  const failures: [string, () => Response, RegExp][] = [
    [
      'wrong password, as older services word it',
      refusal(400, { error: 'invalid_grant', error_description: 'no' }),
      /no son correctos/,
    ],
    ['not confirmed', refusal(400, { code: 'email_not_confirmed' }), /todavía no está confirmada/],
    ['blocked', refusal(400, { code: 'user_banned' }), /está bloqueada/],
    ['switched off', refusal(422, { code: 'email_provider_disabled' }), /en Supabase/],
    ['another refusal', refusal(400, { code: 'captcha_failed', message: 'so' }), /\(so\)/],
    ['refused key', refusal(401, { message: 'Invalid API key' }), /no acepta la clave pública/],
    ['too many', refusal(429, { error_code: 'over_request_rate_limit' }), /Demasiados intentos/],
    ['fault', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 503 }), /\(HTTP 503\)/],
    ['no connection', () => HttpResponse.error(), /No hay conexión con la tienda/],
  ];
  for (const [, respond, reason] of failures) {
    network.resetHandlers();
    network.use(http.post('*/auth/v1/token', respond));
    await logIn(user, STAFF, PASSWORD);
    await findFailure(reason);
  }
  expect(screen.getByText('No se pudo iniciar sesión.')).toBeVisible();
  expect(screen.queryByText(/Verifique sus datos/)).toBeNull();
  network.resetHandlers();
  await user.type(passwordField(), '{Enter}');
  expect(await findWelcome(STAFF)).toBeVisible();
});

test('a response after the timeout still signs in', async () => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  network.use(http.post('*/auth/v1/token', () => gate));
  const { user } = await renderApp('/admin');
  await findEmail();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await logIn(user, STAFF, PASSWORD);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  await findFailure(/tardó demasiado/);
  vi.useRealTimers();
  letThrough();
  expect(await findWelcome(STAFF)).toBeVisible();
});

test('a browser that stores no session is told what to change', async () => {
  const { user } = await renderApp('/admin');
  await findEmail();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await logIn(user, STAFF, PASSWORD);
  await findFailure(/Este navegador no guarda sesiones/);
  blocked.mockRestore();
  await user.type(passwordField(), '{Enter}');
  expect(await findWelcome(STAFF)).toBeVisible();
});
