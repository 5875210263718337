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
  expect(link).toHaveTextContent('Consultar disponibilidad por WhatsApp');
  expect(messageOf(link)).toContain('Talla: S');
});
