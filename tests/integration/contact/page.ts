import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A complete message, by Spanish and English label. */
const TYPED = [
  [/^(Nombre|Name)/, 'María "Mari" <b>Rojas</b>'],
  [/^(Correo electrónico|Email)/, 'maria@example.com'],
  [/^(Teléfono|Phone)/, 'ext. 12, de 9 a 5'],
  [/^(Mensaje|Message)/, '60 camisetas\ncon logo 🙂'],
] as const;

export const ALL_TYPED = TYPED.map(([, text]) => text);

export const [NAME, EMAIL, PHONE, MESSAGE] = [
  TYPED[0][0],
  TYPED[1][0],
  TYPED[2][0],
  TYPED[3][0],
] as const;

const CONTROL = { selector: 'input, textarea' };

export function field(label: RegExp): HTMLInputElement {
  return screen.getByLabelText(label, CONTROL);
}

/** Waits for the form. */
export function findForm(): Promise<HTMLElement> {
  return screen.findByLabelText(NAME, CONTROL);
}

/** Fills the whole form. */
export async function fillForm(user: UserEvent): Promise<void> {
  await findForm();
  for (const [label, text] of TYPED) {
    await user.click(field(label));
    await user.paste(text);
  }
}

export function sendButton(): HTMLElement {
  return screen.getByText(/^(Enviar mensaje|Send message|Enviando…|Sending…)$/);
}

/** The values of the fields, in their order. */
export function typedNow(): string[] {
  return TYPED.map(([label]) => field(label).value);
}

/** Goes to a page without the form. */
export async function leave(user: UserEvent): Promise<void> {
  await user.click(screen.getAllByText(/^(Nosotros|About Us)$/)[0] ?? document.body);
  await screen.findByText(/^(Nosotros|About Us)$/, { selector: 'h1' });
}

export async function comeBack(user: UserEvent): Promise<void> {
  await user.click(screen.getAllByText(/^(Contacto|Contact)$/)[0] ?? document.body);
  await findForm();
}
