import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The row of the producto named so. */
export function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(name) });
}

/** The figures of the totals box: term and amount. */
export function totalsShown(): string[] {
  const box = screen.getByRole('region', { name: /^(Resumen|Summary)$/ });
  const amounts = within(box).getAllByRole('definition');
  return within(box)
    .getAllByRole('term')
    .map((term, index) => `${term.textContent} ${amounts[index]?.textContent}`);
}

/** The field that the quantity of a line is typed into. */
export function quantityField(name: string): HTMLElement {
  return screen.getByRole('textbox', { name: new RegExp(`(Cantidad de|Quantity of) ${name}`) });
}

/** Types a quantity over the one that is there. */
export async function typeQuantity(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(quantityField(name));
  if (text !== '') await user.type(quantityField(name), text);
}

/** The link to the checkout. */
export function checkoutLink(): HTMLElement {
  return screen.getByRole('link', { name: /^(Continuar con el pedido|Proceed to checkout)$/ });
}

/** The cart as local storage holds it, by producto id and quantity. */
export function storedQuantities(): Record<number, number> {
  const stored: { lines: { id: number; quantity: number }[] } = JSON.parse(
    localStorage.getItem('cart') ?? '{"lines":[]}',
  );
  return Object.fromEntries(stored.lines.map(({ id, quantity }) => [id, quantity]));
}

/** Waits until the live figures have come: the swatch of a colour is only known from them. */
export async function liveFactsRead(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('.swatch:not(.unknown)') === null)
      throw new Error('no live facts yet');
  });
}
