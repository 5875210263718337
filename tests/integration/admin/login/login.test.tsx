import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { home } from '#i18n/es/home.ts';
import { keepSession, network, signIn, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { gate, GATEWAY } from '#tests/faults.ts';
import { address, goTo, renderApp } from '#tests/renderApp.tsx';
import { findToast, retypeField } from '#tests/visitor.ts';
import { button, endSession, IN_BUTTON, nameField } from '../staffShop.ts';
import { findStaffBar, findWelcome, staffBar } from './page.ts';

const PASSWORD = 'correct horse battery staple';
const TOKENS = '*/auth/v1/token';
const LINKS = [
  ['Pedidos', '/admin/orders'],
  ['Productos', '/edit-producto'],
  ['Precios y existencias', '/edit-stock'],
  ['Imágenes', '/admin/pictures'],
  ['Subfamilias', '/edit-subfamilia'],
  ['Familias', '/edit-familia'],
  ['Banners', '/upload-banners'],
  ['Historial', '/admin/history'],
];

const backend = useBackend();
let email = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  keepSession(await signIn(backend(), email, { staff: true }));
});

const SUBMIT = /^(Iniciar sesión|Iniciando sesión…|Sign in|Signing in…)$/;

/** Waits for the form and returns its e-mail field; the contact form of the home page has one too. */
async function findEmail(): Promise<HTMLElement> {
  await screen.findByText(SUBMIT, IN_BUTTON);
  return screen.getByLabelText(/^(Correo electrónico|Email)/);
}

const passwordField = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Contraseña|Password)/, { selector: 'input' });
const submitButton = () => button(SUBMIT);

async function logIn(user: UserEvent, email: string, password: string): Promise<void> {
  await retypeField(user, await findEmail(), email);
  await retypeField(user, passwordField(), password);
  await user.click(submitButton());
}

/** Presses the sign-out button, which is in the account menu of the back-office. */
async function pressSignOut(user: UserEvent): Promise<void> {
  const signOut = await screen.findByText('Cerrar sesión');
  await user.click(screen.getByLabelText('Su cuenta'));
  await user.click(signOut);
}

function takeOver(session: string): void {
  localStorage.setItem(SESSION_KEY, session);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
}

const findRestricted = () => screen.findByText('Acceso Restringido', { selector: 'main h1' });

test('a page of the store shows staff their bar in Spanish, and the bar follows the session of other tabs', async () => {
  const session = localStorage.getItem(SESSION_KEY) ?? '';
  await renderApp('/about', { language: 'en' });
  const bar = await findStaffBar();
  const links = bar.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(LINKS);
  // The bar may first show the user of the previous test.
  expect(await screen.findByText(email)).toBeVisible();
  expect(staffBar()).toHaveAttribute('lang', 'es');
  expect(screen.getByLabelText('Main')).toBeVisible();
  endSession();
  await waitFor(() => expect(staffBar()).toBeNull());
  takeOver(session);
  await findStaffBar();
});

const currentLinks = async () =>
  (await findStaffBar())
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent !== null)
    .map((link) => [link.textContent, link.ariaCurrent]);

test('the bar of the back-office marks the current page and shows who is signed in', async () => {
  const { user } = await renderApp('/add-familia');
  // The page belongs to the list of familias, so its link is marked.
  expect(await currentLinks()).toEqual([['Familias', 'true']]);
  expect(screen.getByRole('link', { name: /Taras, ir al inicio/ })).toHaveAttribute('href', '/');
  expect(screen.getByLabelText(/^Carrito/)).toHaveAttribute('href', '/cart');
  await user.click((await findStaffBar()).getByText('Banners'));
  expect(await currentLinks()).toEqual([['Banners', 'page']]);

  for (const [name = '', path = ''] of LINKS) {
    await goTo(path);
    expect(await currentLinks()).toEqual([[name, 'page']]);
  }
  await user.click(screen.getByLabelText('Su cuenta'));
  expect(await screen.findByText(email, { selector: 'p' })).toBeVisible();
});

