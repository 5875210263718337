import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';
import { address, cardNames, shownCount } from './page.ts';

useBackend(CATALOGUE_ROWS);

async function findCard(name: string) {
  const heading = await screen.findByText(name, { selector: 'h2' });
  const card = heading.closest('article');
  if (card === null) throw new Error(`"${name}" is on no card`);
  return { ...within(card), picture: card.querySelector('img') };
}

/** Makes the backend answer with these subfamilias. */
function answerWith(rows: readonly object[]): void {
  faults.rest('subfamilia', () =>
    Response.json(rows.map((row) => ({ familia_id: 1, thumbnail: null, producto: [], ...row }))),
  );
}

test('a card shows picture, id, familia, name and lowest price, and opens its product', async () => {
  const { user } = await renderApp('/catalogue');
  const card = await findCard('Camiseta cuello redondo');
  expect(card.getByText('#10')).toBeVisible();
  expect(await card.findByText('Camisetas')).toBeVisible();
  expect(card.getByText('DESDE ₡3,500.50')).toBeVisible();
  expect(card.getByText('precio al detalle')).toBeVisible();
  expect(card.picture).toHaveAttribute('src', '/pictures/camiseta.webp');
  const link = card.getByRole('link', { name: 'Agregar Camiseta cuello redondo' });
  expect(link).toHaveTextContent('Agregar');
  await user.click(link);
  expect(address()).toBe('/product/10');
});

test('a card without price and picture says so and shows the default picture', async () => {
  await renderApp('/catalogue');
  const card = await findCard('Ñandutí');
  expect(card.getByText('Precio a consultar')).toBeVisible();
  expect(card.queryByText(/₡/)).not.toBeInTheDocument();
  expect(card.queryByText('precio al detalle')).not.toBeInTheDocument();
  expect(card.picture).toHaveAttribute('src', '/default-image.webp');
});

test('a long catalogue shows every card, and loads the pictures below the first six lazily', async () => {
  answerWith(Array.from({ length: 45 }, (_, index) => ({ id: index + 1, nombre: `P${index}` })));
  await renderApp('/catalogue');
  await waitFor(() => expect(document.querySelectorAll('article a')).toHaveLength(45));
  expect(document.querySelectorAll('article img[loading="lazy"]')).toHaveLength(39);
});

test('a catalogue of hundreds has its first cards in the page, and says how many there are', async () => {
  answerWith(Array.from({ length: 500 }, (_, index) => ({ id: index + 1, nombre: `P${index}` })));
  const { user } = await renderApp('/catalogue');
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(120));
  expect(shownCount()).toHaveTextContent('500 productos');
  const cell = (await findCard('P119')).picture?.closest('li');
  expect(cell).toHaveAttribute('aria-posinset', '120');
  expect(cell).toHaveAttribute('aria-setsize', '500');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre: Z-A');
  await waitFor(async () => expect((await cardNames())[0]).toBe('P499'));
  expect(document.querySelectorAll('article')).toHaveLength(120);
});

describe('bad inputs', () => {
  test('a row without an id shows a message when its card is pressed', async () => {
    expectLoggedError(/card without a subfamilia/);
    answerWith([{ id: null, nombre: 'Perdida', producto: [{ precio1: 1 }] }]);
    const { user } = await renderApp('/catalogue');
    await user.click(await screen.findByRole('button', { name: 'Agregar Perdida' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Este producto no tiene una subfamilia asignada',
    );
    expect(address()).toBe('/catalogue');
  });

  test('hostile names and picture addresses stay text', async () => {
    const names = [
      `<script>window.hacked = true</script>`,
      `"Comillas" 'simples' & <b>negrita</b>`,
      `Camiseta 🧵👕 {{count}} $t(title)`,
      'L'.repeat(300),
    ];
    answerWith(
      names.map((nombre, index) => ({ id: index + 1, nombre, thumbnail: 'javascript:alert(1)' })),
    );
    await renderApp('/catalogue');
    for (const name of names) {
      const { picture } = await findCard(name);
      expect(picture).not.toHaveAttribute('src', expect.stringContaining('javascript'));
    }
    expect(window).not.toHaveProperty('hacked');
  });
});
