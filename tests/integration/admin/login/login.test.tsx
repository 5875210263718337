import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { network, useBackend } from '#tests/backend.ts';
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

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), STAFF, { staff: true });
});

/** Records the requests for a session. */
function recordSignIns(respond?: () => Promise<Response>): string[] {
  const requests: string[] = [];
  network.use(
    http.post('*/auth/v1/token', ({ request }) => {
      requests.push(request.url);
      return respond?.();
    }),
  );
  return requests;
}

test('the form requires an e-mail and a password, and helps password managers', async () => {
  const requests = recordSignIns();
  const { user } = await renderApp('/admin');
  const email = await findEmail();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toContain(
    'noindex',
  );
  await user.click(submitButton());
  expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Este campo es obligatorio');
  await user.paste(STAFF);
  expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(1);
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
  expect(document.querySelector('[autocomplete=current-password]')).toBeNull();
});

test('the password can be shown, and is hidden again when it is sent', async () => {
  const { user } = await renderApp('/admin');
  await findEmail();
  await user.click(passwordField());
  await user.paste('wrong');
  await user.click(screen.getByLabelText('Mostrar la contraseña'));
  expect(passwordField()).toHaveAttribute('type', 'text');
  expect(passwordField()).toHaveValue('wrong');
  await user.click(screen.getByLabelText('Ocultar la contraseña'));
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByLabelText('Mostrar la contraseña'));
  await user.click(submitButton());
  expect(passwordField()).toHaveAttribute('type', 'password');
});

test('the form is sent once, however often it is submitted, and is read-only meanwhile', async () => {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const requests = recordSignIns(() => response);
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, 'wrong');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(submitButton()).toHaveTextContent('Iniciando sesión…');
  expect(passwordField()).toHaveAttribute('readonly');
  await user.click(submitButton());
  await user.type(passwordField(), '{Enter}');
  respond(HttpResponse.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  await screen.findByRole('alert');
  expect(requests).toHaveLength(1);
});
