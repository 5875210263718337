import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { faults } from '#tests/faults.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import { findProduct, helpLink } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(`${PRODUCT_ROWS}
  insert into public.familia (id, nombre) values (90, 'Sin guía');
  insert into public.subfamilia (id, nombre, familia_id) values (24, 'Gorra', 90);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, talla_id) values
    (108, 'GOR-1', 'Gorra', 24, 2500, 'M');
`);

async function open(path: string, name = 'Camiseta cuello redondo') {
  const { user } = await renderApp(`/product/${path}`);
  await findProduct(name);
  return user;
}

const choose = (name: string) => screen.getByLabelText(name);

/** Comes near what loads late: the size chart, or the end of the page. */
function comeTo(selector: 'fieldset > span' | 'article + div'): void {
  // In later tests of the file the code has loaded before.
  const place = document.querySelector(selector);
  if (place !== null) comeNear(place);
}

const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');

test('the help link opens a chat about the chosen variant, in the language of the page', async () => {
  const user = await open('20?color=1&talla=M');
  const link = helpLink(/^Consultar por WhatsApp/);
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/506\d+\?text=/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(messageOf(link)).toEqual([
    'Hola, quisiera información sobre este producto:',
    'Camiseta cuello redondo',
    'Camiseta roja',
    'Código: CAM-R-M',
    'Color: Rojo',
    'Talla: M',
    `${location.origin}/product/20?color=1&talla=M`,
  ]);
  await user.click(choose('Azul'));
  await user.click(choose('S'));
  expect(link).toHaveTextContent(/^Avíseme cuando llegue/);
  const sorry = 'Hola, ¿me avisan cuando llegue este producto? Ahora está agotado:';
  expect(messageOf(link)?.[0]).toBe(sorry);
  await user.click(screen.getByText('EN'));
  await screen.findByText('Sold out');
  expect(messageOf(helpLink(/^Tell me when it arrives/))).toContain('Code: CAM-A-S');
});

test('the size chart is a table in cm, and care a list', async () => {
  const user = await open('20');
  comeTo('fieldset > span');
  await user.click(await screen.findByText('Guía de tallas'));
  const dialog = await screen.findByRole('dialog', { name: 'Guía de tallas' });
  const headings = within(dialog).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toContain('Ancho (cm)');
  expect(within(dialog).getByRole('row', { name: 'M 51 72 20' })).toBeVisible();
  await user.click(within(dialog).getByLabelText('Cerrar'));
  await waitFor(() => expect(screen.getByText('Guía de tallas').closest('button')).toHaveFocus());
  expect(address()).toBe('/product/20');
  await user.click(screen.getByText('Cuidados'));
  expect(await screen.findByText('No use blanqueador.')).toBeVisible();
  await user.click(screen.getByText('EN'));
  expect(await screen.findByText('Do not bleach.')).toBeVisible();
});

test('a familia without a guide shows none', async () => {
  await open('24', 'Gorra');
  comeTo('fieldset > span');
  await expect.poll(() => document.querySelector('fieldset > span')).toBeNull();
  expect(screen.queryByText('Guía de tallas')).not.toBeInTheDocument();
});

describe('the end of the page', () => {
  function cardsOf(title: string): string[] {
    const section = screen.getByRole('region', { name: title });
    const links = within(section).getAllByRole('link');
    return links.map((link) => `${link.getAttribute('href')} ${link.textContent}`);
  }

  test('has other products of the familia and those seen, read when it is near', async () => {
    localStorage.setItem('seenSubfamilias', '[22,999,21,20]');
    const reads: string[] = [];
    faults.rest('subfamilia', ({ url }) => void reads.push(new URL(url).search));
    const user = await open('20');
    expect(reads).toHaveLength(1);
    comeTo('article + div');
    await waitFor(() =>
      expect(cardsOf('Más de Camisetas')).toEqual([
        '/product/21 Bolsa de telaDesde ₡1,500.00',
        '/product/23 PróximamentePrecio a consultar',
        '/product/22 Tela por metroPrecio a consultar',
      ]),
    );
    // The newest first, without those that are gone.
    await waitFor(() =>
      expect(cardsOf('Vistos recientemente')).toEqual([
        '/product/22 Tela por metroPrecio a consultar',
        '/product/21 Bolsa de telaDesde ₡1,500.00',
      ]),
    );
    expect(reads.filter((read) => /familia_id=eq.1|id=in/.test(read))).toHaveLength(2);
    expect(localStorage.getItem('seenSubfamilias')).toBe('[20,22,999,21]');
    await user.click(screen.getByText('Borrar'));
    expect(screen.getByText(/^Borramos los productos vistos/)).toHaveFocus();
    expect(localStorage.getItem('seenSubfamilias')).toBeNull();
    await user.click(screen.getByText('Bolsa de tela'));
    expect(await findProduct('Bolsa de tela')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('a subfamilia without productos links back to its familia and to WhatsApp', async () => {
  await renderApp('/product/23');
  expect(await screen.findByText('Producto no encontrado')).toBeVisible();
  const back = screen.getByText('Volver al catálogo').closest('a');
  expect(back).toHaveAttribute('href', '/catalogue?familia=1');
  const chat = expect.stringContaining(encodeURIComponent('Próximamente'));
  expect(helpLink()).toHaveAttribute('href', chat);
});
