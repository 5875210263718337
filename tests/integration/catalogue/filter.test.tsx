import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address, cardNames, shownCount } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(CATALOGUE_ROWS);
});

test('the types are listed by position, with how many each has', async () => {
  await renderApp('/catalogue');
  const group = await screen.findByRole('group', { name: 'Tipo de producto' });
  await within(group).findByRole('radio', { name: 'Telas' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.ariaLabel),
  ).toEqual(['Todos los tipos', 'Gorras', 'Camisetas', 'Telas']);
  await waitFor(() => expect(group).toHaveTextContent('Telas2'));
});

test('choosing a type filters and replaces the address; Back leaves the catalogue', async () => {
  const { user } = await renderApp('/catalogue');
  await cardNames();
  const entries = history.length;
  await user.click(await screen.findByRole('radio', { name: 'Telas' }));
  expect(address()).toBe('/catalogue?familia=3');
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  expect(shownCount()).toHaveTextContent('2 productos');
  await user.click(screen.getByRole('radio', { name: 'Gorras' }));
  expect(address()).toBe('/catalogue?familia=2');
  expect(shownCount()).toHaveTextContent('1 producto');
  await user.click(screen.getByRole('radio', { name: 'Todos los tipos' }));
  expect(address()).toBe('/catalogue');
  expect(history.length).toBe(entries);
});

test('clearing returns to the bare catalogue without adding history', async () => {
  const { user } = await renderApp('/catalogue?familia=1&orden=priceAsc');
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'árbol estampado']);
  const entries = history.length;
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(address()).toBe('/catalogue');
  expect(history.length).toBe(entries);
  expect(await cardNames()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).not.toBeInTheDocument();
  expect(shownCount()).toHaveFocus();
});

test('the filter survives going to a product and back', async () => {
  const { user } = await renderApp('/catalogue');
  await user.click(await screen.findByRole('radio', { name: 'Telas' }));
  await user.click(await screen.findByRole('link', { name: 'Agregar Ñandutí' }));
  await screen.findByRole('heading', { level: 1, name: 'Ñandutí' });
  history.back();
  expect(await screen.findByRole('radio', { name: 'Telas' })).toBeChecked();
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
});

test.each(['abc', '-1', '1e9', '0', '99999999999999999999', '<script>', '4', '1.5', ' '])(
  'the filter "%s" that no type has shows the empty state, with a way out',
  async (junk) => {
    const { user } = await renderApp(`/catalogue?familia=${encodeURIComponent(junk)}`);
    expect(
      await screen.findByText('No hay subfamilias que coincidan con los filtros.'),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownCount()).toHaveTextContent('0 productos');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(await cardNames()).toHaveLength(5);
  },
);

test('the empty state in English leads back to everything', async () => {
  const { user } = await renderApp('/catalogue?familia=abc', { language: 'en' });
  expect(await screen.findByText('No subfamilies match the filters.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See the whole catalogue' }));
  expect(address()).toBe('/catalogue');
});

test('an id with leading zeros is the same type', async () => {
  await renderApp('/catalogue?familia=003');
  expect(await screen.findByRole('radio', { name: 'Telas' })).toBeChecked();
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
});

test('on a phone the filter is a select', async () => {
  resizeTo(360);
  const { user } = await renderApp('/catalogue');
  const select = await screen.findByRole('combobox', { name: 'Tipo de producto' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await within(select).findByRole('option', { name: 'Telas (2)' });
  await user.selectOptions(select, 'Telas (2)');
  expect(address()).toBe('/catalogue?familia=3');
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  await user.selectOptions(select, 'Todos los tipos');
  expect(address()).toBe('/catalogue');
});

test('on a phone an unknown type is not shown as all types', async () => {
  resizeTo(360);
  const { user } = await renderApp('/catalogue?familia=abc');
  const select = await screen.findByRole('combobox', { name: 'Tipo de producto' });
  await within(select).findByRole('option', { name: 'Tipo desconocido', selected: true });
  await user.selectOptions(select, 'Todos los tipos');
  expect(await cardNames()).toHaveLength(5);
});
