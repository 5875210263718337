import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { home } from '#i18n/es/home.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { gate } from '#tests/gate.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { endSession, nameField } from '../staffShop.ts';
import { findStaffBar, logIn, openAccount, PASSWORD, pressSignOut, staffBar } from './page.ts';

const backend = useBackend();
let email = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  keepSession(await signIn(backend(), email, { staff: true }));
});

const goTo = (path: string) =>
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

/** Takes a session over that another tab has stored. */
function takeOver(session: string): void {
  localStorage.setItem(SESSION_KEY, session);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
}

const findRestricted = () => screen.findByText('Acceso Restringido', { selector: 'main h1' });

test('a page of the store has the bar of staff, in Spanish; it follows the other tabs', async () => {
  const session = localStorage.getItem(SESSION_KEY) ?? '';
  await renderApp('/about', { language: 'en' });
  const bar = await findStaffBar();
  const links = bar.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Productos', '/edit-producto'],
    ['Subfamilias', '/edit-subfamilia'],
    ['Familias', '/edit-familia'],
    ['Banners', '/upload-banners'],
  ]);
  // The bar can first show who was signed in before.
  expect(await bar.findByText(email)).toBeVisible();
  expect(staffBar()).toHaveAttribute('lang', 'es');
  expect(screen.getByLabelText('Main')).toBeVisible();
  endSession();
  await waitFor(() => expect(staffBar()).toBeNull());
  expect(document.querySelectorAll('nav')).toHaveLength(1);
  takeOver(session);
  await findStaffBar();
});

