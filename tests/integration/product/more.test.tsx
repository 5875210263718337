import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

beforeEach(() => localStorage.removeItem('seenSubfamilias'));

/** Opens a product and scrolls to the end of its page. */
async function openEnd(path: string, name: string, language: 'es' | 'en' = 'es') {
  const { user } = await renderApp(path, { language });
  await findProduct(name);
  comeToEnd();
  return user;
}

function comeToEnd(): void {
  // In later tests of the file the code has loaded before.
  const place = document.querySelector('article + div');
  if (place !== null) comeNear(place);
}

function cardsOf(title: string): string[] {
  const section = screen.getByRole('region', { name: title });
  return within(section)
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`);
}

test('other products of the familia are read once the end of the page is near', async () => {
  const reads: string[] = [];
  faults.rest('subfamilia', ({ url }) => void reads.push(new URL(url).search));
  await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  expect(reads).toHaveLength(1);
  comeToEnd();
  await waitFor(() =>
    expect(cardsOf('Más de Camisetas')).toEqual([
      '/product/21 Bolsa de telaDesde ₡1,500.00',
      '/product/23 PróximamentePrecio a consultar',
      '/product/22 Tela por metroPrecio a consultar',
    ]),
  );
  expect(reads).toHaveLength(2);
  expect(reads[1]).toContain('familia_id=eq.1');
});

test('a related product opens as a new page, and the last one is recently seen there', async () => {
  const user = await openEnd('/product/20?color=1&talla=M', 'Camiseta cuello redondo', 'en');
  const reads: string[] = [];
  await user.click(await screen.findByRole('link', { name: /^Bolsa de tela/ }));
  expect(await findProduct('Bolsa de tela')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  faults.rest('subfamilia', ({ url }) => void reads.push(new URL(url).search));
  comeToEnd();
  await waitFor(() =>
    expect(cardsOf('Recently viewed')).toEqual([
      '/product/20 Camiseta cuello redondoFrom ₡3,500.00',
    ]),
  );
  expect(reads.filter((read) => read.includes('id=in.'))).toHaveLength(1);

  await user.click(screen.getByText('Clear', { selector: 'button' }));
  expect(screen.getByText('We cleared the viewed products of this browser.')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  expect(localStorage.getItem('seenSubfamilias')).toBeNull();
});

test('recently seen products are the newest first, without those that are gone', async () => {
  localStorage.setItem('seenSubfamilias', '[22,999,21,20]');
  await openEnd('/product/20', 'Camiseta cuello redondo');
  await waitFor(() =>
    expect(cardsOf('Vistos recientemente')).toEqual([
      '/product/22 Tela por metroPrecio a consultar',
      '/product/21 Bolsa de telaDesde ₡1,500.00',
    ]),
  );
});

describe('faults', () => {
  test('other products that cannot be read can be read again', async () => {
    expectLoggedError(/product: load other products/);
    faults.rest('subfamilia', ({ url }) =>
      url.includes('familia_id=eq') ? restError(500, 'XX000', 'boom') : undefined,
    );
    const user = await openEnd('/product/20', 'Camiseta cuello redondo');
    expect(await screen.findByText('No pudimos cargar estos productos.')).toBeVisible();
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await waitFor(() => expect(cardsOf('Más de Camisetas')).toHaveLength(3));
  });
});
