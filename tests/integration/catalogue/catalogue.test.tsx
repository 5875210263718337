import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear, resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import { cardNames, shownCount } from './page.ts';

// The names and prices of these rows tell the sortings apart.
useBackend(`
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 2), (2, 'Gorras', 1), (3, 'Telas', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (10, 'Camiseta cuello redondo', 1, '/pictures/camiseta.webp'), (11, 'Zíper por metro', 3, null),
    (12, 'Ñandutí', 3, null), (13, 'Gorra clásica', 2, null), (14, 'árbol estampado', 1, null);
  insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
    ('C-1', 'Camiseta blanca', 10, 4000), ('C-2', 'Camiseta negra', 10, 3500.5),
    ('Z-1', 'Zíper', 11, 900), ('N-1', 'Ñandutí', 12, 0), ('G-1', 'Gorra', 13, 12500);
`);
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

async function findCard(name: string) {
  const heading = await screen.findByText(name, { selector: 'h2' });
  const card = heading.closest('article');
  if (card === null) throw new Error(`"${name}" is on no card`);
  return { ...within(card), picture: card.querySelector('img') };
}

function respondWith(rows: readonly object[]): void {
  faults.rest('subfamilia', () =>
    Response.json(rows.map((row) => ({ familia_id: 1, thumbnail: null, producto: [], ...row }))),
  );
}

test('a card shows picture, id, familia, name and lowest price, and opens its product', async () => {
  const { user } = await renderApp('/catalogue');
  const bare = await findCard('Ñandutí');
  expect(bare.getByText('Precio a consultar')).toBeVisible();
  expect(bare.queryByText(/₡/)).not.toBeInTheDocument();
  expect(bare.picture).toHaveAttribute('src', '/default-image.webp');
  const card = await findCard('Camiseta cuello redondo');
  for (const text of ['#10', 'Camisetas', 'DESDE ₡3,500.50', 'precio al detalle']) {
    expect(await card.findByText(text)).toBeVisible();
  }
  expect(card.picture).toHaveAttribute('src', '/pictures/camiseta.webp');
  const link = card.getByLabelText('Agregar Camiseta cuello redondo');
  expect(link).toHaveTextContent('Agregar');
  await user.click(link);
  expect(address()).toBe('/product/10');
  await screen.findByText('Camiseta cuello redondo', { selector: 'h1' });
});

test('of 500 cards 120 are rendered, six with eager pictures, and each card has its position and the count of all cards', async () => {
  respondWith(Array.from({ length: 500 }, (_, index) => ({ id: index + 1, nombre: `P${index}` })));
  await renderApp('/catalogue');
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(120));
  expect(document.querySelectorAll('article img[loading="lazy"]')).toHaveLength(114);
  expect(shownCount()).toHaveTextContent('500 productos');
  const cell = (await findCard('P119')).picture?.closest('li');
  expect(cell).toHaveAttribute('aria-posinset', '120');
  expect(cell).toHaveAttribute('aria-setsize', '500');
});

const BY_NAME = 'árbol estampado,Camiseta cuello redondo,Gorra clásica,Ñandutí,Zíper por metro';
const BY_PRICE = 'Zíper por metro,Camiseta cuello redondo,Gorra clásica,árbol estampado,Ñandutí';

test('type and sorting are kept in the URL without history entries, and can be cleared', async () => {
  const { user } = await renderApp('/catalogue?orden=%3Cscript%3E');
  expect((await cardNames()).join()).toBe(BY_NAME);
  const entries = history.length;
  const group = await screen.findByRole('group', { name: 'Tipo de producto' });
  await within(group).findByLabelText('Telas');
  const radios = within(group).getAllByRole('radio');
  const labels = radios.map((radio) => radio.ariaLabel);
  expect(labels).toEqual(['Todos los tipos', 'Gorras', 'Camisetas', 'Telas']);
  await waitFor(() => expect(group).toHaveTextContent('Telas2'));
  const order = screen.getByLabelText('Ordenar por');
  expect(order).toHaveDisplayValue('Nombre: A-Z');
  await user.selectOptions(order, 'Precio: menor a mayor');
  expect((await cardNames()).join()).toBe(BY_PRICE);
  expect(address()).toBe('/catalogue?orden=priceAsc');
  for (const [type, query, count] of [
    ['Gorras', 'familia=2&orden=priceAsc', '1 producto'],
    ['Todos los tipos', 'orden=priceAsc', '5 productos'],
    ['Telas', 'familia=3&orden=priceAsc', '2 productos'],
  ] as const) {
    await user.click(screen.getByLabelText(type));
    expect(new URLSearchParams(location.search)).toEqual(new URLSearchParams(query));
    await waitFor(() => expect(shownCount()).toHaveTextContent(count));
  }
  await user.selectOptions(order, 'Nombre: A-Z');
  expect(address()).toBe('/catalogue?familia=3');
  expect(history.length).toBe(entries);

  await user.click(screen.getByLabelText('Agregar Ñandutí'));
  await screen.findByText('Ñandutí', { selector: 'h1' });
  history.back();
  expect(await screen.findByLabelText('Telas')).toBeChecked();
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  await user.click(screen.getByText('Limpiar filtros'));
  expect(address()).toBe('/catalogue');
  expect((await cardNames()).join()).toBe(BY_NAME);
  expect(screen.queryByText('Limpiar filtros')).not.toBeInTheDocument();
});

