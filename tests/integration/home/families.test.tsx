import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { FAMILIA_ROWS, NO_ROWS } from './homeRows.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + FAMILIA_ROWS);
});

async function findTiles(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('navigation', { name: 'Explore por familia' });
  return within(list).findAllByRole('link');
}

test('the familias are tiles with pictures, by number, and lead to their part of the catalogue', async () => {
  const { user } = await renderApp('/');
  const tiles = await findTiles();
  expect(
    tiles.map((tile) => [tile.textContent, tile.querySelector('img')?.getAttribute('src')]),
  ).toEqual([
    ['Gorras', '/default-image.webp'],
    ['Camisetas', '/pictures/primera.webp'],
    ['Uniformes de trabajo para cocina, limpieza y mantenimiento', '/default-image.webp'],
  ]);
  await user.click(screen.getByText('Gorras'));
  expect(location.pathname + location.search).toBe('/catalogue?familia=2');
});

test('a shop without familias leaves no gap', async () => {
  await backend().sql(NO_ROWS);
  await renderApp('/');
  await screen.findByRole('group');
  await expect.poll(() => screen.queryByText('Explore por familia')).toBeNull();
});

describe('faults', () => {
  test('familias that cannot be read can be retried', async () => {
    expectLoggedError(/home: load familias/);
    faults.rest('familia', () => restError(500, 'XX000', 'boom'));
    const { user } = await renderApp('/');
    expect(await screen.findByText('No pudimos cargar las familias.')).toBeVisible();
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    expect(await findTiles()).toHaveLength(3);
  });
});
