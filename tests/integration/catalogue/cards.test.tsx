import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(CATALOGUE_ROWS);
});

async function findCard(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('article');
  if (card === null) throw new Error(`"${name}" is on no card`);
  return card;
}

test('a card shows picture, id, familia, name and the lowest price', async () => {
  await renderApp('/catalogue');
  const card = within(await findCard('Camiseta cuello redondo'));
  expect(card.getByText('#10')).toBeVisible();
  expect(await card.findByText('Camisetas')).toBeVisible();
  expect(card.getByText('DESDE ₡3,500.50')).toBeVisible();
  expect(card.getByText('precio al detalle')).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/pictures/camiseta.webp');
  expect(card.getByRole('link', { name: 'Agregar Camiseta cuello redondo' })).toHaveTextContent(
    'Agregar',
  );
});

test('the texts of a card in English', async () => {
  await renderApp('/catalogue', { language: 'en' });
  const card = within(await findCard('Camiseta cuello redondo'));
  expect(card.getByText('FROM ₡3,500.50')).toBeVisible();
  expect(card.getByText('retail price')).toBeVisible();
  expect(card.getByRole('link', { name: 'Add Camiseta cuello redondo' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Catalogue · /));
});

test('a subfamilia without a price says so, and one without a picture shows the default one', async () => {
  await renderApp('/catalogue');
  const card = within(await findCard('Ñandutí'));
  expect(card.getByText('Precio a consultar')).toBeVisible();
  expect(card.queryByText(/₡/)).not.toBeInTheDocument();
  expect(card.queryByText('precio al detalle')).not.toBeInTheDocument();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/default-image.webp');
});

test('the card leads to the page of the product', async () => {
  const { user } = await renderApp('/catalogue');
  await user.click(await screen.findByRole('link', { name: 'Agregar Gorra clásica' }));
  expect(address()).toBe('/product/13');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gorra clásica' })).toBeVisible();
});

test('a card whose row came without an id says that it has no subfamilia', async () => {
  expectLoggedError(/card without a subfamilia/);
  faults.rest('subfamilia', () =>
    Response.json([
      { id: null, nombre: 'Perdida', familia_id: 1, thumbnail: null, producto: [{ precio1: 1 }] },
    ]),
  );
  const { user } = await renderApp('/catalogue');
  await user.click(await screen.findByRole('button', { name: 'Agregar Perdida' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Este producto no tiene una subfamilia asignada',
  );
  expect(address()).toBe('/catalogue');
});

test('hostile names are text', async () => {
  const names = [
    `<script>window.hacked = true</script>`,
    `"Comillas" 'simples' & <b>negrita</b>`,
    `Camiseta 🧵👕 {{count}} $t(title)`,
    'L'.repeat(300),
  ];
  faults.rest('subfamilia', () =>
    Response.json(
      names.map((nombre, index) => ({
        id: index + 1,
        nombre,
        familia_id: 1,
        thumbnail: 'javascript:alert(1)',
        producto: [],
      })),
    ),
  );
  await renderApp('/catalogue');
  for (const name of names) {
    expect(await screen.findByRole('link', { name: `Agregar ${name}` })).toBeVisible();
  }
  expect(window).not.toHaveProperty('hacked');
  for (const picture of screen.getAllByRole('presentation')) {
    expect(picture).not.toHaveAttribute('src', expect.stringContaining('javascript'));
  }
});

describe('bad inputs', () => {
  test.each(['caro', 'NaN', -5])('the price %o is shown as ₡0.00 and logged', async (precio1) => {
    expectLoggedError(/a price that is none/);
    faults.rest('subfamilia', () =>
      Response.json([
        { id: 10, nombre: 'Cara', familia_id: 1, thumbnail: null, producto: [{ precio1 }] },
      ]),
    );
    await renderApp('/catalogue');
    expect(within(await findCard('Cara')).getByText('DESDE ₡0.00')).toBeVisible();
    expect(console.error).toHaveBeenCalledOnce();
  });
});
