import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What `signIn` of the tests' support gives every user. */
export const PASSWORD = 'correct horse battery staple';

const SUBMIT = /^(Iniciar sesión|Iniciando sesión…|Sign in|Signing in…)$/;

/** Waits for the form, and gives its e-mail field: the home page's contact form has one as well. */
export async function findEmail(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: SUBMIT });
  return screen.getByRole('textbox', { name: /^(Correo electrónico|Email)/ });
}

/** The field of the password, hidden or shown. */
export const passwordField = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Contraseña|Password)/, { selector: 'input' });

/** The button that signs in. */
export const submitButton = () => screen.getByRole('button', { name: SUBMIT });

/** Types into the form and sends it. */
export async function logIn(user: UserEvent, email: string, password: string): Promise<void> {
  await user.click(await findEmail());
  await user.paste(email);
  await user.click(passwordField());
  await user.paste(password);
  await user.click(submitButton());
}

/** Waits for the welcome of somebody. */
export const findWelcome = (email: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`, ${email}$`) });

/** The staff's row of links; `null` while it is not there. */
export const staffBar = () => screen.queryByRole('navigation', { name: 'Administración' });

/** Waits for the staff's row of links. */
export const findStaffBar = async () =>
  within(await screen.findByRole('navigation', { name: 'Administración' }));

/** Waits for the sign-out button and presses it. */
export async function pressSignOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
}
