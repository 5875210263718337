import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

async function openShirt(query: string) {
  const { user } = await renderApp(`/product/20${query}`);
  await findProduct('Camiseta cuello redondo');
  return user;
}

test('the first variant in stock is shown, colours by name, the rainbow last, sizes in order', async () => {
  await openShirt('');
  expect(screen.getByLabelText('Azul')).toBeChecked();
  expect(screen.getByLabelText('M')).toBeChecked();
  expect(screen.getByText('Código CAM-A-M')).toBeVisible();
  expect(screen.getByText('Disponible: 40')).toBeVisible();
  expect(address()).toBe('/product/20');
  const values = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
  expect(values).toEqual(['single', 'grid', '2', '1', '3', 'S', 'M', 'XL', '2XL']);
});

test('sizes that the colour does not have are disabled, colours never', async () => {
  await openShirt('?color=1');
  const disabled = screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.disabled)
    .map((radio) => radio.value);
  expect(disabled).toEqual(['S', '2XL']);
});

test('choosing a colour keeps the size where it exists, and replaces the address', async () => {
  const user = await openShirt('?color=2&talla=M');
  const entries = history.length;
  await user.click(screen.getByLabelText('Rojo'));
  expect(screen.getByText('Código CAM-R-M')).toBeVisible();
  expect(screen.getByText('Algodón peinado 24/1')).toBeVisible();
  expect(address()).toBe('/product/20?color=1&talla=M');
  await user.click(screen.getByLabelText('XL'));
  expect(address()).toBe('/product/20?color=1&talla=XL');
  await user.click(screen.getByLabelText('Azul'));
  expect(screen.getByText('Código CAM-A-M')).toBeVisible();
  expect(history.length).toBe(entries);
  screen.getByLabelText('Azul').focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Rojo')).toBeChecked();
  expect(address()).toBe('/product/20?color=1&talla=M');
});

test.each([
  ['?color=1&talla=M', 'Disponible: 30'],
  ['?color=1&talla=XL', 'Últimas 3 unidades'],
  ['?color=3&talla=2XL', 'Última unidad'],
  ['?color=2&talla=S', 'Agotado'],
])('the address %s opens its variant, whose stock is "%s"', async (query, text) => {
  await openShirt(query);
  expect(screen.getByText(text)).toBeVisible();
  expect(address()).toBe(`/product/20${query}`);
});

test('a product without colours and sizes has nothing to choose', async () => {
  await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText('Color')).not.toBeInTheDocument();
});

describe('bad inputs', () => {
  test.each(['?color=abc&talla=%3Cscript%3E', '?color=99&talla='])(
    'the unknown choice %s falls back to the first variant in stock',
    async (query) => {
      await openShirt(query);
      expect(screen.getByText('Código CAM-A-M')).toBeVisible();
    },
  );
});
