import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct, helpLink } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

function messageOf(link: HTMLElement): string {
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
}

test('the help link opens a WhatsApp chat about the chosen variant', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  const link = helpLink(/^Consultar por WhatsApp/);
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/506\d+\?text=/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(messageOf(link).split('\n')).toEqual([
    'Hola, quisiera información sobre este producto:',
    'Camiseta cuello redondo',
    'Camiseta roja',
    'Código: CAM-R-M',
    'Color: Rojo',
    'Talla: M',
    `${location.origin}/product/20?color=1&talla=M`,
  ]);
  await user.click(screen.getByLabelText('Azul'));
  await user.click(screen.getByLabelText('S'));
  expect(link).toHaveTextContent(/^Avíseme cuando llegue/);
  expect(messageOf(link).split('\n')).toEqual([
    'Hola, ¿me avisan cuando llegue este producto? Ahora está agotado:',
    'Camiseta cuello redondo',
    'Camiseta azul',
    'Código: CAM-A-S',
    'Color: Azul',
    'Talla: S',
    `${location.origin}/product/20?color=2&talla=S`,
  ]);
});

test('in English a sold-out variant is asked for in English', async () => {
  await renderApp('/product/20?color=2&talla=S', { language: 'en' });
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(messageOf(helpLink(/^Tell me when it arrives/))).toMatch(
    /^Hello, could you tell me when this product arrives\?.*\n(.*\n)+Code: CAM-A-S\n/,
  );
});
