import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Waits until the page of the product named so is there. */
export function findProduct(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** The field that the quantity is typed into. */
export function quantityField(): HTMLElement {
  return screen.getByRole('textbox', { name: /^(Cantidad|Quantity)$/ });
}

/** Types a quantity over the one that is there. */
export async function typeQuantity(user: UserEvent, text: string): Promise<void> {
  await user.clear(quantityField());
  if (text !== '') await user.type(quantityField(), text);
}

/** Presses the big button. */
export async function addToCart(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^(Agregar al carrito|Add to cart)$/ }));
}

/** The address on show, from its path on. */
export function address(): string {
  return location.pathname + location.search;
}

/** The link into a chat with the shop, in the page itself: the footer has one as well. */
export function helpLink(name: RegExp = /WhatsApp/): HTMLElement {
  return within(screen.getByRole('main')).getByRole('link', { name });
}
