import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, cardNames } from '../catalogue/page.ts';
import { SHOP_ROWS } from './shopRows.ts';

useBackend(SHOP_ROWS);

const anyField = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Buscar en la tienda|Search the store)$/);
const options = async () =>
  within(await screen.findByRole('listbox', { name: /^(Sugerencias|Suggestions)$/ }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('suggestions come while typing, and the keyboard reaches them from the field', async () => {
  const { user } = await renderApp('/about');
  await user.keyboard('{Control>}k{/Control}');
  expect(anyField()).toHaveFocus();
  await user.keyboard('camisetas NEGRAS');
  await screen.findByRole('option', { name: /Camiseta polo/ });
  expect(await options()).toEqual([
    'Camiseta cuello redondoCamisetas · desde ₡3,000.00',
    'Camiseta poloCamisetas · desde ₡6,000.00',
    'Ver todo sobre «camisetas NEGRAS»',
  ]);
  expect(anyField()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Camiseta polo');
  expect(anyField()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Camiseta polo', { selector: 'h1' })).toBeVisible();
  expect(address()).toMatch(/^\/product\/11/);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a whole code suggests each variant that has it, and a familia is suggested by name', async () => {
  const { user } = await renderApp('/about');
  await user.type(anyField(), 'gor-1');
  const codes = await screen.findByRole('group', { name: 'Código exacto' });
  expect(within(codes).getAllByRole('option')).toHaveLength(2);
  await user.clear(anyField());
  await user.type(anyField(), 'gorras');
  expect(await screen.findByRole('group', { name: 'Tipos de producto' })).toHaveTextContent(
    'Gorras',
  );
  await user.clear(anyField());
  await user.type(anyField(), 'gor-1');
  await user.click(await screen.findByRole('option', { name: /Gorra de niño/ }));
  expect(await screen.findByText('Gorra clásica', { selector: 'h1' })).toBeVisible();
  expect(address()).toBe('/product/12?color=3&talla=');
});

test('Enter opens the results, which say what was searched, and the browser keeps the search', async () => {
  const { user } = await renderApp('/about', { language: 'en' });
  await user.type(anyField(), '  gorra {Enter}');
  expect(await cardNames()).toEqual(['Gorra clásica']);
  expect(address()).toBe('/catalogue?q=gorra');
  expect(anyField()).toHaveValue('gorra');
  await user.click(await screen.findByRole('button', { name: 'Remove Search: gorra' }));
  expect(await cardNames()).toHaveLength(3);
  expect(address()).toBe('/catalogue');

  await user.clear(anyField());
  expect(await options()).toEqual(['gorra']);
  expect(anyField()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Forget searches' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(anyField()).toHaveFocus();
  expect(anyField()).toHaveAttribute('aria-expanded', 'false');
});

test('typing drops the chosen option, and the field follows the page that an option opens', async () => {
  const { user } = await renderApp('/catalogue?q=polo');
  expect(await cardNames()).toEqual(['Camiseta polo']);
  await user.clear(anyField());
  await user.type(anyField(), 'camiset');
  const list = within(await screen.findByRole('listbox', { name: 'Sugerencias' }));
  await list.findByRole('option', { name: 'Camisetas' });
  await user.keyboard('{ArrowDown}');
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Camisetas');
  await user.keyboard('a');
  expect(list.queryByRole('option', { selected: true })).not.toBeInTheDocument();

  await user.click(list.getByRole('option', { name: 'Camisetas' }));
  expect(address()).toBe('/catalogue?familia=1');
  expect(anyField()).toHaveValue('');
  expect(anyField()).not.toHaveFocus();

  await user.type(anyField(), 'gorr');
  await user.click(screen.getByRole('checkbox', { name: /Solo con existencias/ }));
  expect(address()).toBe('/catalogue?familia=1&existencias=1');
  expect(anyField()).toHaveValue('gorr');
});

test('a search that finds nothing says what to try, and leads to the chat', async () => {
  const { user } = await renderApp('/catalogue?q=zapatos');
  expect(await screen.findByText('No encontramos «zapatos»')).toBeVisible();
  const chat = screen.getByRole('link', { name: /Preguntar por WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('busco «zapatos»');
  await user.click(screen.getByRole('link', { name: 'Ver todo el catálogo' }));
  expect(await cardNames()).toHaveLength(3);
});

test('a new search shows nothing of the last one while it runs', async () => {
  const { user } = await renderApp('/catalogue?q=gor-1');
  expect(await screen.findByRole('region', { name: 'Código exacto' })).toBeVisible();
  expect(await cardNames()).toEqual(['Gorra clásica']);
  faults.rest('producto', 'never');
  await user.clear(anyField());
  await user.type(anyField(), 'polo{Enter}');
  expect(await screen.findByText('Cargando productos...')).toHaveRole('status');
  expect(screen.queryByRole('region', { name: 'Código exacto' })).not.toBeInTheDocument();
  expect(screen.queryByText('Gorra clásica')).not.toBeInTheDocument();
});

test('Back to a search that has results never says that it has none', async () => {
  const { user } = await renderApp('/catalogue?q=polo');
  expect(await cardNames()).toEqual(['Camiseta polo']);
  await user.clear(anyField());
  await user.type(anyField(), 'zapatos{Enter}');
  expect(await screen.findByText('No encontramos «zapatos»')).toBeVisible();
  const shown: (string | null)[] = [];
  const watching = new MutationObserver(() => shown.push(document.body.textContent));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  history.back();
  expect(await cardNames()).toEqual(['Camiseta polo']);
  watching.disconnect();
  expect(shown.filter((text) => text?.includes('No encontramos «polo»'))).toEqual([]);
});

test('a failed search is told and keeps the text, and another try finds', async () => {
  expectLoggedError(/catalogue: search/);
  faults.rest('producto', 'network');
  const { user } = await renderApp('/catalogue?q=pol-1');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(anyField()).toHaveValue('pol-1');
  faults.none();
  await user.click(retry);
  expect(await cardNames()).toEqual(['Camiseta polo']);
  expect(await screen.findByRole('region', { name: 'Código exacto' })).toHaveTextContent('POL-1');
});

test('Escape closes the suggestions, an arrow opens them again; hostile text finds nothing', async () => {
  const { user } = await renderApp('/about');
  await user.click(anyField());
  await user.paste(String.raw`%_\,(){}*"'); drop`);
  expect(await screen.findByText(/No encontramos/, { selector: 'p' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(anyField().value).toContain('drop');
  await user.keyboard('{ArrowDown}');
  expect(await options()).toHaveLength(1);
});
