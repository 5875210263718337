import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { burger, menuIsOpen, storeQuantities } from './page.ts';

describe('the menu of a narrow window', () => {
  test('opens and closes by its button and by Escape, which returns the focus', async () => {
    resizeTo(700);
    const { user } = await renderApp('/about');
    expect(menuIsOpen()).toBe(false);
    await user.click(screen.getByLabelText('Abrir el menú'));
    expect(menuIsOpen()).toBe(true);
    const menu = document.getElementById(burger().getAttribute('aria-controls') ?? '');
    expect(menu?.querySelectorAll('a')).toHaveLength(5);
    await user.click(screen.getByLabelText('Cerrar el menú'));
    expect(menuIsOpen()).toBe(false);
    await user.click(burger());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menuIsOpen()).toBe(false);
    expect(burger()).toHaveFocus();
  });

  test('closes when the window becomes wider than 700 px', async () => {
    resizeTo(400);
    const { user } = await renderApp('/about');
    await user.click(burger());
    resizeTo(700);
    expect(menuIsOpen()).toBe(true);
    resizeTo(701);
    await expect.poll(menuIsOpen).toBe(false);
    resizeTo(400);
    expect(menuIsOpen()).toBe(false);
  });

  test('closes when a link is chosen, by Back, and when the link of its own page is chosen', async () => {
    resizeTo(400);
    const { user } = await renderApp('/about');
    const header = within(screen.getByRole('banner'));
    await user.click(burger());
    await user.click(header.getByText('Contacto'));
    expect(menuIsOpen()).toBe(false);
    expect(location.pathname).toBe('/contact');
    await user.click(burger());
    history.back();
    await expect.poll(() => location.pathname).toBe('/about');
    await expect.poll(menuIsOpen).toBe(false);
    await user.click(burger());
    await user.click(header.getByText('Nosotros'));
    expect(menuIsOpen()).toBe(false);
  });
});

test('the header links to every page and marks the current one', async () => {
  const { user } = await renderApp('/about');
  const header = within(screen.getByRole('banner'));
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inicio', '/'],
    ['Catálogo', '/catalogue'],
    ['Ubicación', '/location'],
    ['Contacto', '/contact'],
    ['Nosotros', '/about'],
  ]);
  expect(header.getByLabelText(/^Textiles Taras/)).toHaveAttribute('href', '/');

  const marked = () =>
    [...document.querySelectorAll('header a[aria-current=page]')].map((link) => link.textContent);
  expect(marked()).toEqual(['Nosotros']);
  await user.click(header.getByText('Ubicación'));
  expect(marked()).toEqual(['Ubicación']);
  await user.click(header.getByText('Carrito'));
  expect(marked()).toEqual(['Carrito']);
});

test.each([
  { language: 'es', cart: [], text: 'Carrito', name: 'Carrito, 0 unidades' },
  { language: 'es', cart: [1], text: 'Carrito1', name: 'Carrito, 1 unidad' },
  { language: 'en', cart: [3, 24], text: 'Cart27', name: 'Cart, 27 units' },
] as const)('the cart link counts the units of all lines: $name', async (expected) => {
  storeQuantities(expected.cart);
  await renderApp('/about', { language: expected.language });
  const link = screen.getByLabelText(expected.name);
  expect(link).toHaveTextContent(expected.text);
  expect(link).toHaveAttribute('href', '/cart');
});
