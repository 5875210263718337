import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address, cardNames } from './page.ts';

useBackend(CATALOGUE_ROWS);

test('the catalogue is ordered by name until another order is chosen', async () => {
  const { user } = await renderApp('/catalogue?orden=%3Cscript%3E');
  expect(await cardNames()).toEqual([
    'árbol estampado',
    'Camiseta cuello redondo',
    'Gorra clásica',
    'Ñandutí',
    'Zíper por metro',
  ]);
  const entries = history.length;
  const select = screen.getByLabelText('Ordenar por');
  expect(select).toHaveDisplayValue('Nombre: A-Z');
  await user.selectOptions(select, 'Precio: menor a mayor');
  expect(await cardNames()).toEqual([
    'Zíper por metro',
    'Camiseta cuello redondo',
    'Gorra clásica',
    'árbol estampado',
    'Ñandutí',
  ]);
  expect(address()).toBe('/catalogue?orden=priceAsc');
  expect(history.length).toBe(entries);
});

test('order and filter keep each other', async () => {
  const { user } = await renderApp('/catalogue?familia=3&orden=nameDesc');
  expect(await cardNames()).toEqual(['Zíper por metro', 'Ñandutí']);
  await user.click(await screen.findByLabelText('Camisetas'));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'árbol estampado']);
  expect(address()).toBe('/catalogue?familia=1&orden=nameDesc');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre: A-Z');
  expect(address()).toBe('/catalogue?familia=1');
});
