import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findProduct, helpLink } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

test.each([
  ['es', 'Cargando producto...'],
  ['en', 'Loading product...'],
] as const)('while it loads (%s) it says so', async (language, text) => {
  faults.rest('producto', 'never');
  await renderApp('/product/20', { language });
  expect(await screen.findByText(text)).toHaveRole('status');
});

test.each([
  ['abc', 'es', 'ID de subfamilia inválido'],
  ['abc', 'en', 'Invalid subfamily ID'],
  ['%3Cscript%3E', 'es', 'ID de subfamilia inválido'],
  ['1.5', 'es', 'ID de subfamilia inválido'],
  ['null', 'es', 'ID de subfamilia inválido'],
  ['null', 'en', 'Invalid subfamily ID'],
  ['NULL', 'es', 'ID de subfamilia inválido'],
  ['undefined', 'es', 'ID de subfamilia inválido'],
  ['NaN', 'es', 'ID de subfamilia inválido'],
  ['true', 'es', 'ID de subfamilia inválido'],
  ['1e3', 'es', 'ID de subfamilia inválido'],
  ['0x1', 'es', 'ID de subfamilia inválido'],
  ['20%20', 'es', 'ID de subfamilia inválido'],
  ['0', 'es', 'No se encontró la subfamilia'],
  ['9999', 'es', 'No se encontró la subfamilia'],
  ['9999', 'en', 'The subfamily was not found'],
  ['99999999999999999999', 'es', 'Error cargando la información: '],
  ['99999999999999999999', 'en', 'Error loading the information: '],
] as const)('/product/%s (%s) says "%s"', async (id, language, text) => {
  expectLoggedError(/product: load/);
  await renderApp(`/product/${id}`, { language });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a failure can be tried again', async () => {
  expectLoggedError(/product: load subfamilia/);
  faults.rest('subfamilia', () => restError(500, 'XX000', 'boom'));
  const { user } = await renderApp('/product/20');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando la información: boom');
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findProduct('Camiseta cuello redondo')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('variants that cannot be loaded are a failure, not a missing product', async () => {
  expectLoggedError(/product: load productos/);
  faults.rest('producto', 'network');
  const { user } = await renderApp('/product/20');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando la información: ');
  expect(helpLink()).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
  await user.click(screen.getByRole('link', { name: 'Volver al catálogo' }));
  expect(address()).toBe('/catalogue');
});

test.each([
  ['es', 'Producto no encontrado', 'Volver al catálogo'],
  ['en', 'Product not found', 'Back to the catalogue'],
] as const)('a subfamilia without productos (%s)', async (language, text, back) => {
  await renderApp('/product/23', { language });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/catalogue?familia=1');
  expect(helpLink()).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Próximamente')),
  );
});

test('the breadcrumbs lead home, to the catalogue and to the familia', async () => {
  await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  const crumbs = screen.getByRole('navigation', { name: 'Ruta de navegación' });
  const links = [...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/catalogue', '/catalogue?familia=1']);
  expect(crumbs).toHaveTextContent('Camisetas');
  expect(document.title).toMatch(/^Camiseta cuello redondo · /);
});
