import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findProduct, helpLink } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

test('the product says that it is loading', async () => {
  faults.rest('producto', 'never');
  await renderApp('/product/20');
  expect(await screen.findByText('Cargando producto...')).toHaveRole('status');
});

test('a subfamilia without productos links back to its familia and to WhatsApp', async () => {
  await renderApp('/product/23');
  expect(await screen.findByText('Producto no encontrado')).toBeVisible();
  expect(screen.getByText('Volver al catálogo')).toHaveAttribute('href', '/catalogue?familia=1');
  expect(helpLink()).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Próximamente')),
  );
});

test('the breadcrumbs lead to the home page, the catalogue and the familia', async () => {
  await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  const crumbs = screen.getByLabelText('Ruta de navegación');
  const links = [...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/catalogue', '/catalogue?familia=1']);
  expect(crumbs).toHaveTextContent('Camisetas');
});

describe('bad inputs', () => {
  test.each([
    ['%3Cscript%3E', 'ID de subfamilia inválido'],
    ['0', 'No se encontró la subfamilia'],
    ['99999999999999999999', 'Error cargando la información: '],
  ])('/product/%s says "%s"', async (id, text) => {
    expectLoggedError(/product: load/);
    await renderApp(`/product/${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('faults', () => {
  test('a failed read can be retried', async () => {
    expectLoggedError(/product: load subfamilia/);
    faults.rest('subfamilia', () => restError(500, 'XX000', 'boom'));
    const { user } = await renderApp('/product/20', { language: 'en' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading the information: boom',
    );
    faults.none();
    await user.click(screen.getByText('Try again'));
    expect(await findProduct('Camiseta cuello redondo')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('variants that cannot be read are a failure, not a missing product', async () => {
    expectLoggedError(/product: load productos/);
    faults.rest('producto', 'network');
    const { user } = await renderApp('/product/20');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando la información: ');
    expect(helpLink()).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
    await user.click(screen.getByText('Volver al catálogo'));
    expect(address()).toBe('/catalogue');
  });
});
