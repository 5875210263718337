import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retypeField } from '#tests/visitor.ts';

export const PASSWORD = 'correct horse battery staple';

const SUBMIT = /^(Iniciar sesión|Iniciando sesión…|Sign in|Signing in…)$/;
const SENDS = { selector: 'button, button > span' };

/** Waits for the form, and gives its e-mail field: the home page's contact form has one as well. */
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

/** The staff's row of links; `null` while nobody is known to be signed in. */
export const staffBar = () => screen.queryByLabelText(...BAR);

export const findStaffBar = async () => within(await screen.findByLabelText(...BAR));

export async function openAccount(user: UserEvent): Promise<void> {
  await user.click(await screen.findByLabelText('Su cuenta'));
}

/** Waits for the sign-out button and presses it; in the back-office the menu of the account has it. */
export async function pressSignOut(user: UserEvent): Promise<void> {
  const signOut = await screen.findByText('Cerrar sesión');
  if (screen.queryByLabelText('Su cuenta')) await openAccount(user);
  await user.click(signOut);
}
