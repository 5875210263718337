import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import { PRODUCT_ROWS } from '../product/productRows.ts';

useBackend(`${PRODUCT_ROWS}
  insert into public.familia (id, nombre, number) values (2, 'Gorras', 2), (3, 'Toallas', 3);
  insert into public.subfamilia (id, nombre, familia_id) values (30, 'Gorra', 2), (31, 'Paño', 3);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1) values
    (201, 'GOR', 'Gorra', 30, 2000), (202, 'PAN', 'Paño', 31, 900);`);

const findEntry = (name: string) => screen.findByRole('article', { name });
const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);
const entryNames = () => textsOf(screen.getAllByRole('heading', { level: 3 }));

test('each subfamilia has its sizes, its charged prices, and its colours with their codes', async () => {
  await renderApp('/price-list');
  const shirt = within(await findEntry('Camiseta cuello redondo'));
  expect(shirt.getByText('Tallas: S · M · XL · 2XL')).toBeVisible();
  expect(textsOf(shirt.getAllByRole('row')).join(' ')).toBe(
    'Al detalle+12+24 Azul ₡3,600.00₡3,100.00₡3,100.00 Rojo ₡3,500.00₡3,000.00₡2,500.00 colores ₡4,000.00₡4,000.00₡4,000.00',
  );
  expect(textsOf(shirt.getAllByRole('listitem')).join(' ')).toBe(
    'AzulCAM-A-[talla]solo S · M RojoCAM-R-[talla]solo M · XL coloresCAM-C-2XLsolo 2XL',
  );
  expect(await findEntry('Tela por metro')).toHaveTextContent('A consultar');
  // A subfamilia without productos is left out; the familias are in their order.
  expect(entryNames()).toEqual([
    'Bolsa de tela',
    'Camiseta cuello redondo',
    'Tela por metro',
    'Gorra',
    'Paño',
  ]);
});

test('chosen familias are in the URL, which can be shared, and printing waits for the pictures', async () => {
  const { user } = await renderApp('/price-list?familia=1&familia=2');
  await findEntry('Gorra');
  await user.click(screen.getByRole('checkbox', { name: 'Camisetas' }));
  await user.click(screen.getByRole('checkbox', { name: 'Toallas' }));
  await waitFor(() => expect(entryNames()).toEqual(['Gorra', 'Paño']));
  expect(address()).toBe('/price-list?familia=2&familia=3');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByText('Compartir'));
  expect(copy).toHaveBeenCalledWith(location.href);

  let decoded = 0;
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async () => {
    await Promise.resolve();
    decoded += 1;
  });
  const pictures = [...screen.getByRole('main').querySelectorAll('img')];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(decoded).toBe(pictures.length);
    expect(pictures.filter(({ loading }) => loading === 'lazy')).toEqual([]);
  });
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('checkbox', { name: 'Todas' }));
  await findEntry('Bolsa de tela');
  expect(address()).toBe('/price-list');
});

test('a message says that the chosen familias have no productos', async () => {
  await renderApp('/price-list?familia=99');
  expect(await screen.findByText('Estas familias no tienen productos publicados')).toBeVisible();
});
