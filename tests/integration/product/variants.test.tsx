import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

test('the first variant in stock is shown, without touching the address', async () => {
  await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByRole('radio', { name: 'Azul' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  expect(screen.getByText('Código CAM-A-M')).toBeVisible();
  expect(screen.getByText('40 disponibles')).toBeVisible();
  expect(address()).toBe('/product/20');
});

test('colours come by name with the rainbow last, sizes in garment order', async () => {
  await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  const values = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
  expect(values).toEqual(['2', '1', '3', 'S', 'M', 'XL', '2XL']);
});

test('sizes that the colour lacks are disabled; colours never are', async () => {
  await renderApp('/product/20?color=1');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'XL' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'S' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '2XL' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'colores' })).toBeEnabled();
});

test('choosing a colour keeps the size where that pair exists', async () => {
  const { user } = await renderApp('/product/20?color=2&talla=M');
  await findProduct('Camiseta cuello redondo');
  await user.click(screen.getByRole('radio', { name: 'Rojo' }));
  expect(screen.getByText('Código CAM-R-M')).toBeVisible();
  expect(screen.getByText('Algodón peinado 24/1')).toBeVisible();
  expect(address()).toBe('/product/20?color=1&talla=M');
});

test('choosing a colour without that size takes its first producto in stock', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=XL');
  await findProduct('Camiseta cuello redondo');
  await user.click(screen.getByRole('radio', { name: 'Azul' }));
  expect(screen.getByText('Código CAM-A-M')).toBeVisible();
});

test('a choice replaces the address, so that Back leaves the page', async () => {
  const { user } = await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  const entries = history.length;
  await user.click(screen.getByRole('radio', { name: 'Rojo' }));
  await user.click(screen.getByRole('radio', { name: 'XL' }));
  expect(address()).toBe('/product/20?color=1&talla=XL');
  expect(history.length).toBe(entries);
});

test('a shared address opens its variant, sold out or not', async () => {
  await renderApp('/product/20?color=2&talla=S');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByText('Código CAM-A-S')).toBeVisible();
  expect(screen.getByText('Agotado')).toBeVisible();
});

test.each([
  '?color=abc&talla=%3Cscript%3E',
  '?color=-1',
  '?color=99999999999999999999',
  '?talla=99XL',
  '?color=99&talla=',
])('the choice %s that does not exist falls back to the first in stock', async (query) => {
  await renderApp(`/product/20${query}`);
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByText('Código CAM-A-M')).toBeVisible();
});

test.each([
  ['es', '?color=1&talla=M', '30 disponibles'],
  ['es', '?color=1&talla=XL', 'Últimas 3'],
  ['es', '?color=3&talla=2XL', 'Última unidad'],
  ['es', '?color=2&talla=S', 'Agotado'],
  ['en', '?color=1&talla=M', '30 available'],
  ['en', '?color=1&talla=XL', 'Last 3'],
  ['en', '?color=3&talla=2XL', 'Last one'],
  ['en', '?color=2&talla=S', 'Sold out'],
] as const)(
  'the stock over all warehouses in words (%s): %s is "%s"',
  async (language, query, text) => {
    await renderApp(`/product/20${query}`, { language });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('a product without colours and sizes has nothing to choose', async () => {
  await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText('Color')).not.toBeInTheDocument();
});

test('the arrow keys move through the colours', async () => {
  const { user } = await renderApp('/product/20?color=2&talla=M');
  await findProduct('Camiseta cuello redondo');
  screen.getByRole('radio', { name: 'Azul' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Rojo' })).toBeChecked();
  expect(address()).toBe('/product/20?color=1&talla=M');
});
