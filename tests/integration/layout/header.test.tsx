import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { burger, menuIsOpen, storeQuantities } from './page.ts';

function goTo(path: string): void {
  history.pushState(null, '', path);
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
}

describe('the menu of a narrow window', () => {
  test('opens and closes by its button, which says so', async () => {
    resizeTo(700);
    const { user } = await renderApp('/about');
    expect(menuIsOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    expect(menuIsOpen()).toBe(true);
    const menu = document.getElementById(burger().getAttribute('aria-controls') ?? '');
    expect(within(menu ?? document.body).getAllByRole('link')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Cerrar el menú' }));
    expect(menuIsOpen()).toBe(false);
  });

  test('closes when the window becomes wider than 700 px, and not before', async () => {
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

  test('closes when a link is chosen', async () => {
    resizeTo(400);
    const { user } = await renderApp('/about');
    await user.click(burger());
    await user.click(screen.getByRole('link', { name: 'Contacto' }));
    expect(menuIsOpen()).toBe(false);
    expect(location.pathname).toBe('/contact');
  });

  test.each([
    ['the logo', (user: UserEvent) => user.click(screen.getByRole('link', { name: /^Textiles/ }))],
    ['Back', () => history.back()],
    ['an address that changes by itself', () => goTo('/contact')],
  ])('closes when one goes to another page by %s', async (_way, go) => {
    resizeTo(400);
    const { user } = await renderApp('/about');
    await user.click(screen.getByRole('link', { name: /^Carrito/ }));
    await user.click(burger());
    await go(user);
    await expect.poll(() => location.pathname).not.toBe('/cart');
    await expect.poll(menuIsOpen).toBe(false);
  });

  test('closes with Escape, which returns to its button', async () => {
    resizeTo(400);
    const { user } = await renderApp('/about');
    await user.click(burger());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Inicio' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menuIsOpen()).toBe(false);
    expect(burger()).toHaveFocus();
  });
});

test.each([
  ['es', ['Inicio', 'Catálogo', 'Ubicación', 'Contacto', 'Nosotros']],
  ['en', ['Home', 'Catalogue', 'Location', 'Contact', 'About Us']],
] as const)('leads to every page of the store (%s)', async (language, names) => {
  await renderApp('/about', { language });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/catalogue',
    '/location',
    '/contact',
    '/about',
  ]);
  expect(screen.getByRole('link', { name: /^Textiles Taras/ })).toHaveAttribute('href', '/');
});

test('the link of the page, and no other, is marked', async () => {
  const { user } = await renderApp('/about');
  const header = within(screen.getByRole('banner'));
  const marked = () =>
    header
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  expect(marked()).toEqual(['Nosotros']);
  await user.click(header.getByRole('link', { name: 'Ubicación' }));
  expect(marked()).toEqual(['Ubicación']);
  await user.click(header.getByRole('link', { name: /^Carrito/ }));
  expect(marked()).toEqual(['Carrito']);
});

describe('the cart', () => {
  test.each([
    ['es', [1], '1', 'Carrito, 1 unidad'],
    ['es', [3, 24], '27', 'Carrito, 27 unidades'],
    ['es', [1_000_000], '1000000', 'Carrito, 1000000 unidades'],
    ['en', [1], '1', 'Cart, 1 unit'],
    ['en', [3, 24], '27', 'Cart, 27 units'],
  ] as const)(
    'counts the units of all lines (%s, %j)',
    async (language, quantities, count, name) => {
      storeQuantities(quantities);
      await renderApp('/about', { language });
      const link = screen.getByRole('link', { name });
      expect(within(link).getByText(count)).toBeVisible();
      expect(link).toHaveAttribute('href', '/cart');
    },
  );

  test('bears no figure while it is empty', async () => {
    await renderApp('/about');
    expect(screen.getByRole('link', { name: 'Carrito, 0 unidades' })).toHaveTextContent(
      /^Carrito$/,
    );
  });
});
