import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { staffFetch } from '#data/http/staffDb.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { type StoredSession, keepSession, signIn } from '#tests/signIn.ts';
import { findEmail, findStaffBar, findWelcome, staffBar } from '../admin/login/page.ts';

const backend = useBackend();
let email = '';
let count = 0;
let session: StoredSession;

beforeEach(async () => {
  count += 1;
  email = `staff${count}@shop.example`;
  session = await signIn(backend(), email, { staff: true });
  keepSession(session);
});
afterEach(() => vi.restoreAllMocks());

/** Ends the sign-in as another device, or whoever manages the project, does. */
const revoke = () => backend().sql('delete from auth.sessions');

/** Comes back to the tab after some time elsewhere. */
function comeBack(afterMs: number) {
  const now = Date.now() + afterMs;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the browser keeps of the sign-in once the store has noticed that it is over. */
async function keptAfterTheEnd(): Promise<string | null> {
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull());
  await waitFor(() => expect(staffBar()).toBeNull());
  return localStorage.getItem(SESSION_KEY);
}

/** What the sign-in service is asked. */
function watchService(): string[] {
  const asked: string[] = [];
  network.use(
    http.all('*/auth/v1/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.replace('/auth/v1', '') + search);
    }),
  );
  return asked;
}

test('one that was ended on the service is noticed when the store opens', async () => {
  await revoke();
  await renderApp('/about');
  expect(await keptAfterTheEnd()).toBeNull();
});

test('one whose user is gone is noticed when the store opens', async () => {
  await backend().sql('delete from auth.users where email = $1', [email]);
  await renderApp('/about');
  expect(await keptAfterTheEnd()).toBeNull();
});

test('one that is ended meanwhile is noticed on coming back to the tab', async () => {
  await renderApp('/about');
  await findStaffBar();
  await revoke();
  comeBack(60_000);
  expect(await keptAfterTheEnd()).toBeNull();
});

test('coming back is asked about once a minute at most, and costs nothing while it holds', async () => {
  await renderApp('/about');
  await findStaffBar();
  const asked = watchService();
  comeBack(59_000);
  expect(asked).toEqual([]);
  comeBack(60_000);
  await waitFor(() => expect(asked).toEqual(['/user']));
  expect(staffBar()).not.toBeNull();
});

test('no answer ends nothing', async () => {
  network.use(http.get('*/auth/v1/user', () => HttpResponse.error()));
  await renderApp('/about');
  await findStaffBar();
  comeBack(60_000);
  comeBack(180_000);
  expect(staffBar()).not.toBeNull();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
});

test('the entry of the back-office says that it ended, and asks for another', async () => {
  await renderApp('/admin');
  await findWelcome(email);
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await findEmail();
  expect(screen.getByText('Su sesión terminó. Inicie sesión de nuevo.')).toBeVisible();
});

test('the entry of the back-office notices a sign-in of another tab', async () => {
  localStorage.removeItem(SESSION_KEY);
  await renderApp('/admin');
  await findEmail();
  keepSession(session);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(await findWelcome(email)).toBeVisible();
});

test('a screen of the back-office is restricted as soon as it is noticed', async () => {
  await renderApp('/edit-familia');
  await findStaffBar();
  await revoke();
  comeBack(60_000);
  const title = await screen.findByRole('heading', { level: 1, name: 'Acceso Restringido' });
  expect(title).toBeVisible();
});

test('a token that the tables refuse is renewed, and the request made again', async () => {
  const asked = watchService();
  faults.rest('bodega', () => restError(401, 'PGRST303', 'JWT expired'), { once: true });
  const answer = await staffFetch(`${location.origin}/rest/v1/bodega`, {
    headers: { apikey: backend().anonKey },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(1);
  expect(asked).toEqual(['/token?grant_type=refresh_token']);
});

test('a token that the tables refuse and that cannot be renewed ends the sign-in', async () => {
  await renderApp('/about');
  await findStaffBar();
  await revoke();
  faults.rest('bodega', () => restError(401, 'PGRST303', 'JWT expired'));
  const answer = await staffFetch(`${location.origin}/rest/v1/bodega`);
  expect(answer.status).toBe(401);
  expect(await keptAfterTheEnd()).toBeNull();
});

test('a token that the tables refuse is kept while nobody can say whether it holds', async () => {
  expectLoggedError(/Failed to fetch/);
  await renderApp('/about');
  await findStaffBar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
  faults.rest('bodega', () => restError(401, 'PGRST303', 'JWT expired'));
  const answer = staffFetch(`${location.origin}/rest/v1/bodega`);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(401);
  vi.useRealTimers();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  expect(staffBar()).not.toBeNull();
});
