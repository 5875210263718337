import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CartLine } from '#domain/cart/cart.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { SHIRT, storeCart } from '../cart/orderRows.ts';

/** Texts of a complete form, by Spanish and English label. */
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

export const [NAME, EMAIL, PHONE] = [TYPED[0][0], TYPED[1][0], TYPED[2][0]];

const CONTROL = { selector: 'input, textarea' };

export function field(label: RegExp): HTMLElement {
  return screen.getByLabelText(label, CONTROL);
}

export function findNameField(): Promise<HTMLElement> {
  return screen.findByLabelText(NAME, CONTROL);
}

/** Opens the checkout with a filled form, as the page itself stores it. */
export async function openFilled(
  lines: readonly CartLine[] = [SHIRT],
  options: Parameters<typeof renderApp>[1] = {},
): Promise<UserEvent> {
  storeCart(...lines);
  const [fullName, email, phone, province, canton, district, exactAddress, additionalInfo] =
    TYPED.map(([, text]) => text);
  const typed = { fullName, email, phone, province, canton, district, exactAddress };
  sessionStorage.setItem('checkoutDraft', JSON.stringify({ ...typed, additionalInfo }));
  const { user } = await renderApp('/checkout', options);
  await findNameField();
  return user;
}

export function completeButton(): HTMLElement {
  const label = screen.getByText(/^(Completar pedido|Complete order|\.\.\.)$/);
  const button = label.closest('button');
  if (button === null) throw new Error('the label is in no button');
  return button;
}

export function findSuccess(): Promise<HTMLElement> {
  return screen.findByText(/^(¡Pedido enviado!|Order sent!)$/, { selector: 'h1' });
}

export function chatText(label: string): string {
  const link = screen.getByText(label).closest('a');
  const url = new URL(link?.href ?? '');
  return `${url.origin}${url.pathname}\n${url.searchParams.get('text')}`;
}

export function referenceIn(text: unknown): string {
  return /TT-\d{6}-\w{4}/.exec(String(text))?.[0] ?? 'none';
}

export function summaryFigures(): string[] {
  return screen.getAllByText(/^₡/, { selector: 'dd' }).map(({ textContent }) => textContent);
}
