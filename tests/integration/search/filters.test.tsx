import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, cardNames, shownCount } from '../catalogue/page.ts';
import { SHOP_ROWS } from './shopRows.ts';

useBackend(SHOP_ROWS);

/** Holds the reads of a table back until the returned function is called. */
function hold(table: string): () => void {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  faults.rest(table, () => held);
  return release;
}

test('colour, size and stock are combined by "and", in the address, and each can be removed', async () => {
  const { user } = await renderApp('/catalogue');
  const entries = history.length;
  await user.click(await screen.findByRole('checkbox', { name: 'Negro (3)' }));
  expect(address()).toBe('/catalogue?color=1');
  await user.click(await screen.findByRole('checkbox', { name: 'M (2)' }));
  await waitFor(() => expect(shownCount()).toHaveTextContent('2 productos'));
  expect(screen.getByRole('checkbox', { name: 'Azul (0)' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Solo con existencias/ }));
  await waitFor(() => expect(shownCount()).toHaveTextContent('1 producto'));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo']);
  expect(address()).toBe('/catalogue?color=1&talla=M&existencias=1');
  expect(history.length).toBe(entries);

  await user.click(await screen.findByRole('button', { name: 'Quitar Talla M' }));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'Gorra clásica']);
  expect(shownCount()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  expect(address()).toBe('/catalogue');
});

test('a typed price filters when it is complete, and a link opens with all its filters', async () => {
  const { user } = await renderApp('/catalogue?familia=1&min=3.000&max=x');
  const [from] = await screen.findAllByLabelText('Desde (₡)');
  await user.type(from ?? document.body, '3,500.00');
  expect(shownCount()).toHaveTextContent('2 productos');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/catalogue?familia=1&min=3500');
  expect(await cardNames()).toEqual(['Camiseta polo']);
  await user.click(await screen.findByRole('button', { name: 'Quitar Desde ₡3,500.00' }));
  expect(await cardNames()).toHaveLength(2);
});

test('a range of prices can be left again, and one that is typed the wrong way round is turned', async () => {
  const { user } = await renderApp('/catalogue');
  const any = await screen.findByRole('radio', { name: 'Cualquier precio' });
  expect(any).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Hasta ₡2,000.00/ }));
  expect(address()).toBe('/catalogue?max=2000');
  expect(screen.getByLabelText('Hasta (₡)')).toHaveValue('2000');
  await user.click(any);
  expect(any).toBeChecked();
  expect(address()).toBe('/catalogue');

  const from = screen.getByLabelText('Desde (₡)');
  await user.type(from, '6000.5');
  await user.tab();
  expect(address()).toBe('/catalogue');
  await user.keyboard('2.500,00{Enter}');
  expect(address()).toBe('/catalogue?min=2500&max=6000');
  expect(screen.getByLabelText('Hasta (₡)')).toHaveFocus();
  expect(from).toHaveValue('2500');
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'Camiseta polo']);
});

test('on a phone the filters are a dialog that says how many products it shows and keeps a typed price', async () => {
  resizeTo(360);
  const release = hold('color');
  const { user } = await renderApp('/catalogue?talla=L', { language: 'en' });
  await cardNames();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByRole('status')).toHaveTextContent('Loading');
  release();
  expect(await within(sheet).findByRole('checkbox', { name: 'L (1)' })).toBeChecked();
  await user.click(await within(sheet).findByRole('button', { name: 'Remove all' }));
  expect(await within(sheet).findByRole('button', { name: 'Show 3 products' })).toHaveFocus();
  await user.click(await within(sheet).findByRole('checkbox', { name: 'L (1)' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Show 1 product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await cardNames()).toEqual(['Camiseta cuello redondo']);
  const opener = screen.getByRole('button', { name: 'Filters (1)' });
  expect(opener).toHaveFocus();

  await user.click(opener);
  await user.type(await screen.findByLabelText('To (₡)'), '2500{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/catalogue?talla=L&max=2500');
});

test('cards show the colours and say what is sold out or nearly so', async () => {
  await renderApp('/catalogue');
  const card = (name: string) => screen.getByRole('heading', { name, level: 2 }).parentElement;
  await waitFor(() => expect(card('Camiseta cuello redondo')).toHaveTextContent('2 colores'));
  expect(card('Camiseta cuello redondo')).not.toHaveTextContent(/Agotado|Últimas/);
  expect(card('Camiseta polo')).toHaveTextContent('Agotado1 color');
  expect(card('Gorra clásica')).toHaveTextContent('Últimas unidades2 colores');
});

test('colours, codes and suggestions that fail are logged, and the products are shown with a retry', async () => {
  const logged = (context: string) =>
    waitFor(() => expect(console.error).toHaveBeenCalledWith(`[${context}]`, expect.anything()));
  expectLoggedError(/catalogue: load colors|catalogue: search codes|search: suggest/);
  faults.rest('color', 'network');
  faults.rest('producto', ({ url }) => (url.includes('codigo') ? HttpResponse.error() : undefined));
  const { user } = await renderApp('/catalogue?q=gor-1');
  await logged('catalogue: load colors');
  await logged('catalogue: search codes');
  expect(await cardNames()).toEqual(['Gorra clásica']);
  await user.click(screen.getByLabelText('Buscar en la tienda'));
  await logged('search: suggest');

  const retryBeside = (text: HTMLElement) =>
    within(text.closest('output') ?? text).getByRole('button', { name: 'Reintentar' });
  const notice = await screen.findByText('No pudimos cargar los colores');
  faults.none();
  const release = hold('color');
  const retry = retryBeside(notice);
  await user.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('checkbox', { name: /Solo con existencias/ })).toBeVisible();
  release();
  expect(await screen.findByRole('checkbox', { name: 'Negro (1)' })).toBeVisible();
  const color = screen.getByText('Color', { selector: 'summary, summary *' });
  expect(color.closest('summary')).toHaveFocus();

  const codesNotice = screen.getByText('No pudimos buscar el código exacto');
  await user.click(retryBeside(codesNotice));
  const codes = await screen.findByRole('region', { name: 'Código exacto' });
  expect(within(codes).getAllByRole('link')).toHaveLength(2);
  expect(codesNotice).not.toBeInTheDocument();
  expect(shownCount()).toHaveFocus();
});
