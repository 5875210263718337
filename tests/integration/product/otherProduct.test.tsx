import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { findProduct, quantityField } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

/** Goes to another page of the store, as Back and Forward do. */
async function goTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

test('from product to product, the first is never shown at the address of the second', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await retypeField(user, quantityField(), '99');
  expect(await screen.findByText('Solo hay 30 unidades disponibles.')).toBeVisible();
  const firstCode = screen.getByText('Código CAM-R-M');
  const firstPicture = screen.getByAltText('Camiseta cuello redondo, color Rojo');
  const src = firstPicture.getAttribute('src');

  await goTo('/product/21');
  await findProduct('Bolsa de tela');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(quantityField()).toHaveValue('1');
  expect(screen.getByAltText('Bolsa de tela')).toBeVisible();
  // The address of the second would have chosen another colour of the first.
  expect(firstCode).toHaveTextContent('Código CAM-R-M');
  expect(firstPicture).toHaveAttribute('src', src);

  await goTo('/product/20');
  expect(await screen.findByText('Código CAM-A-M')).toBeVisible();
});
