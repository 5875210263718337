import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { address, openList, shownCodes, waitForCodes } from './listPage.ts';

/** More than the thousand rows that the backend hands out at once. */
const COUNT = 1_120;
/** The first twenty have a picture. */
const ROWS = `
  insert into public.producto (id, codigo, nombre, precio1)
  select n, 'P' || n, 'Producto ' || n, 1000 from generate_series(1, ${COUNT}) n;
  insert into public.images (url, producto_id)
  select '/foto-' || n || '.webp', n from generate_series(1, 20) n;
`;
const WITHOUT_IMAGES = COUNT - 20;

const backend = useBackend();
let session: StoredSession;
beforeAll(async () => {
  session = await signIn(backend(), 'staff@shop.example', { staff: true });
  await backend().sql(ROWS);
});

/** The codes from P`first` down to P`last`. */
function codes(first: number, last: number): string {
  return Array.from({ length: first - last + 1 }, (_, index) => `P${first - index}`).join(' ');
}

const pager = () => screen.getByRole('navigation', { name: 'Páginas de productos' });
const pageNumbers = () =>
  within(pager())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const turn = (user: UserEvent, name: string) =>
  user.click(within(pager()).getByRole('button', { name }));

test('a page has 50 products by id from the newest down, with their exact number', async () => {
  await openList(session);
  await waitForCodes(codes(1120, 1071));
  expect(screen.getByText('1120 productos')).toBeVisible();
  expect(pager()).toHaveTextContent('Página 1 de 23');
});

test('five page buttons stand around the page, which the address keeps without history', async () => {
  const { user } = await openList(session);
  await waitForCodes(codes(1120, 1071));
  expect(pageNumbers()).toEqual(['1', '2', '3', '4', '5']);
  const entries = history.length;
  await turn(user, 'Página 5');
  await waitForCodes(codes(920, 871));
  expect(pageNumbers()).toEqual(['3', '4', '5', '6', '7']);
  expect(address()).toBe('/edit-producto?pagina=5');
  await turn(user, 'Última página');
  await waitForCodes(codes(20, 1));
  expect(pageNumbers()).toEqual(['19', '20', '21', '22', '23']);
  await turn(user, 'Primera página');
  await waitForCodes(codes(1120, 1071));
  expect(address()).toBe('/edit-producto');
  expect(history.length).toBe(entries);
});

test('a page stays on show, marked as old, until the next one is here', async () => {
  const { user } = await openList(session);
  await waitForCodes(codes(1120, 1071));
  faults.rest('producto', 'never');
  await turn(user, 'Página siguiente');
  expect(await screen.findByRole('region', { name: 'Productos', busy: true })).toBeVisible();
  expect(shownCodes()).toBe(codes(1120, 1071));
});

test.each(['0', 'abc', '1.5', '99999999999999999999'])(
  'the page "%s" of an address is the first',
  async (page) => {
    await openList(session, `?pagina=${page}`);
    await waitForCodes(codes(1120, 1071));
    expect(pager()).toHaveTextContent('Página 1 de 23');
  },
);

test.each(['24', '9999999'])('page %s, behind the last, is the last', async (page) => {
  await openList(session, `?pagina=${page}`);
  await waitForCodes(codes(20, 1));
  expect(within(pager()).getByRole('button', { current: 'page' })).toHaveTextContent('23');
});

test('"only without pictures" is right beyond a thousand rows, page and address included', async () => {
  const { user } = await openList(session, '?pagina=3');
  await waitForCodes(codes(1020, 971));
  const box = screen.getByRole('checkbox', { name: 'Solo productos sin imágenes' });
  const entries = history.length;
  await user.click(box);
  await waitForCodes(codes(1120, 1071));
  expect(address()).toBe('/edit-producto?sinImagenes=1');
  expect(screen.getByText('1100 productos')).toBeVisible();
  await turn(user, 'Última página');
  await waitForCodes(codes(70, 21));
  expect(address()).toBe(`/edit-producto?pagina=${WITHOUT_IMAGES / 50}&sinImagenes=1`);
  expect(screen.queryByText('1 imagen')).toBeNull();
  await user.click(box);
  await waitForCodes(codes(1120, 1071));
  expect(address()).toBe('/edit-producto');
  expect(history.length).toBe(entries);
});

test('an address brings back page, search and filter', async () => {
  await openList(session, '?pagina=2&buscar=p10&sinImagenes=1');
  // P100 to P109 and P1000 to P1099 match; P10 has a picture.
  await waitForCodes(codes(1049, 1000));
  expect(screen.getByRole('searchbox')).toHaveValue('p10');
  expect(screen.getByRole('checkbox', { name: 'Solo productos sin imágenes' })).toBeChecked();
});
