import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { failure, shownNames } from '../staffShop.ts';
import { address, rowsShown, useSubfamilias } from './page.ts';

const { sql, openAt, openList } = useSubfamilias();

const searchField = () => screen.getByLabelText('Buscar por nombre o familia');

test('the table lists ID, name, familia and thumbnail by name', async () => {
  await openList();
  const headers = Array.from(document.querySelectorAll('thead th'), (th) => th.textContent);
  expect(headers).toEqual(['ID', 'Nombre', 'Familia', 'Thumbnail', 'Acciones']);
  expect(shownNames()).toEqual([
    'árbol estampado',
    'Camiseta cuello redondo',
    'Gorra clásica',
    'Ñandutí',
    'Zíper por metro',
  ]);
  const row = screen.getByText('Camiseta cuello redondo').closest('tr') ?? document.body;
  expect(within(row).getByText('110')).toBeVisible();
  expect(within(row).getByText('Camisetas')).toBeVisible();
  expect(row.querySelector('img')?.src).toContain('/thumbnails/camiseta.webp');
  expect(screen.getByText('5 subfamilias')).toBeVisible();
});

test('the search finds by name and familia, and is kept in the address without history', async () => {
  const user = await openList();
  const entries = history.length;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await retypeField(user, searchField(), 'algodon');
  expect(shownNames()).toEqual(['Ñandutí', 'Zíper por metro']);
  vi.advanceTimersByTime(500);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=algodon'));
  expect(history.length).toBe(entries);
  await retypeField(user, searchField(), "'; drop table %_*(,\\<b>");
  expect(screen.getByText(/^Ninguna subfamilia coincide con/)).toBeVisible();
  expect(screen.getByText('0 subfamilias')).toBeVisible();
  await user.click(screen.getByText('Ver todas'));
  expect(shownNames()).toHaveLength(5);
});

test('the address opens a search, and clearing the search clears the address', async () => {
  const user = await openList('?buscar=gorra');
  expect(searchField()).toHaveValue('gorra');
  await user.type(searchField(), 's{Enter}');
  expect(searchField()).toHaveValue('gorras');
  expect(shownNames()).toEqual(['Gorra clásica']);
  await user.click(screen.getByLabelText('Borrar la búsqueda'));
  expect(searchField()).toHaveFocus();
  expect(shownNames()).toHaveLength(5);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia'));
});

test('every row beyond 1000 can be reached, 50 on a page', async () => {
  await sql(`insert into public.subfamilia (id, nombre, familia_id)
    select 2000 + n, 'Variante ' || n, 101 from generate_series(1, 1200) n`);
  const user = await openList('?pagina=24');
  expect(screen.getByText('1,205 subfamilias')).toBeVisible();
  expect(shownNames()).toHaveLength(50);
  await user.click(screen.getByLabelText('Última página'));
  expect(shownNames()).toEqual([
    'Variante 1197',
    'Variante 1198',
    'Variante 1199',
    'Variante 1200',
    'Zíper por metro',
  ]);
  expect(address()).toBe('/edit-subfamilia?pagina=25');
  await retypeField(user, searchField(), '1200');
  expect(shownNames()).toEqual(['Variante 1200']);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=1200'));
});

test.each(['-3', '1.5', '99'])(
  'the page "%s" of an address is the nearest that exists',
  async (page) => {
    await openList(`?pagina=${page}`);
    expect(shownNames()).toHaveLength(5);
  },
);

test('the empty list offers to add the first subfamilia', async () => {
  await sql('delete from public.producto; delete from public.subfamilia;');
  const user = await openAt('/edit-subfamilia');
  await screen.findByText('Todavía no hay subfamilias');
  const [, inList] = screen.getAllByText('Agregar subfamilia');
  await user.click(inList ?? document.body);
  expect(await screen.findByText('Agregar subfamilia', { selector: 'h2' })).toBeVisible();
});

test('the list shows that it loads, and offers a retry when it cannot be read', async () => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  faults.rest('subfamilia', async () => {
    await gate;
    return restError(500, 'XX000', 'database is down');
  });
  const user = await openAt('/edit-subfamilia');
  expect(await screen.findByText('Cargando subfamilias…')).toBeInTheDocument();
  expect(screen.getByLabelText('Subfamilias')).toHaveAttribute('aria-busy', 'true');
  letThrough();
  const text = await failure();
  expect(text).toContain('No se pudieron cargar las subfamilias');
  expect(text).toContain('database is down');
  faults.none();
  await user.click(screen.getByText('Reintentar'));
  await rowsShown();
  expect(screen.queryByRole('alert')).toBeNull();
});
