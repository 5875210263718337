import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address, cardNames, shownCount } from './page.ts';

useBackend(CATALOGUE_ROWS);

test('the types are listed by number, and choosing one filters without adding history', async () => {
  const { user } = await renderApp('/catalogue');
  await cardNames();
  const entries = history.length;
  const group = await screen.findByRole('group', { name: 'Tipo de producto' });
  const fabrics = await within(group).findByLabelText('Telas');
  const labels = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.ariaLabel);
  expect(labels).toEqual(['Todos los tipos', 'Gorras', 'Camisetas', 'Telas']);
  await waitFor(() => expect(group).toHaveTextContent('Telas2'));

  await user.click(fabrics);
  expect(address()).toBe('/catalogue?familia=3');
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  expect(shownCount()).toHaveTextContent('2 productos');
  await user.click(screen.getByLabelText('Gorras'));
  expect(address()).toBe('/catalogue?familia=2');
  expect(shownCount()).toHaveTextContent('1 producto');
  await user.click(screen.getByLabelText('Todos los tipos'));
  expect(address()).toBe('/catalogue');
  expect(history.length).toBe(entries);
});

test('clearing the filters leads to the bare catalogue without adding history', async () => {
  const { user } = await renderApp('/catalogue?familia=1&orden=priceAsc');
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'árbol estampado']);
  const entries = history.length;
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(address()).toBe('/catalogue');
  expect(history.length).toBe(entries);
  expect(await cardNames()).toHaveLength(5);
  expect(screen.queryByText('Limpiar filtros')).not.toBeInTheDocument();
  expect(shownCount()).toHaveFocus();
});

test('the filter is kept when the visitor returns from a product', async () => {
  const { user } = await renderApp('/catalogue');
  await user.click(await screen.findByLabelText('Telas'));
  await user.click(await screen.findByRole('link', { name: 'Agregar Ñandutí' }));
  await screen.findByText('Ñandutí', { selector: 'h1' });
  history.back();
  expect(await screen.findByLabelText('Telas')).toBeChecked();
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
});

test('a filter that no type has shows the empty state with a link to all products', async () => {
  const { user } = await renderApp('/catalogue?familia=%3Cscript%3E');
  expect(
    await screen.findByText('No hay subfamilias que coincidan con los filtros.'),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shownCount()).toHaveTextContent('0 productos');
  await user.click(screen.getByRole('link', { name: 'Ver todo el catálogo' }));
  expect(address()).toBe('/catalogue');
  expect(await cardNames()).toHaveLength(5);
});

test('the filter is a select on a phone, and names an unknown type as such', async () => {
  resizeTo(360);
  const { user } = await renderApp('/catalogue?familia=abc');
  const select = await screen.findByLabelText('Tipo de producto');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await within(select).findByRole('option', { name: 'Tipo desconocido', selected: true });
  await user.selectOptions(
    select,
    await within(select).findByRole('option', { name: 'Telas (2)' }),
  );
  expect(address()).toBe('/catalogue?familia=3');
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  await user.selectOptions(select, 'Todos los tipos');
  expect(address()).toBe('/catalogue');
});
