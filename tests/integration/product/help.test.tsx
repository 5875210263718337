import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct, helpLink } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const HOSTILE = `<script>window.hacked = 1</script> "comillas" & 'simples' 🧵 {{code}} $t(retry)`;

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
  await backend().sql(
    `with s as (
       insert into public.subfamilia (id, nombre, familia_id) values (30, $1, 1) returning id
     ) insert into public.producto (codigo, nombre, detalle, sub_familia_id, precio1)
       select $1, $1 || ' ' || repeat('L', 300), $1, id, 100 from s`,
    [HOSTILE],
  );
});

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

test('the help link is in English on the English page', async () => {
  await renderApp('/product/20?color=1&talla=M', { language: 'en' });
  await findProduct('Camiseta cuello redondo');
  const message = messageOf(helpLink(/^Ask on WhatsApp/));
  expect(message).toContain('Hello, I would like to know more about this product:');
  expect(message).toContain('Colour: Rojo');
  expect(message).toContain('Size: M');
});

describe('bad inputs', () => {
  test('hostile names stay text, on the page and in the chat', async () => {
    await renderApp('/product/30');
    await findProduct(HOSTILE);
    expect(screen.getByText(`Código ${HOSTILE}`)).toBeVisible();
    expect(screen.getByText(`${HOSTILE} ${'L'.repeat(300)}`)).toBeVisible();
    expect(window).not.toHaveProperty('hacked');
    expect(messageOf(helpLink())).toContain(`Código: ${HOSTILE}`);
  });
});
