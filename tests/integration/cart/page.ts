import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retypeField } from '#tests/visitor.ts';

export async function findRow(text: string, options?: { selector: string }): Promise<HTMLElement> {
  const row = (await screen.findByText(text, options)).closest('tr');
  if (row === null) throw new Error(`${text} is in no row`);
  return row;
}

export function totalsShown(): string[] {
  const box = screen.getByRole('region', { name: /^(Resumen|Summary)$/ });
  const amounts = within(box).getAllByRole('definition');
  return within(box)
    .getAllByRole('term')
    .map((term, index) => `${term.textContent} ${amounts[index]?.textContent}`);
}

export function quantityField(name: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^(Cantidad de|Quantity of) ${name}$`));
}

export function typeQuantity(user: UserEvent, name: string, text: string): Promise<void> {
  return retypeField(user, quantityField(name), text);
}

export function checkoutLink(): HTMLElement {
  return screen.getByText(/^(Continuar con el pedido|Proceed to checkout)$/);
}

export function storedQuantities(): Record<number, number> {
  const stored: { lines: { id: number; quantity: number }[] } = JSON.parse(
    localStorage.getItem('cart') ?? '{"lines":[]}',
  );
  return Object.fromEntries(stored.lines.map(({ id, quantity }) => [id, quantity]));
}

/** Dispatches the event that browsers send after another tab has changed the stored cart. */
export function fireStorageEvent(): void {
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
}
