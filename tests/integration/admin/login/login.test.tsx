import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, describe, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { gate } from '#tests/gate.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import {
  findEmail,
  findStaffBar,
  findWelcome,
  logIn,
  PASSWORD,
  passwordField,
  staffBar,
  submitButton,
} from './page.ts';

const STAFF = 'staff@shop.example';
const TOKENS = '*/auth/v1/token';

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), STAFF, { staff: true });
});

test('the form requires an e-mail and a password, and helps password managers', async () => {
  const requests: string[] = [];
  network.use(http.post(TOKENS, ({ request }) => void requests.push(request.url)));
  const { user } = await renderApp('/admin');
  const email = await findEmail();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
  expect(robots?.content).toContain('noindex');
  await user.click(submitButton());
  const required = 'Este campo es obligatorio';
  expect(screen.getAllByText(required)).toHaveLength(2);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(required);
  await user.paste(STAFF);
  expect(screen.getAllByText(required)).toHaveLength(1);
  await user.click(submitButton());
  expect(passwordField()).toHaveFocus();
  expect(passwordField()).toBeInvalid();
  expect(requests).toEqual([]);
});

test('a sign-in shows a welcome with links to the screens, and stores no password', async () => {
  const { user } = await renderApp('/admin');
  expect(staffBar()).toBeNull();
  await user.click(await findEmail());
  await user.tab();
  await user.paste(PASSWORD);
  await user.tab({ shift: true });
  await user.paste(` ${STAFF}`);
  await user.keyboard('{Enter}');
  const title = await findWelcome(STAFF);
  expect(title).toHaveTextContent(`Le damos la bienvenida, ${STAFF}`);
  expect(title).toHaveFocus();
  expect(screen.getByText(/barra de navegación/)).toBeVisible();
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Productos', '/edit-producto'],
    ['Subfamilias', '/edit-subfamilia'],
    ['Familias', '/edit-familia'],
    ['Banners', '/upload-banners'],
    ['Recibir un pedido', '/admin/order'],
  ]);
  expect(document.querySelector('[autocomplete=current-password]')).toBeNull();
  expect(location.pathname).toBe('/admin');
  await findStaffBar();
  const stored = JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area)));
  expect(stored).toContain(SESSION_KEY);
  expect(stored).not.toContain(PASSWORD);
});

test('the page is in English when the visitor chose it', async () => {
  const { user } = await renderApp('/admin', { language: 'en' });
  await findEmail();
  await user.click(submitButton());
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  await logIn(user, STAFF, 'wrong');
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeVisible();
  expect(screen.getByText('The email or the password is not correct.')).toBeVisible();
  await logIn(user, STAFF, PASSWORD);
  expect(await findWelcome(STAFF)).toHaveTextContent(`Welcome, ${STAFF}`);
  expect(screen.getByText('Subfamilies')).toBeVisible();
});

test('a user who is signed in already sees the welcome at once', async () => {
  keepSession(session);
  // The client of the session is there already, as after any other page.
  await renderApp('/about');
  await findStaffBar();
  cleanup();
  await renderApp('/admin');
  expect(await findWelcome(STAFF)).not.toHaveFocus();
});

test('the form is sent once, read-only meanwhile, and the shown password is hidden again', async () => {
  let count = 0;
  const [response, respond] = gate<Response>();
  network.use(
    http.post(TOKENS, () => {
      count += 1;
      return response;
    }),
  );
  const { user } = await renderApp('/admin');
  await findEmail();
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByLabelText('Mostrar la contraseña'));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.click(screen.getByLabelText('Ocultar la contraseña'));
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByLabelText('Mostrar la contraseña'));
  await logIn(user, STAFF, 'wrong');
  await waitFor(() => expect(count).toBe(1));
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(submitButton()).toHaveTextContent('Iniciando sesión…');
  expect(passwordField()).toHaveAttribute('readonly');
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(submitButton());
  await user.type(passwordField(), '{Enter}');
  respond(HttpResponse.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  await screen.findByRole('alert');
  expect(count).toBe(1);
});

describe('faults', () => {
  /** Waits for the reason of a failure, and checks that everything typed is still there. */
  async function findFailure(reason: string | RegExp, password = PASSWORD): Promise<void> {
    expect((await screen.findByText(reason)).closest('[role="alert"]')).toBeVisible();
    expect(await findEmail()).toHaveValue(STAFF);
    expect(passwordField()).toHaveValue(password);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(staffBar()).toBeNull();
  }

  const refusal = (status: number, body: object) => () =>
    HttpResponse.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

  test('each failure has its own reason, and what was typed stays for the next attempt', async () => {
    expectLoggedError(/session: sign in|Failed to fetch/);
    const { user } = await renderApp('/admin');
    await logIn(user, STAFF, 'wrong');
    await findFailure('El correo electrónico o la contraseña no son correctos.', 'wrong');
    expect(screen.getByText('Error al iniciar sesión. Verifique sus datos.')).toBeVisible();
    await waitFor(() => expect(passwordField()).toHaveFocus());
    const message = screen.getByRole('alert').textContent;
    await logIn(user, 'nobody@shop.example', 'wrong');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));

    const failures: [() => Response, RegExp][] = [
      // As older services word a wrong password.
      [refusal(400, { error: 'invalid_grant', error_description: 'no' }), /no son correctos/],
      [refusal(400, { code: 'email_not_confirmed' }), /todavía no está confirmada/],
      [refusal(400, { code: 'user_banned' }), /está bloqueada/],
      [refusal(422, { code: 'email_provider_disabled' }), /en Supabase/],
      [refusal(400, { code: 'captcha_failed', message: 'so' }), /\(so\)/],
      [refusal(401, { message: 'Invalid API key' }), /no acepta la clave pública/],
      [refusal(429, { error_code: 'over_request_rate_limit' }), /Demasiados intentos/],
      [() => new HttpResponse('<h1>Bad gateway</h1>', { status: 503 }), /\(HTTP 503\)/],
      [() => HttpResponse.error(), /No hay conexión con la tienda/],
    ];
    for (const [respond, reason] of failures) {
      network.resetHandlers();
      network.use(http.post(TOKENS, respond));
      await logIn(user, STAFF, PASSWORD);
      await findFailure(reason);
    }
    expect(screen.getByText('No se pudo iniciar sesión.')).toBeVisible();
    expect(screen.queryByText(/Verifique sus datos/)).toBeNull();
    network.resetHandlers();
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await logIn(user, STAFF, PASSWORD);
    await findFailure(/Este navegador no guarda sesiones/);
    blocked.mockRestore();
    await user.type(passwordField(), '{Enter}');
    expect(await findWelcome(STAFF)).toBeVisible();
  });

  test('a response after the timeout still signs in', async () => {
    const [held, letThrough] = gate();
    network.use(http.post(TOKENS, () => held));
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
});
