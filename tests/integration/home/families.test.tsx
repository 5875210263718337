import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { FAMILIA_ROWS, NO_ROWS } from './homeRows.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().sql(NO_ROWS + FAMILIA_ROWS);
});

async function tiles(name: string): Promise<HTMLElement[]> {
  return within(await screen.findByRole('navigation', { name })).findAllByRole('link');
}

test.each([
  ['es', 'Explore por familia'],
  ['en', 'Explore by family'],
] as const)(
  'each familia is a tile, in the shop’s order, with a picture (%s)',
  async (language, name) => {
    await renderApp('/', { language });
    const shown = (await tiles(name)).map((tile) => [
      tile.textContent,
      tile.querySelector('img')?.getAttribute('src'),
    ]);
    expect(shown).toEqual([
      ['Gorras', '/default-image.webp'],
      ['Camisetas', '/pictures/primera.webp'],
      ['Uniformes de trabajo para cocina, limpieza y mantenimiento', '/default-image.webp'],
    ]);
  },
);

test('a tile leads to its part of the catalogue', async () => {
  const { user } = await renderApp('/');
  const [caps] = await tiles('Explore por familia');
  if (caps) await user.click(caps);
  expect(location.pathname + location.search).toBe('/catalogue?familia=2');
  expect(await screen.findByRole('radio', { name: /Gorras/ })).toBeChecked();
});

test('a shop without familias has no empty place for them', async () => {
  await backend().sql(NO_ROWS);
  await renderApp('/');
  await screen.findByRole('group');
  await expect
    .poll(() => screen.queryByRole('navigation', { name: 'Explore por familia' }))
    .toBeNull();
});

test.each([
  ['es', 'No pudimos cargar las familias.', 'Reintentar', 'Explore por familia'],
  ['en', 'We could not load the families.', 'Try again', 'Explore by family'],
] as const)(
  'familias that cannot be read (%s) can be tried again',
  async (language, text, retry, name) => {
    expectLoggedError(/home: load familias/);
    faults.rest('familia', () => restError(500, 'XX000', 'boom'));
    const { user } = await renderApp('/', { language });
    expect(await screen.findByText(text)).toBeVisible();
    faults.none();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await tiles(name)).toHaveLength(3);
  },
);
