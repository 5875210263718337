import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { address, openList, shownCodes, waitForCodes } from './listPage.ts';
import { useSignedInShop } from '../staffShop.ts';

/** More than the thousand rows that the backend hands out at once. */
const COUNT = 1_120;

const { backend } = useSignedInShop();
beforeAll(async () => {
  // The first twenty have a picture.
  await backend().sql(`
    insert into public.producto (id, codigo, nombre, precio1)
    select n, 'P' || n, 'Producto ' || n, 1000 from generate_series(1, ${COUNT}) n;
    insert into public.images (url, producto_id)
    select '/foto-' || n || '.webp', n from generate_series(1, 20) n;
  `);
});

/** The codes from P`first` down to P`last`. */
const codes = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `P${first - index}`).join(' ');

const box = () => screen.getByLabelText('Buscar por código, nombre o detalle');
const filter = () => screen.getByLabelText('Solo productos sin imágenes');
const pager = () => screen.getByLabelText('Páginas de productos');
const pageNumbers = () =>
  Array.from(pager().querySelectorAll('li'), ({ textContent }) => textContent);
const turn = (user: UserEvent, name: string) => user.click(within(pager()).getByLabelText(name));

describe('the pages of the list', () => {
  test('have 50 products, newest first; the address keeps the page without history', async () => {
    const { user } = await openList('?pagina=abc');
    await waitForCodes(codes(1120, 1071));
    expect(screen.getByText('1,120 productos')).toBeVisible();
    expect(pager()).toHaveTextContent('Página 1 de 23');
    expect(pageNumbers()).toEqual(['1', '2', '3', '4', '5']);
    const entries = history.length;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    faults.rest('producto', () => isReleased.then(() => undefined));
    await turn(user, 'Página 5');
    // The old page stays until the next one is here.
    expect(screen.getByLabelText('Productos')).toHaveAttribute('aria-busy', 'true');
    expect(shownCodes()).toBe(codes(1120, 1071));
    release();
    await waitForCodes(codes(920, 871));
    expect(pageNumbers()).toEqual(['3', '4', '5', '6', '7']);
    expect(address()).toBe('/edit-producto?pagina=5');
    expect(history.length).toBe(entries);
  });

  test('lead to the last one when a later one is requested, and the filter to the first', async () => {
    const { user } = await openList('?pagina=9999999');
    await waitForCodes(codes(20, 1));
    expect(within(pager()).getByText('23')).toHaveAttribute('aria-current', 'page');
    await user.click(filter());
    await waitForCodes(codes(1120, 1071));
    expect(address()).toBe('/edit-producto?sinImagenes=1');
    expect(screen.getByText('1,100 productos')).toBeVisible();
    await turn(user, 'Última página');
    await waitForCodes(codes(70, 21));
    expect(address()).toBe('/edit-producto?pagina=22&sinImagenes=1');
    await user.click(filter());
    await waitForCodes(codes(1120, 1071));
    expect(address()).toBe('/edit-producto');
  });
});

describe('a search', () => {
  test('is sent once, 500 ms after the last key, and starts at the first page', async () => {
    const { user } = await openList('?pagina=2&sinImagenes=1');
    await waitForCodes(codes(1070, 1021));
    const entries = history.length;
    const sent: string[] = [];
    faults.rest('producto', ({ url }) => {
      const query = new URL(url).searchParams;
      if (!query.has('or')) return undefined;
      sent.push(query.get('or') ?? '');
      // The order whose plan is looked at in tests/db/searchPlans.test.ts.
      expect(query.get('order')).toBe('id.desc.nullslast');
      return undefined;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.type(box(), 'p10');
    expect(box()).toHaveValue('p10');
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    // P100 to P109 and P1000 to P1099; P10 has a picture.
    await waitForCodes(codes(1099, 1050));
    expect(sent).toEqual([
      '(busqueda.like. p10 |%)',
      '(and(busqueda.like.%p10%,busqueda.not.like. p10 |%))',
    ]);
    expect(address()).toBe('/edit-producto?buscar=p10&sinImagenes=1');
    await user.click(screen.getByLabelText('Borrar la búsqueda'));
    await waitForCodes(codes(1120, 1071));
    expect(address()).toBe('/edit-producto?sinImagenes=1');
    expect(box()).toHaveFocus();
    expect(history.length).toBe(entries);
  });

  test('that finds nothing says so, and leads back to every product', async () => {
    const { user } = await openList('?buscar=sombrero&sinImagenes=1');
    expect(await screen.findByText('No se encontraron productos')).toBeVisible();
    expect(screen.getByText('0 productos')).toBeVisible();
    expect(box()).toHaveValue('sombrero');
    expect(filter()).toBeChecked();
    await user.click(screen.getByText('Mostrar todos los productos', { selector: 'button' }));
    await waitForCodes(codes(1120, 1071));
    expect(address()).toBe('/edit-producto');
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  test('for pictures that every product has says so', async () => {
    await backend().sql(
      `insert into public.images (url, producto_id) select '/a', id from public.producto`,
    );
    await openList('?sinImagenes=1');
    expect(
      await screen.findByText('Todos los productos tienen al menos una imagen.'),
    ).toBeVisible();
    await backend().sql(`delete from public.images where url = '/a'`);
  });
});
