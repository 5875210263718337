import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A whole form as a shopper fills it, by Spanish and English label. */
export const TYPED = [
  [/^(Nombre completo|Full name)/, 'María "Mari" <b>Rojas</b>'],
  [/^(Correo electrónico|Email)/, 'maria@example.com'],
  [/^(Teléfono|Phone)/, '8888-0000'],
  [/^(Provincia|Province)/, 'Cartago'],
  [/^(Cantón|Canton)/, 'Central'],
  [/^(Distrito|District)/, 'Oriental'],
  [/^(Dirección exacta|Exact address)/, 'Frente al parque, casa azul'],
  [/^(Información adicional|Additional information)/, 'Llamar antes 🙂'],
] as const;

/** The input or textarea with that label. */
export function field(label: RegExp): HTMLElement {
  return screen.getByRole('textbox', { name: label });
}

/** Waits until the form is there. */
export function findForm(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: TYPED[0][0] });
}

/** Leaves the filled form in the browser, as a reload finds it. */
export function storeDraft(): void {
  const [fullName, email, phone, province, canton, district, exactAddress, additionalInfo] =
    TYPED.map(([, text]) => text);
  const typed = { fullName, email, phone, province, canton, district, exactAddress };
  sessionStorage.setItem('checkoutDraft', JSON.stringify({ ...typed, additionalInfo }));
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
export function completeButton(): HTMLElement {
  return screen.getByRole('button', { name: /^(Completar pedido|Complete order|\.\.\.)$/ });
}

/** Waits until the order has been sent. */
export function findSuccess(): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: /^(¡Pedido enviado!|Order sent!)$/ });
}

/** The text that a chat link with that name is prefilled with. */
export function chatText(name: RegExp): string {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const url = new URL(link.href);
  return `${url.origin}${url.pathname}\n${url.searchParams.get('text')}`;
}

/** The figures of the summary beside the form. */
export function summaryFigures(): string[] {
  return screen
    .getAllByRole('definition')
    .map((amount) => amount.textContent)
    .filter((text) => text.startsWith('₡'));
}
