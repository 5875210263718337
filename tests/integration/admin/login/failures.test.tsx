import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findEmail, findWelcome, logIn, PASSWORD, passwordField, staffBar } from './page.ts';

const STAFF = 'staff@shop.example';
const STRANGER = 'stranger@shop.example';

const backend = useBackend();
beforeAll(async () => {
  await backend().createUser({ email: STAFF, password: PASSWORD, staff: true });
  await backend().createUser({ email: STRANGER, password: PASSWORD });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failsWith = (answer: () => Response | Promise<Response>) =>
  network.use(http.post('*/auth/v1/token', answer));

/** Waits for the failure, and checks that everything typed is still there. */
async function findFailure(typedPassword: string): Promise<HTMLElement> {
  const alert = await screen.findByRole('alert');
  expect(await findEmail()).toHaveValue(STAFF);
  expect(passwordField()).toHaveValue(typedPassword);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(staffBar()).toBeNull();
  return alert;
}

test.each([
  ['es', 'Error al iniciar sesión. Verifique sus datos.', 'no son correctos'],
  ['en', 'Login failed. Please check your credentials.', 'is not correct'],
] as const)(
  'a wrong password is told, and what was typed stays (%s)',
  async (language, text, why) => {
    const { user } = await renderApp('/admin', { language });
    await logIn(user, STAFF, 'wrong');
    const alert = await findFailure('wrong');
    expect(screen.getByText(text)).toBeVisible();
    expect(alert).toHaveTextContent(why);
    await waitFor(() => expect(passwordField()).toHaveFocus());
    await user.clear(passwordField());
    await user.type(passwordField(), `${PASSWORD}{Enter}`);
    await findWelcome(STAFF);
  },
);

test('an e-mail that nobody has is told in the very words of a wrong password', async () => {
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, 'wrong');
  const wrongPassword = (await screen.findByRole('alert')).textContent;
  await user.clear(await findEmail());
  await logIn(user, 'nobody@shop.example', 'wrong');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('no son correctos'));
  expect(screen.getByRole('alert').textContent).toBe(wrongPassword);
});

test('a stranger with an account is signed in; the tables refuse what only staff may write', async () => {
  const { user } = await renderApp('/admin');
  await logIn(user, STRANGER, PASSWORD);
  await findWelcome(STRANGER);
  const { access_token } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
  const answer = await fetch(`${location.origin}/rest/v1/familia`, {
    method: 'POST',
    headers: {
      apikey: backend().anonKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ nombre: 'Ajena' }),
  });
  expect(answer.status).toBe(403);
  expect(await backend().sql('select 1 from familia')).toEqual([]);
});

test.each([
  ['es', 'No se pudo iniciar sesión.', 'No hay conexión con la tienda'],
  ['en', 'You could not be signed in.', 'There is no connection to the store'],
] as const)(
  'without a connection it says so, and works once it is back (%s)',
  async (language, text, why) => {
    expectLoggedError(/Failed to fetch/);
    const { user } = await renderApp('/admin', { language });
    failsWith(() => HttpResponse.error());
    await logIn(user, STAFF, PASSWORD);
    expect(await findFailure(PASSWORD)).toHaveTextContent(why);
    expect(screen.getByText(text)).toBeVisible();
    network.resetHandlers();
    await user.type(passwordField(), '{Enter}');
    await findWelcome(STAFF);
  },
);

describe('faults', () => {
  const refuse = (status: number, body: object) =>
    failsWith(() =>
      HttpResponse.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    );

  test.each([
    ['an account that is not confirmed', 400, 'email_not_confirmed', 'todavía no está confirmada'],
    ['an account that is blocked', 400, 'user_banned', 'está bloqueada'],
    ['passwords that are switched off', 422, 'email_provider_disabled', 'en Supabase'],
    ['another refusal', 400, 'captcha_failed', '(said so)'],
  ])('%s is told as such, and what was typed is not blamed', async (_, status, code, why) => {
    if (code === 'captcha_failed') expectLoggedError(/session: sign in/);
    refuse(status, { code, message: 'said so' });
    const { user } = await renderApp('/admin');
    await logIn(user, STAFF, PASSWORD);
    expect(await findFailure(PASSWORD)).toHaveTextContent(why);
    expect(screen.getByText('No se pudo iniciar sesión.')).toBeVisible();
    expect(screen.queryByText(/Verifique sus datos/)).toBeNull();
  });

  test.each([
    ['es', 'no acepta la clave pública'],
    ['en', 'does not accept the public key'],
  ] as const)('a key that the gateway refuses is told as such (%s)', async (language, why) => {
    refuse(401, { message: 'Invalid API key', hint: 'Double check it.' });
    const { user } = await renderApp('/admin', { language });
    await logIn(user, STAFF, PASSWORD);
    expect(await findFailure(PASSWORD)).toHaveTextContent(why);
  });

  test.each([
    ['as the service words it now', { code: 'invalid_credentials', message: 'no' }],
    ['as older ones do', { error: 'invalid_grant', error_description: 'no' }],
  ])('a wrong password is told %s', async (_, body) => {
    refuse(400, body);
    const { user } = await renderApp('/admin');
    await logIn(user, STAFF, PASSWORD);
    expect(await findFailure(PASSWORD)).toHaveTextContent('no son correctos');
  });
});

test('too many attempts are told as such', async () => {
  failsWith(() => HttpResponse.json({ error_code: 'over_request_rate_limit' }, { status: 429 }));
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, PASSWORD);
  expect(await findFailure(PASSWORD)).toHaveTextContent('Demasiados intentos seguidos');
});

test.each([500, 503])(
  'a fault of the service (%s) is not blamed on what was typed alone',
  async (status) => {
    expectLoggedError(/session: sign in/);
    failsWith(() => new HttpResponse('<h1>Bad gateway</h1>', { status }));
    const { user } = await renderApp('/admin');
    await logIn(user, STAFF, PASSWORD);
    expect(await findFailure(PASSWORD)).toHaveTextContent(`(HTTP ${status})`);
  },
);

test('an answer that does not come is given up, and counts when it comes all the same', async () => {
  let letThrough = () => undefined as void;
  network.use(
    http.post('*/auth/v1/token', async () => {
      await new Promise<void>((resolve) => {
        letThrough = resolve;
      });
    }),
  );
  const { user } = await renderApp('/admin');
  await findEmail();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await logIn(user, STAFF, PASSWORD);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(await findFailure(PASSWORD)).toHaveTextContent('tardó demasiado');
  vi.useRealTimers();
  letThrough();
  await findWelcome(STAFF);
});

test('a browser that keeps nothing is told what to change', async () => {
  const { user } = await renderApp('/admin');
  await findEmail();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await logIn(user, STAFF, PASSWORD);
  expect(await findFailure(PASSWORD)).toHaveTextContent('Este navegador no guarda sesiones');
  blocked.mockRestore();
  await user.type(passwordField(), '{Enter}');
  await findWelcome(STAFF);
});
