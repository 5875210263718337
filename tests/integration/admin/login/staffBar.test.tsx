import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { home } from '#i18n/es/home.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { keepSession, signIn } from '#tests/signIn.ts';
import { findToast } from '#tests/toast.ts';
import { findStaffBar, logIn, PASSWORD, pressSignOut, staffBar } from './page.ts';

const backend = useBackend();
let email = '';
let count = 0;
/** Sessions that the service knows of somebody. */
const openSessions = () =>
  backend().sql(
    'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
    [email],
  );

beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  keepSession(await signIn(backend(), email, { staff: true }));
});
afterEach(() => vi.useRealTimers());

/** The page that is shown once nobody is signed in any more, neither on it nor in the browser. */
async function pageAfterwards(): Promise<string> {
  await waitFor(() => expect(staffBar()).toBeNull());
  // The sign-in goes at once, the page a moment later.
  await screen.findByRole('heading', { level: 1, name: home.title });
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  return location.pathname;
}

test('while nobody is signed in there is no trace of it', async () => {
  localStorage.removeItem(SESSION_KEY);
  await renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull();
});

test.each(['es', 'en'] as const)(
  'leads to the four screens, in Spanish, and says who is signed in (%s)',
  async (language) => {
    await renderApp('/about', { language });
    const bar = await findStaffBar();
    const links = bar.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Productos', '/edit-producto'],
      ['Subfamilias', '/edit-subfamilia'],
      ['Familias', '/edit-familia'],
      ['Banners', '/upload-banners'],
    ]);
    expect(bar.getByText(email)).toBeVisible();
    expect(staffBar()).toHaveAttribute('lang', 'es');
  },
);

test('marks the screen that is open, and no other', async () => {
  const { user } = await renderApp('/edit-familia');
  const bar = await findStaffBar();
  const marked = () =>
    bar
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  expect(marked()).toEqual(['Familias']);
  await user.click(bar.getByRole('link', { name: 'Banners' }));
  expect(marked()).toEqual(['Banners']);
});

test('appears on signing in, in this very tab', async () => {
  localStorage.removeItem(SESSION_KEY);
  const { user } = await renderApp('/admin');
  await logIn(user, email, PASSWORD);
  expect((await findStaffBar()).getByText(email)).toBeVisible();
});

describe('signing out', () => {
  test('returns to the home page, says so, and ends the session on the service', async () => {
    const { user } = await renderApp('/edit-familia');
    await findStaffBar();
    expect(await openSessions()).toHaveLength(1);
    await pressSignOut(user);
    expect(await pageAfterwards()).toBe('/');
    expect(await findToast('Sesión cerrada')).toBeVisible();
    await waitFor(async () => expect(await openSessions()).toEqual([]));
  });

  test('on the home page itself leaves the focus on the page', async () => {
    const { user } = await renderApp('/');
    await pressSignOut(user);
    expect(await pageAfterwards()).toBe('/');
  });

  test.each([
    ['without a connection', () => HttpResponse.error()],
    ['when the service fails', () => new HttpResponse('<h1>500</h1>', { status: 500 })],
  ] as const)('works %s', async (_name, answer) => {
    expectLoggedError(/session: sign out/);
    network.use(http.post('*/auth/v1/logout', answer));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pageAfterwards()).toBe('/');
  });

  test('does not wait for a service that does not answer', async () => {
    let answer = (_response: Response): void => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    network.use(http.post('*/auth/v1/logout', () => late));
    const { user } = await renderApp('/about');
    await pressSignOut(user);
    expect(await pageAfterwards()).toBe('/');
    // Its time-out would be logged during another test.
    answer(new HttpResponse(null, { status: 204 }));
  });

  describe('faults', () => {
    test('is told with a new token when the old one has run out', async () => {
      const expired = () =>
        HttpResponse.json({ code: 'bad_jwt', message: 'token is expired' }, { status: 403 });
      network.use(http.post('*/auth/v1/logout', expired, { once: true }));
      const { user } = await renderApp('/about');
      await pressSignOut(user);
      expect(await pageAfterwards()).toBe('/');
      await waitFor(async () => expect(await openSessions()).toEqual([]));
    });

    test('takes nothing along of a sign-in that the service has ended already', async () => {
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
      expect(await pageAfterwards()).toBe('/');
      await waitFor(() => expect(renewals).toHaveLength(1));
    });
  });

  test('lets somebody else sign in afterwards', async () => {
    const other = `other${email}`;
    await backend().createUser({ email: other, password: PASSWORD, staff: true });
    const { user } = await renderApp('/admin');
    await pressSignOut(user);
    expect(await pageAfterwards()).toBe('/');
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
    await logIn(user, other, PASSWORD);
    expect((await findStaffBar()).getByText(other)).toBeVisible();
  });

  test('asks first while something typed is not saved', async () => {
    const { user } = await renderApp('/add-familia');
    await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), 'Gorras');
    await pressSignOut(user);
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Gorras');
    expect(location.pathname).toBe('/add-familia');
    await findStaffBar();
    await pressSignOut(user);
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await pageAfterwards()).toBe('/');
  });
});

test('goes when the sign-in ends in another tab, and returns when one begins there', async () => {
  const session = localStorage.getItem(SESSION_KEY) ?? '';
  await renderApp('/about');
  await findStaffBar();
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await waitFor(() => expect(staffBar()).toBeNull());
  localStorage.setItem(SESSION_KEY, session);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await findStaffBar();
});

test('a sign-in that has run out and cannot be renewed for now can be dropped', async () => {
  const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}');
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...kept, expires_at: 1 }));
  expectLoggedError(/Failed to fetch/);
  network.use(http.all('*/auth/v1/*', () => HttpResponse.error()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
  const { user } = await renderApp('/about', { advanceTimers });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await findStaffBar()).getByText('No se pudo comprobar su sesión.')).toBeVisible();
  expect((await findStaffBar()).queryAllByRole('link')).toEqual([]);
  expectLoggedError(/session: sign out/);
  await pressSignOut(user);
  vi.useRealTimers();
  expect(await pageAfterwards()).toBe('/');
});
