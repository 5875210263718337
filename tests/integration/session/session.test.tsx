import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { renewSession, signOut } from '#data/auth.ts';
import type { DataError } from '#data/http/DataError.ts';
import { staffFetch } from '#data/http/staff/staffDb.ts';
import { keepSession, network, signIn, type StoredSession, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { blockStorage } from '#tests/visitor.ts';
import { findStaffBar, findWelcome, staffBar } from '../admin/login/page.ts';

const backend = useBackend();
let email = '';
let count = 0;
let session: StoredSession;

// Each test has another user, because the client remembers a refused session.
beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  session = await signIn(backend(), email, { staff: true });
  keepSession(session);
});

const stored = () => localStorage.getItem(SESSION_KEY);
const notifyTab = (key: string | null = SESSION_KEY) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));

/** Ends the session on the service, as another device or the project's owner can. */
const revokeSessions = () => backend().sql('delete from auth.sessions');

async function openSignedIn(path = '/about'): Promise<void> {
  await renderApp(path);
  await findStaffBar();
}

function returnToTab(afterMs: number) {
  const now = Date.now() + afterMs;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
}

const isSignedIn = () => staffBar() !== null && stored() !== null;

function recordRequests(): string[] {
  const requests: string[] = [];
  network.use(
    http.all('*/auth/v1/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname.replace('/auth/v1', '') + search);
    }),
  );
  return requests;
}

test('the session of a deleted user ends when the store opens', async () => {
  await backend().sql('delete from auth.users where email = $1', [email]);
  await renderApp('/about');
  await waitFor(() => expect([staffBar(), stored()]).toEqual([null, null]));
});

test('coming back to the tab ends a session that the service has ended', async () => {
  await openSignedIn('/edit-familia');
  await revokeSessions();
  await waitFor(() => {
    // Coming back checks nothing while the check of the start is in flight.
    returnToTab(60_000);
    expect([staffBar(), stored()]).toEqual([null, null]);
  });
  expect(await screen.findByText('Acceso Restringido', { selector: 'h1' })).toBeVisible();
});

test('coming back to the tab checks the session at most once a minute', async () => {
  await openSignedIn();
  const requests = recordRequests();
  returnToTab(59_000);
  expect(requests).toEqual([]);
  await waitFor(() => {
    // Coming back checks nothing while the check of the start is in flight.
    returnToTab(60_000);
    expect(requests[0]).toBe('/user');
  });
  expect(isSignedIn()).toBe(true);
});

test('the sign-in page says that the session has ended, and follows a sign-in in another tab', async () => {
  await renderApp('/admin');
  await findWelcome(email);
  localStorage.removeItem(SESSION_KEY);
  notifyTab(null);
  expect(await screen.findByText('Su sesión terminó. Inicie sesión de nuevo.')).toBeVisible();
  keepSession(session);
  notifyTab();
  expect(await findWelcome(email)).toBeVisible();
});

/** Sends a request of staff, which needs a token. */
const readAsStaff = async () => {
  const headers = { apikey: backend().anonKey };
  const response = await staffFetch(`${location.origin}/rest/v1/bodega`, { headers });
  expect(response.status).toBe(200);
  return response.json();
};
const expired = () => restError(401, 'PGRST303', 'JWT expired');

test('a token that the tables refuse is renewed, and the request is sent again', async () => {
  const requests = recordRequests();
  faults.rest('bodega', expired, { once: true });
  expect(await readAsStaff()).toHaveLength(1);
  expect(requests).toEqual(['/token?grant_type=refresh_token']);
});

const keepExpired = () =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }));

test('a clock that is hours ahead of the service renews the token only once', async () => {
  keepExpired();
  network.use(
    http.post('*/auth/v1/token', async ({ request }) => {
      const renewed: object = await (await backend().fetch(request.clone())).json();
      return HttpResponse.json({ ...renewed, expires_at: 1 });
    }),
  );
  const requests = recordRequests();
  for (let request = 0; request < 3; request += 1) await readAsStaff();
  expect(requests).toEqual(['/token?grant_type=refresh_token']);
});

describe('faults', () => {
  test('a renewal that is refused once as too frequent does not sign out', async () => {
    keepExpired();
    const tooOften = () => new HttpResponse(null, { status: 429 });
    network.use(http.post('*/auth/v1/token', tooOften, { once: true }));
    await readAsStaff();
    expect(stored()).not.toBeNull();
  });

  test('a failed check does not end the session', async () => {
    network.use(http.get('*/auth/v1/user', () => HttpResponse.error()));
    await openSignedIn();
    returnToTab(60_000);
    returnToTab(180_000);
    expect(isSignedIn()).toBe(true);
  });

  const KEPT = { access_token: 'a', refresh_token: 'r' };
  const none = HttpResponse.error;
  const refuse = () => HttpResponse.json({}, { status: 400 });
  test.each<[string, object, number, () => Response, string]>([
    ['of a sign-in without a token', {}, 503, none, 'done'],
    ['while the service fails', KEPT, 503, none, 'unavailable'],
    ['of an expired token without another', { access_token: 'a' }, 401, none, 'done'],
    ['of an expired token that is not renewed', KEPT, 401, refuse, 'done'],
    ['whose renewal has no token', KEPT, 401, () => HttpResponse.json({}), 'network'],
    ['whose renewal is no JSON', KEPT, 401, () => HttpResponse.text('<html>'), 'network'],
    ['whose renewal gets no response', KEPT, 401, none, 'network'],
  ])('a sign-out %s ends the session here', async (_what, kept, status, renew, outcome) => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(kept));
    network.use(
      http.post('*/auth/v1/logout', () => new HttpResponse(null, { status })),
      http.post('*/auth/v1/token', renew),
    );
    const ended = await signOut().then(
      () => 'done',
      (error: DataError) => error.kind,
    );
    expect(ended).toBe(outcome);
    expect(stored()).toBeNull();
  });

  test('a request uses a token that another request has renewed already', async () => {
    expect(await renewSession('an older one')).toBe(session.access_token);
  });

  test('a browser that blocks its storage shows the store without a session', async () => {
    blockStorage('getItem');
    expectLoggedError(/insecure/);
    await renderApp('/about');
    expect(await screen.findByText('Nosotros', { selector: 'h1' })).toBeVisible();
    await waitFor(() => expect(staffBar()).toBeNull());
  });

  test('a token that the tables refuse and that cannot be renewed ends the session', async () => {
    await openSignedIn();
    await revokeSessions();
    faults.rest('bodega', expired);
    const response = await staffFetch(`${location.origin}/rest/v1/bodega`);
    expect(response.status).toBe(401);
    await waitFor(() => expect([staffBar(), stored()]).toEqual([null, null]));
  });

  test('a token that the tables refuse stays while the sign-in service does not respond', async () => {
    expectLoggedError(/Failed to fetch/);
    await openSignedIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
    faults.rest('bodega', expired);
    const response = staffFetch(`${location.origin}/rest/v1/bodega`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await response).status).toBe(401);
    vi.useRealTimers();
    expect(isSignedIn()).toBe(true);
  });
});