test('filters without results show a message with a link to all products', async () => {
  const { user } = await renderApp('/catalogue?familia=%3Cscript%3E&color=99');
  expect(await screen.findByLabelText('Quitar Color')).toBeVisible();
  await screen.findByText('No hay subfamilias que coincidan con los filtros.');
  expect(shownCount()).toHaveTextContent('0 productos');
  await user.click(screen.getByText('Ver todo el catálogo'));
  expect(address()).toBe('/catalogue');
  expect(await cardNames()).toHaveLength(5);
});

test('on a phone the type is a select, which also names an unknown type', async () => {
  resizeTo(360);
  const { user } = await renderApp('/catalogue?familia=abc');
  const select = within(await screen.findByLabelText('Tipo de producto'));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await select.findByRole('option', { name: 'Tipo desconocido', selected: true });
  await user.selectOptions(
    screen.getByLabelText('Tipo de producto'),
    await select.findByText('Telas (2)'),
  );
  expect(address()).toBe('/catalogue?familia=3');
  expect(await cardNames()).toEqual(['Ñandutí', 'Zíper por metro']);
});

test('products of cards in view are prefetched in one request, but only on a fast connection', async () => {
  const reads: string[] = [];
  faults.rest('producto', ({ url }) => void reads.push(new URL(url).search));
  await renderApp('/catalogue');
  // Waits for the names of the familias, after which nothing renders the cards again.
  const cards = (await screen.findAllByRole('article')).slice(0, 2);
  for (const card of cards) {
    await waitFor(() => expect(card.querySelector('span')).not.toBeEmptyDOMElement());
    await waitFor(() => comeNear(card.parentElement ?? card));
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stayInView = async (value: object | undefined) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    for (const card of cards) if (card.parentElement) comeNear(card.parentElement);
    // The last millisecond starts an import.
    await vi.advanceTimersByTimeAsync(801);
  };
  for (const slow of [undefined, { type: 'cellular' }, { saveData: true }]) {
    await stayInView(slow && { effectiveType: '4g', ...slow });
  }
  await stayInView({ effectiveType: '3g' });
  expect(reads).toEqual([]);
  await stayInView({ effectiveType: '4g' });
  vi.useRealTimers();
  const both = expect.stringMatching(/sub_familia_id=in\.%28\d+%2C\d+%29/);
  await expect.poll(() => reads).toEqual([both]);
});

describe('bad inputs', () => {
  test('a card without an id shows a message, and hostile names and URLs stay harmless', async () => {
    expectLoggedError(/card without a subfamilia/);
    const names = [
      `<script>window.hacked = true</script>`,
      `"Comillas" 'simples' & <b>negrita</b>`,
      `Camiseta 🧵👕 {{count}} $t(title)`,
      'L'.repeat(300),
    ];
    const thumbnail = 'javascript:alert(1)';
    const hostile = names.map((nombre, index) => ({ id: index + 1, nombre, thumbnail }));
    respondWith([{ id: null, nombre: 'Perdida', producto: [{ precio1: 1 }] }, ...hostile]);
    const { user } = await renderApp('/catalogue');
    await user.click(await screen.findByLabelText('Agregar Perdida'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Este producto no tiene una subfamilia asignada');
    expect(address()).toBe('/catalogue');
    for (const name of names) {
      const { picture } = await findCard(name);
      expect(picture).not.toHaveAttribute('src', expect.stringContaining('javascript'));
    }
    expect(window).not.toHaveProperty('hacked');
  });
});
