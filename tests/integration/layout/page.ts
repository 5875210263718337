import { screen } from '@testing-library/react';

/** The button that opens and closes the menu of a narrow window. */
export function burger(): HTMLElement {
  return screen.getByRole('button', { expanded: menuIsOpen() });
}

/** What the menu's button tells screen readers. */
export function menuIsOpen(): boolean {
  return screen.queryByRole('button', { expanded: true }) !== null;
}

/** Puts a cart into storage, as an earlier visit left it: a line for each quantity. */
export function storeQuantities(quantities: readonly number[]): void {
  const lines = quantities.map((quantity, index) => ({
    id: index + 1,
    codigo: `C-${index + 1}`,
    nombre: `Camiseta ${index + 1}`,
    precio1: 3500,
    quantity,
    subfamilia_id: 1,
  }));
  localStorage.setItem('cart', JSON.stringify(lines));
}
