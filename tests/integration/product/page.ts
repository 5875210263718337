import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '#tests/renderApp.tsx';

/** Waits for the whole page of a product: its heading shows one render earlier. */
export async function findProduct(name: string): Promise<HTMLElement> {
  await screen.findByText(/^(Compartir|Share)$/);
  return screen.getByText(name, { selector: 'h1' });
}

export async function openProduct(path: string, name = 'Camiseta cuello redondo') {
  const { user } = await renderApp(`/product/${path}`);
  await findProduct(name);
  return user;
}

/** Finds the control of a colour, a size or a way to order. */
export const choose = (name: string) => screen.getByLabelText(name);

export function quantityField(): HTMLElement {
  return screen.getByLabelText(/^(Cantidad|Quantity)$/);
}

export async function addToCart(user: UserEvent): Promise<void> {
  await user.click(
    screen.getByText(/^(Agregar al carrito|Add to cart)$/, { selector: 'button, button *' }),
  );
}

/** Finds the WhatsApp link in the page; the footer has another. */
export function helpLink(name: RegExp = /WhatsApp/): HTMLElement {
  return within(screen.getByRole('main')).getByRole('link', { name });
}