describe('on the pages of the back-office', () => {
  const marked = async () =>
    (await findStaffBar())
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent !== null)
      .map((link) => [link.textContent, link.ariaCurrent]);

  test('one bar marks the page, searches the products, and tells who is signed in', async () => {
    const { user } = await renderApp('/add-familia');
    // It adds to the list of this link.
    expect(await marked()).toEqual([['Familias', 'true']]);
    expect(screen.getByRole('link', { name: /Taras, ir al inicio/ })).toHaveAttribute('href', '/');
    expect(screen.getByLabelText(/^Carrito/)).toHaveAttribute('href', '/cart');
    for (const text of ['Contacto', /^© 2025/]) expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(/^Sitio en desarrollo/)).toBeVisible();
    await user.click((await findStaffBar()).getByText('Banners'));
    expect(await marked()).toEqual([['Banners', 'page']]);

    const search = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar productos');
    await user.type(search(), ' gorra{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
    expect(new URLSearchParams(location.search).get('buscar')).toBe('gorra');
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(search()).toHaveValue('gorra'));
    await user.click((await findStaffBar()).getByText('Productos'));
    await waitFor(() => expect(search()).toHaveValue(''));
    await openAccount(user);
    expect(await screen.findByText(email, { selector: 'p' })).toBeVisible();
  });

  test('a session that ends in another tab closes the screen', async () => {
    await renderApp('/edit-familia');
    await screen.findByText('Familias', { selector: 'h1' });
    act(endSession);
    expect(await findRestricted()).toBeVisible();
  });

  test('what is typed stays while offline and while the session has ended, told in Spanish', async () => {
    const session = localStorage.getItem(SESSION_KEY) ?? '';
    const { user } = await renderApp('/add-familia', { language: 'en' });
    const name = await screen.findByLabelText(/^Nombre/);
    await user.click(name);
    await user.paste('Polos');
    setOnline(false);
    const notice = await screen.findByText('Sin conexión: nada se guarda; lo escrito queda.');
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

  test.each([
    ['/admin', 'Administración'],
    ['/add-producto', 'Acceso Restringido'],
    ['/edit-familia', 'Acceso Restringido'],
    ['/upload-banners', 'Acceso Restringido'],
  ])('signed out, %s has the frame of the store', async (path, title) => {
    localStorage.removeItem(SESSION_KEY);
    await renderApp(path);
    await screen.findByText(title, { selector: 'h1' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByLabelText('Principal')).toBeVisible();
    expect(header.getByLabelText(/^Carrito/)).toBeVisible();
    expect(header.getByLabelText('Idioma')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(staffBar()).toBeNull();
  });
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('signed out', () => {
  beforeEach(() => localStorage.removeItem(SESSION_KEY));

  test('every screen leads to the sign-in, but that of the banners, in Spanish', async () => {
    await renderApp('/upload-banners', { language: 'en' });
    expect((await findRestricted()).closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.queryByText('Ir a iniciar sesión')).toBeNull();
    const places = ['familia', 'subfamilia', 'producto'];
    const paths = places.flatMap((place) => [`/edit-${place}`, `/add-${place}`]);
    for (const path of [...paths, '/edit-producto/12']) {
      goTo('/about');
      await waitFor(() => expect(screen.queryByText('Acceso Restringido')).toBeNull());
      goTo(path);
      await findRestricted();
      expect(screen.getByText('Ir a iniciar sesión')).toHaveAttribute('href', '/admin');
    }
    expect(staffBar()).toBeNull();
  });

  test.each([
    ['es', 'Sin conexión: no se puede entrar ni guardar.'],
    ['en', 'You are offline: you cannot sign in or save.'],
  ] as const)('the sign-in page says that it needs a connection (%s)', async (language, text) => {
    await renderApp('/admin', { language });
    setOnline(false);
    expect(await screen.findByText(text)).toHaveRole('status');
  });
});

describe('signing out', () => {
  /** The user's sessions that the service knows. */
  const openSessions = () =>
    backend().sql(
      'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    );

  /** Waits until nobody is signed in and the home page is shown, and gives the address. */
  async function pathAfterwards(): Promise<string> {
    await waitFor(() => expect(staffBar()).toBeNull());
    // The session ends at once, the page a moment later.
    await screen.findByText(home.title, { selector: 'h1' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    return location.pathname;
  }

  test('asks first about what is not saved, leads home and ends the session on the service', async () => {
    const { user } = await renderApp('/add-familia');
    await user.click(await screen.findByLabelText(/^Nombre/));
    await user.paste('Gorras');
    expect(await openSessions()).toHaveLength(1);
    await pressSignOut(user);
    await user.click(await screen.findByText('Seguir editando'));
    expect(nameField()).toHaveValue('Gorras');
    expect(location.pathname).toBe('/add-familia');
    await pressSignOut(user);
    await user.click(await screen.findByText('Salir sin guardar'));
    expect(await pathAfterwards()).toBe('/');
    expect(await findToast('Sesión cerrada')).toBeVisible();
    await waitFor(async () => expect(await openSessions()).toEqual([]));
    goTo('/admin');
    await logIn(user, email, PASSWORD);
    await openAccount(user);
    expect(await screen.findByText(email, { selector: 'p' })).toBeVisible();
  });

  test.each([
    ['without a connection', () => HttpResponse.error()],
    ['when the service fails', () => new HttpResponse('<h1>500</h1>', { status: 500 })],
  ] as const)('works %s', async (_name, respond) => {
    expectLoggedError(/session: sign out/);
    network.use(http.post('*/auth/v1/logout', respond));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
  });

  test('does not wait for the response of the service', async () => {
    const [late, respond] = gate<Response>();
    network.use(http.post('*/auth/v1/logout', () => late));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
    // Its timeout would be logged during another test.
    respond(new HttpResponse(null, { status: 204 }));
  });

  test('renews an expired token to end the session on the service', async () => {
    const expired = { code: 'bad_jwt', message: 'token is expired' };
    const respond = () => HttpResponse.json(expired, { status: 403 });
    network.use(http.post('*/auth/v1/logout', respond, { once: true }));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
    await waitFor(async () => expect(await openSessions()).toEqual([]));
  });

  test('tries once to renew a session that the service has ended', async () => {
    const renewals: string[] = [];
    network.use(
      http.post('*/auth/v1/token', ({ request }) => {
        renewals.push(request.url);
        return HttpResponse.json({ code: 'refresh_token_not_found' }, { status: 400 });
      }),
    );
    const { user } = await renderApp('/about');
    await findStaffBar();
    await backend().sql('delete from auth.sessions');
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
    await waitFor(() => expect(renewals).toHaveLength(1));
  });

  test('ends an expired session that cannot be renewed for now', async () => {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }));
    expectLoggedError(/Failed to fetch/);
    network.use(http.all('*/auth/v1/*', () => HttpResponse.error()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
    const { user } = await renderApp('/about', { advanceTimers });
    await vi.advanceTimersByTimeAsync(60_000);
    const bar = await findStaffBar();
    expect(bar.getByText('No se pudo comprobar su sesión.')).toBeVisible();
    expect(bar.queryAllByRole('link')).toEqual([]);
    expectLoggedError(/session: sign out/);
    await pressSignOut(user);
    vi.useRealTimers();
    expect(await pathAfterwards()).toBe('/');
  });
});
