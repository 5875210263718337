import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A whole message as a visitor types it, by Spanish and English label. */
const TYPED = [
  [/^(Nombre|Name)/, 'María "Mari" <b>Rojas</b>'],
  [/^(Correo electrónico|Email)/, 'maria@example.com'],
  [/^(Teléfono|Phone)/, 'ext. 12, de 9 a 5'],
  [/^(Mensaje|Message)/, '60 camisetas\ncon logo 🙂'],
] as const;

/** The input or textarea with that label. */
export function field(label: RegExp): HTMLElement {
  return screen.getByRole('textbox', { name: label });
}

/** Waits until the form is there. */
export function findForm(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: TYPED[0][0] });
}

/** Fills the whole form. */
export async function fillForm(user: UserEvent): Promise<void> {
  await findForm();
  for (const [label, text] of TYPED) {
    await user.click(field(label));
    await user.paste(text);
  }
}

/** The button that sends. */
export function sendButton(): HTMLElement {
  return screen.getByRole('button', {
    name: /^(Enviar mensaje|Send message|Enviando…|Sending…)$/,
  });
}

/** What is in the fields, in their order. */
export function typedNow(): string[] {
  return TYPED.map(([label]) => {
    const control = field(label);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : '';
  });
}

/** What is in the fields once everything was typed. */
export const ALL_TYPED = TYPED.map(([, text]) => text);
