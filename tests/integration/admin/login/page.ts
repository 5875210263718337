import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retypeField } from '#tests/visitor.ts';

export const PASSWORD = 'correct horse battery staple';

const SUBMIT = /^(Iniciar sesión|Iniciando sesión…|Sign in|Signing in…)$/;
const SENDS = { selector: 'button, button > span' };

/** Waits for the form and returns its e-mail field; the contact form of the home page has one too. */
export async function findEmail(): Promise<HTMLElement> {
  await screen.findByText(SUBMIT, SENDS);
  return screen.getByLabelText(/^(Correo electrónico|Email)/);
}

export const passwordField = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Contraseña|Password)/, { selector: 'input' });

export const submitButton = () =>
  screen.getByText(SUBMIT, SENDS).closest('button') ?? document.body;

export async function logIn(user: UserEvent, email: string, password: string): Promise<void> {
  await retypeField(user, await findEmail(), email);
  await retypeField(user, passwordField(), password);
  await user.click(submitButton());
}

export const findWelcome = (email: string) =>
  screen.findByText(new RegExp(`, ${email}$`), { selector: 'h2' });

const BAR = ['Administración', { selector: 'nav' }] as const;

/** Returns the bar of staff; `null` while nobody is known to be signed in. */
export const staffBar = () => screen.queryByLabelText(...BAR);

export const findStaffBar = async () => within(await screen.findByLabelText(...BAR));

export async function openAccount(user: UserEvent): Promise<void> {
  await user.click(await screen.findByLabelText('Su cuenta'));
}

/** Presses the sign-out button, which is in the account menu on pages of the back-office. */
export async function pressSignOut(user: UserEvent): Promise<void> {
  const signOut = await screen.findByText('Cerrar sesión');
  if (screen.queryByLabelText('Su cuenta')) await openAccount(user);
  await user.click(signOut);
}
