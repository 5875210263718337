import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { home } from '#i18n/es/home.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { findStaffBar, logIn, openAccount, PASSWORD, pressSignOut, staffBar } from './page.ts';

const backend = useBackend();
let email = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  keepSession(await signIn(backend(), email, { staff: true }));
});

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

test('a page of the store has the bar of staff below its header, in Spanish for everybody', async () => {
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
});

describe('on the pages of the back-office', () => {
  const marked = async () =>
    (await findStaffBar())
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent !== null)
      .map((link) => [link.textContent, link.ariaCurrent]);

  test('one bar with the cart stands for header, navigation and footer of the store', async () => {
    const { user } = await renderApp('/edit-familia');
    expect(await marked()).toEqual([['Familias', 'page']]);
    expect(screen.getByRole('link', { name: /Taras, ir al inicio/ })).toHaveAttribute('href', '/');
    expect(screen.getByLabelText(/^Carrito/)).toHaveAttribute('href', '/cart');
    for (const text of ['Contacto', /^© 2025/]) expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(/^Sitio en desarrollo/)).toBeVisible();
    await user.click(screen.getByText('Banners'));
    expect(await marked()).toEqual([['Banners', 'page']]);
  });

  test('a page that adds marks the link of its list', async () => {
    await renderApp('/add-familia');
    expect(await marked()).toEqual([['Familias', 'true']]);
  });

  test('the menu of the account tells who is signed in and changes the language', async () => {
    const { user } = await renderApp('/admin');
    await openAccount(user);
    expect(await screen.findByText(email, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByText('EN'));
    expect(await screen.findByText(/^Welcome/)).toBeVisible();
  });

  test('the search opens the list of products, and shows what the list searches', async () => {
    const { user } = await renderApp('/edit-familia');
    const search = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar productos');
    await screen.findByPlaceholderText('Buscar productos');
    await user.type(search(), ' gorra roja{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/edit-producto'));
    expect(new URLSearchParams(location.search).get('buscar')).toBe('gorra roja');
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(search()).toHaveValue('gorra roja'));
    await user.click((await findStaffBar()).getByText('Productos'));
    await waitFor(() => expect(search()).toHaveValue(''));
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

test('the bar follows a sign-in and sign-out in another tab', async () => {
  const session = localStorage.getItem(SESSION_KEY) ?? '';
  await renderApp('/about');
  await findStaffBar();
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await waitFor(() => expect(staffBar()).toBeNull());
  expect(document.querySelectorAll('nav')).toHaveLength(1);
  expect(screen.queryByText('Cerrar sesión')).toBeNull();
  localStorage.setItem(SESSION_KEY, session);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await findStaffBar();
});

describe('signing out', () => {
  test('leads to the home page and ends the session on the service; then one can sign in', async () => {
    const { user } = await renderApp('/admin');
    await findStaffBar();
    expect(await openSessions()).toHaveLength(1);
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
    expect(await findToast('Sesión cerrada')).toBeVisible();
    await waitFor(async () => expect(await openSessions()).toEqual([]));
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
    await logIn(user, email, PASSWORD);
    await openAccount(user);
    expect(await screen.findByText(email, { selector: 'p' })).toBeVisible();
  });

  test.each([
    ['without a connection', '/', () => HttpResponse.error()],
    ['when the service fails', '/about', () => new HttpResponse('<h1>500</h1>', { status: 500 })],
  ] as const)('works %s', async (_name, path, respond) => {
    expectLoggedError(/session: sign out/);
    network.use(http.post('*/auth/v1/logout', respond));
    const { user } = await renderApp(path);
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
  });

  test('does not wait for the response of the service', async () => {
    let respond: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    network.use(http.post('*/auth/v1/logout', () => late));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pathAfterwards()).toBe('/');
    // Its timeout would be logged during another test.
    respond(new HttpResponse(null, { status: 204 }));
  });

  test('renews an expired token to end the session on the service', async () => {
    const expired = () =>
      HttpResponse.json({ code: 'bad_jwt', message: 'token is expired' }, { status: 403 });
    network.use(http.post('*/auth/v1/logout', expired, { once: true }));
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

  test('asks first while something typed is not saved', async () => {
    const { user } = await renderApp('/add-familia');
    await user.click(await screen.findByLabelText(/^Nombre/));
    await user.paste('Gorras');
    await pressSignOut(user);
    await user.click(await screen.findByText('Seguir editando'));
    expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Gorras');
    expect(location.pathname).toBe('/add-familia');
    await pressSignOut(user);
    await user.click(await screen.findByText('Salir sin guardar'));
    expect(await pathAfterwards()).toBe('/');
  });
});

test('an expired session that cannot be renewed for now can be ended', async () => {
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
