import { screen, waitFor, within } from '@testing-library/react';
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

test('the form helps the browser and its password manager', async () => {
  await renderApp('/admin');
  expect(await findEmail()).toBeRequired();
  expect(await findEmail()).toHaveAttribute('type', 'email');
  expect(await findEmail()).toHaveAttribute('autocomplete', 'username');
  expect(passwordField()).toBeRequired();
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(staffBar()).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
});

test.each([
  ['es', 'Le damos la bienvenida', /barra de navegación/, ['Productos', 'Subfamilias', 'Familias']],
  ['en', 'Welcome', /navbar/, ['Products', 'Subfamilies', 'Families']],
] as const)(
  'signing in welcomes with the e-mail and points to the navbar and the screens (%s)',
  async (language, welcome, hint, screens) => {
    const { user } = await renderApp('/admin', { language });
    await logIn(user, ` ${STAFF}`, PASSWORD);
    const title = await findWelcome(STAFF);
    expect(title).toHaveTextContent(`${welcome}, ${STAFF}`);
    expect(title).toHaveFocus();
    expect(screen.getByText(hint)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...screens,
      'Banners',
    ]);
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/edit-producto',
      '/edit-subfamilia',
      '/edit-familia',
      '/upload-banners',
    ]);
    expect(passwordFieldIsThere()).toBe(false);
    expect(location.pathname).toBe('/admin');
    await findStaffBar();
  },
);

const passwordFieldIsThere = () =>
  document.querySelector('[autocomplete=current-password]') !== null;

test('works by keyboard alone, with Enter in the last field', async () => {
  const { user } = await renderApp('/admin');
  await user.click(await findEmail());
  await user.keyboard(`${STAFF}{Tab}${PASSWORD}{Enter}`);
  expect(await findWelcome(STAFF)).toHaveFocus();
});

test('who comes signed in is welcomed at once, without a form', async () => {
  keepSession(session);
  await renderApp('/admin');
  expect(await findWelcome(STAFF)).not.toHaveFocus();
  expect(passwordFieldIsThere()).toBe(false);
});

test.each([
  ['es', 'Este campo es obligatorio'],
  ['en', 'This field is required'],
] as const)(
  'e-mail and password are required; nothing is sent (%s)',
  async (language, required) => {
    const asked: string[] = [];
    network.use(
      http.post('*/auth/v1/token', ({ request }) => {
        asked.push(request.url);
      }),
    );
    const { user } = await renderApp('/admin', { language });
    const email = await findEmail();
    await user.click(submitButton());
    expect(screen.getAllByText(required)).toHaveLength(2);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(required);
    await user.type(email, STAFF);
    expect(screen.getAllByText(required)).toHaveLength(1);
    await user.click(submitButton());
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toBeInvalid();
    expect(asked).toEqual([]);
  },
);

test('the password can be shown, and is hidden again when it is sent', async () => {
  const { user } = await renderApp('/admin');
  await findEmail();
  await user.type(passwordField(), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  expect(passwordField()).toHaveValue('wrong');
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  await user.click(submitButton());
  expect(passwordField()).toHaveAttribute('type', 'password');
});

test('is sent once, however often it is asked for, and says that it is under way', async () => {
  let answer = () => undefined as void;
  let asked = 0;
  network.use(
    http.post('*/auth/v1/token', async () => {
      asked += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ error_code: 'invalid_credentials', msg: 'no' }, { status: 400 });
    }),
  );
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, 'wrong');
  await waitFor(() => expect(asked).toBe(1));
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(submitButton()).toHaveTextContent('Iniciando sesión…');
  expect(passwordField()).toHaveAttribute('readonly');
  await user.click(submitButton());
  await user.type(passwordField(), '{Enter}');
  answer();
  await screen.findByRole('alert');
  expect(asked).toBe(1);
});

test('what is typed stays when the language changes', async () => {
  const { user } = await renderApp('/admin');
  await user.type(await findEmail(), STAFF);
  await user.type(passwordField(), 'half of i');
  await user.click(screen.getByRole('button', { name: 'EN, English' }));
  await screen.findByRole('heading', { level: 1, name: 'Administration' });
  expect(await findEmail()).toHaveValue(STAFF);
  expect(passwordField()).toHaveValue('half of i');
});

test('nothing of the password is kept by the browser', async () => {
  const { user } = await renderApp('/admin');
  await logIn(user, STAFF, PASSWORD);
  await findWelcome(STAFF);
  const kept = JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept)));
  expect(kept).toContain(SESSION_KEY);
  expect(kept).not.toContain(PASSWORD);
});