test('the search of the back-office suggests products by code, name and colour, and opens their list', async () => {
  await backend().sql(`
    truncate public.producto, public.color, public.talla cascade;
    insert into public.color (numeric_id, name, rgb_code) values (1, 'Azul marino', '#00008b');
    insert into public.producto (id, codigo, nombre, precio1, color_numeric_id) values
      (7, 'GOR-7', 'Gorra', 900, 1), (8, 'GOR-7-B', 'Gorra', 900, null), (9, 'CAM', 'Camisa', 1, 1);
  `);
  const { user } = await renderApp('/edit-familia');
  await findStaffBar();
  const search = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar productos');
  const options = async () => {
    const list = await screen.findByRole('listbox', { name: 'Sugerencias' });
    return within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
  };
  await user.type(search(), ' gorras azul');
  const all = (text: string) => `Ver en la lista todo sobre «${text}»`;
  await waitFor(async () =>
    expect(await options()).toEqual(['GOR-7 GorraAzul marino', all('gorras azul')]),
  );
  await retypeField(user, search(), 'gor-7');
  await waitFor(async () => expect((await options())[0]).toMatch(/^GOR-7 /));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/edit-producto/7'));
  await user.type(search(), 'sombrero');
  const none = 'Ningún producto tiene «sombrero»';
  expect(await screen.findByText(none, { selector: 'p' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/edit-producto?buscar=sombrero'));
  expect(screen.getByRole('main')).toHaveFocus();
  // The list has its own search instead.
  expect(screen.queryByPlaceholderText('Buscar productos')).toBeNull();
});

test('typed texts stay while staff are offline and after the session has ended, with notices in Spanish', async () => {
  const session = localStorage.getItem(SESSION_KEY) ?? '';
  const { user } = await renderApp('/add-familia', { language: 'en' });
  const name = await screen.findByLabelText(/^Nombre/);
  await user.click(name);
  await user.paste('Polos');
  setOnline(false);
  const notice = await screen.findByText(
    'Sin conexión. Lo que escribió sigue aquí; podrá guardarlo cuando vuelva.',
  );
  expect(notice).toHaveRole('status');
  expect(notice.closest('[lang]')).toHaveAttribute('lang', 'es');
  setOnline(true);
  expect(notice).toBeEmptyDOMElement();
  act(endSession);
  expect(await screen.findByText('Su sesión terminó')).toBeVisible();
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Debes iniciar sesión para agregar familias')).toBeVisible();
  takeOver(session);
  await waitFor(() => expect(screen.queryByText('Su sesión terminó')).toBeNull());
  expect(name).toHaveValue('Polos');
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('without a session every screen is restricted, in Spanish, and all but the banners link to the sign-in', async () => {
  localStorage.removeItem(SESSION_KEY);
  await renderApp('/upload-banners', { language: 'en' });
  expect((await findRestricted()).closest('[lang]')).toHaveAttribute('lang', 'es');
  const header = within(screen.getByRole('banner'));
  expect(header.getByLabelText(/^Cart/)).toBeVisible();
  expect(header.getByLabelText('Language')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText('Ir a iniciar sesión')).toBeNull();
  const places = ['familia', 'subfamilia', 'producto'];
  const paths = places.flatMap((place) => [`/edit-${place}`, `/add-${place}`]);
  for (const path of [...paths, '/edit-producto/12']) {
    await goTo('/about');
    await waitFor(() => expect(screen.queryByText('Acceso Restringido')).toBeNull());
    await goTo(path);
    await findRestricted();
    expect(screen.getByText('Ir a iniciar sesión')).toHaveAttribute('href', '/admin');
  }
  expect(staffBar()).toBeNull();
});

const openSessions = () =>
  backend().sql(
    'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
    [email],
  );

test('signing out asks about unsaved work, and leads home at once, even if the service answers late and needs a new token', async () => {
  const [late, respond] = gate<Response>();
  network.use(http.post('*/auth/v1/logout', () => late, { once: true }));
  const { user } = await renderApp('/add-familia');
  await user.click(await screen.findByLabelText(/^Nombre/));
  await user.paste('Gorras');
  await pressSignOut(user);
  await user.click(await screen.findByText('Seguir editando'));
  expect(nameField()).toHaveValue('Gorras');
  expect(location.pathname).toBe('/add-familia');
  await pressSignOut(user);
  await user.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(staffBar()).toBeNull());
  // The session ends at once; the page follows a moment later.
  await screen.findByText(home.title, { selector: 'h1' });
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.pathname).toBe('/');
  expect(await findToast('Sesión cerrada')).toBeVisible();
  expect(await openSessions()).toHaveLength(1);
  respond(HttpResponse.json({ code: 'bad_jwt' }, { status: 403 }));
  await waitFor(async () => expect(await openSessions()).toEqual([]));
});

test('the bar only offers to sign out while an expired session cannot be renewed', async () => {
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }));
  expectLoggedError(/Failed to fetch/);
  network.use(http.all('*/auth/v1/*', () => HttpResponse.error()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  await renderApp('/about');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText('No se pudo comprobar su sesión.')).toBeVisible();
  expect(screen.getByText('Cerrar sesión')).toBeVisible();
  expect(staffBar()).toBeNull();
});

describe('the sign-in', () => {
  beforeEach(() => localStorage.removeItem(SESSION_KEY));

  test('the form requires an e-mail and a password, helps password managers, is sent once, and is read-only meanwhile', async () => {
    const requests: string[] = [];
    const [response, respond] = gate<Response>();
    network.use(
      http.post(TOKENS, ({ request }) => {
        requests.push(request.url);
        return response;
      }),
    );
    const { user } = await renderApp('/admin');
    const field = await findEmail();
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
    expect(robots?.content).toContain('noindex');
    await user.click(submitButton());
    const required = 'Este campo es obligatorio';
    expect(screen.getAllByText(required)).toHaveLength(2);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(required);
    await user.paste(email);
    expect(screen.getAllByText(required)).toHaveLength(1);
    await user.click(submitButton());
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toBeInvalid();
    expect(requests).toEqual([]);

    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Mostrar la contraseña'));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await logIn(user, email, 'wrong');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    expect(submitButton()).toHaveTextContent('Iniciando sesión…');
    expect(passwordField()).toHaveAttribute('readonly');
    // A password that was shown is hidden.
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(submitButton());
    await user.type(passwordField(), '{Enter}');
    respond(HttpResponse.json({ error_code: 'invalid_credentials' }, { status: 400 }));
    await screen.findByRole('alert');
    expect(requests).toHaveLength(1);
  });

  test('a sign-in shows a welcome, leads to no address outside the back-office, and stores no password', async () => {
    const { user } = await renderApp('/admin');
    sessionStorage.setItem('asked-page', JSON.stringify('//other.example/edit-familia'));
    expect(staffBar()).toBeNull();
    // Sets the value as a browser that fills in the field before its code has loaded.
    Object.assign(await findEmail(), { value: `\u200B ${email}` });
    await user.click(passwordField());
    await user.paste(PASSWORD);
    await user.click(submitButton());
    const title = await findWelcome(email);
    expect(title).toHaveTextContent(`Le damos la bienvenida, ${email}`);
    expect(title).toHaveFocus();
    expect(screen.getByText(/barra de navegación/)).toBeVisible();
    expect(address()).toBe('/admin');
    await findStaffBar();
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).toContain(SESSION_KEY);
    expect(stored).not.toContain(PASSWORD);
  });

  test('a sign-in leads back once to the page of the back-office that asked for it', async () => {
    const page = '/edit-subfamilia?sinMiniatura=1#agregar';
    const { user } = await renderApp(page);
    await user.click(await screen.findByText('Ir a iniciar sesión'));
    await logIn(user, email, PASSWORD);
    await screen.findByRole('dialog');
    expect(address()).toBe(page);
    await goTo('/admin');
    expect(await findWelcome(email)).toBeVisible();
  });

  test("the page is in the visitor's language, and says that signing in needs a connection", async () => {
    const { user } = await renderApp('/admin', { language: 'en' });
    await findEmail();
    setOnline(false);
    const text = 'You are offline: you cannot sign in or save.';
    expect(await screen.findByText(text)).toHaveRole('status');
    setOnline(true);
    await user.click(submitButton());
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await logIn(user, email, 'wrong');
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeVisible();
    await logIn(user, email, PASSWORD);
    expect(await findWelcome(email)).toHaveTextContent(`Welcome, ${email}`);
  });

  describe('faults', () => {
    /** Waits for the reason of a failure, and expects that all typed texts are still there. */
    async function findFailure(reason: string | RegExp, password = PASSWORD): Promise<void> {
      expect((await screen.findByText(reason)).closest('[role="alert"]')).toBeVisible();
      expect(await findEmail()).toHaveValue(email);
      expect(passwordField()).toHaveValue(password);
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
      expect(staffBar()).toBeNull();
    }

    const refusal = (status: number, body: object) => () =>
      HttpResponse.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

    test('each failure has its own reason, and typed texts stay for the next attempt', async () => {
      expectLoggedError(/session: sign in|Failed to fetch/);
      const { user } = await renderApp('/admin');
      await logIn(user, email, 'wrong');
      await findFailure('El correo electrónico o la contraseña no son correctos.', 'wrong');
      expect(screen.getByText('Error al iniciar sesión. Verifique sus datos.')).toBeVisible();
      await waitFor(() => expect(passwordField()).toHaveFocus());
      const failures: [() => Response, RegExp][] = [
        [refusal(400, { error: 'invalid_grant', error_description: 'no' }), /no son correctos/],
        [refusal(400, { code: 'email_not_confirmed' }), /todavía no está confirmada/],
        [refusal(400, { code: 'user_banned' }), /está bloqueada/],
        [refusal(422, { code: 'email_provider_disabled' }), /en Supabase/],
        [refusal(400, { code: 'captcha_failed', message: 'so' }), /pide un CAPTCHA/],
        [refusal(401, { message: 'Invalid API key' }), /no acepta la clave pública/],
        [refusal(429, { error_code: 'over_request_rate_limit' }), /Demasiados intentos/],
        [() => new HttpResponse('<h1>Bad gateway</h1>', { status: 503 }), /\(HTTP 503\)/],
        [GATEWAY['paused 540'], /reactive el proyecto en supabase\.com/],
        [GATEWAY['544 in HTML'], /\(HTTP 544\)/],
        [() => HttpResponse.error(), /No hay conexión con la tienda/],
      ];
      for (const [respond, reason] of failures) {
        network.resetHandlers();
        network.use(http.post(TOKENS, respond));
        await logIn(user, email, PASSWORD);
        await findFailure(reason);
      }
      expect(screen.getByText('No se pudo iniciar sesión.')).toBeVisible();
      network.resetHandlers();
      const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await logIn(user, email, PASSWORD);
      await findFailure(/Este navegador no guarda sesiones/);
      blocked.mockRestore();
      await user.type(passwordField(), '{Enter}');
      expect(await findWelcome(email)).toBeVisible();
    });
  });
});
