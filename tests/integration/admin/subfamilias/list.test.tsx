import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findTable, openAs, shownNames } from './page.ts';
import { SUBFAMILIA_ROWS } from './subfamiliaRows.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(SUBFAMILIA_ROWS);
});

const MANY_ROWS = `
  insert into public.subfamilia (id, nombre, familia_id)
    select 2000 + n, 'Variante ' || n, 101 from generate_series(1, 1200) n;
`;

const search = () => screen.getByRole('searchbox', { name: 'Buscar por nombre o familia' });

test('nobody signed in: the access is restricted, with the way to the sign-in', async () => {
  await renderApp('/edit-subfamilia');
  await screen.findByRole('heading', { level: 1, name: 'Acceso Restringido' });
  expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute(
    'href',
    '/admin',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('the table lists id, name, familia and thumbnail by name, with what can be done', async () => {
  await openAs(staff);
  const table = within(await findTable());
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'ID',
    'Nombre',
    'Familia',
    'Thumbnail',
    'Acciones',
  ]);
  expect(shownNames()).toEqual([
    'árbol estampado',
    'Camiseta cuello redondo',
    'Gorra clásica',
    'Ñandutí',
    'Zíper por metro',
  ]);
  const row = table.getByRole('row', { name: /Camiseta cuello redondo/ });
  expect(within(row).getByRole('cell', { name: '110' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: 'Camisetas' })).toBeVisible();
  expect(row.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/thumbnails/camiseta.webp'),
  );
  expect(screen.getByText('5 subfamilias')).toBeVisible();
});

test.each([
  ['camiseta', ['árbol estampado', 'Camiseta cuello redondo']],
  ['CAMISETAS', ['árbol estampado', 'Camiseta cuello redondo']],
  ['arbol', ['árbol estampado']],
  ['ÁRBOL', ['árbol estampado']],
  ['algodon', ['Ñandutí', 'Zíper por metro']],
  ['nandu', ['Ñandutí']],
  ['crudo ziper', ['Zíper por metro']],
  ['  gorras  clasica ', ['Gorra clásica']],
])(
  'searching "%s" finds by name and by familia, and is kept in the address',
  async (text, names) => {
    const { user } = await openAs(staff);
    await findTable();
    const entries = history.length;
    await user.type(search(), text);
    expect(shownNames()).toEqual(names);
    await waitFor(() =>
      expect(address()).toBe(`/edit-subfamilia?${new URLSearchParams({ buscar: text })}`),
    );
    expect(history.length).toBe(entries);
  },
);

test.each(['%', '_', '*', '(', ',', '"', '\\', "'; drop table", '<b>', '\u0000'])(
  'searching %j finds nothing, says so, and leads back to all',
  async (text) => {
    const query = new URLSearchParams({ buscar: text });
    const { user } = await openAs(staff, `/edit-subfamilia?${query}`);
    await screen.findByText(/^Ninguna subfamilia coincide con/);
    expect(screen.getByText('0 subfamilias')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(shownNames()).toHaveLength(5);
  },
);

test('the address opens the search, and another one replaces it', async () => {
  const { user } = await openAs(staff, '/edit-subfamilia?buscar=gorra');
  await findTable();
  expect(search()).toHaveValue('gorra');
  expect(shownNames()).toEqual(['Gorra clásica']);
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(search()).toHaveFocus();
  expect(shownNames()).toHaveLength(5);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia'));
});

test('every row beyond 1000 can be reached, 50 on a page', async () => {
  await backend().sql(MANY_ROWS);
  const { user } = await openAs(staff);
  await findTable();
  expect(screen.getByText('1205 subfamilias')).toBeVisible();
  expect(shownNames()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Última página' }));
  expect(shownNames()).toEqual([
    'Variante 1197',
    'Variante 1198',
    'Variante 1199',
    'Variante 1200',
    'Zíper por metro',
  ]);
  expect(address()).toBe('/edit-subfamilia?pagina=25');
  await user.type(search(), '1200');
  expect(shownNames()).toEqual(['Variante 1200']);
  await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=1200'));
});

test.each(['0', '-3', 'abc', '1.5', '99'])(
  'the page "%s" that there is not is the nearest that there is',
  async (page) => {
    await openAs(staff, `/edit-subfamilia?pagina=${page}`);
    await findTable();
    expect(shownNames()).toHaveLength(5);
  },
);

test('without subfamilias it says what to do next', async () => {
  await backend().sql('delete from public.producto; delete from public.subfamilia;');
  const { user } = await openAs(staff);
  await screen.findByText('Todavía no hay subfamilias');
  const main = screen.getByRole('main');
  const buttons = within(main).getAllByRole('button', { name: 'Agregar subfamilia' });
  await user.click(buttons[1] ?? main);
  expect(await screen.findByRole('dialog', { name: 'Agregar subfamilia' })).toBeVisible();
});

test('while they load, rows of the same size stand in, and it is said', async () => {
  faults.rest('subfamilia', 'never');
  await openAs(staff);
  expect(screen.getByRole('region', { name: 'Subfamilias' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Cargando subfamilias…')).toBeInTheDocument();
});

test('a list that cannot be read says why, and trying again helps', async () => {
  faults.rest('subfamilia', () => restError(500, 'XX000', 'database is down'));
  const { user } = await openAs(staff);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudieron cargar las subfamilias');
  expect(alert).toHaveTextContent('database is down');
  faults.none();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await findTable();
  expect(screen.queryByRole('alert')).toBeNull();
});
