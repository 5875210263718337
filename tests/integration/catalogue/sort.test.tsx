import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address, cardNames } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(CATALOGUE_ROWS);
});

const NAME_ASC = [
  'árbol estampado',
  'Camiseta cuello redondo',
  'Gorra clásica',
  'Ñandutí',
  'Zíper por metro',
];

test('the catalogue starts by name, from A to Z', async () => {
  await renderApp('/catalogue');
  expect(await cardNames()).toEqual(NAME_ASC);
  expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue('Nombre: A-Z');
});

test.each([
  ['Nombre: Z-A', 'nameDesc', NAME_ASC.toReversed()],
  [
    'Precio: menor a mayor',
    'priceAsc',
    ['Zíper por metro', 'Camiseta cuello redondo', 'Gorra clásica', 'árbol estampado', 'Ñandutí'],
  ],
  [
    'Precio: mayor a menor',
    'priceDesc',
    ['Gorra clásica', 'Camiseta cuello redondo', 'Zíper por metro', 'árbol estampado', 'Ñandutí'],
  ],
])('"%s" sorts, without a price last, and replaces the address', async (label, orden, names) => {
  const { user } = await renderApp('/catalogue');
  await cardNames();
  const entries = history.length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), label);
  expect(await cardNames()).toEqual(names);
  expect(address()).toBe(`/catalogue?orden=${orden}`);
  expect(history.length).toBe(entries);
});

test('order and filter keep each other', async () => {
  const { user } = await renderApp('/catalogue?familia=3&orden=nameDesc');
  expect(await cardNames()).toEqual(['Zíper por metro', 'Ñandutí']);
  await user.click(await screen.findByRole('radio', { name: 'Camisetas' }));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'árbol estampado']);
  expect(address()).toBe('/catalogue?familia=1&orden=nameDesc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Nombre: A-Z');
  expect(address()).toBe('/catalogue?familia=1');
});

test('an unknown order in the address is the default one', async () => {
  await renderApp('/catalogue?orden=%3Cscript%3E');
  expect(await cardNames()).toEqual(NAME_ASC);
});

test('the orders in English', async () => {
  await renderApp('/catalogue', { language: 'en' });
  const select = await screen.findByRole('combobox', { name: 'Sort by' });
  expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Name: A-Z',
    'Name: Z-A',
    'Price: low to high',
    'Price: high to low',
  ]);
});
