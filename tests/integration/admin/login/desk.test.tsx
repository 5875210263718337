import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { goTo } from '#tests/renderApp.tsx';
import { IN_BUTTON, press, see, useSignedInShop } from '../staffShop.ts';

const INSERT_ORDER = `insert into public.pedido (id, referencia, nombre, telefono, correo, lineas, revisar)`;
const { sql, openAt } = useSignedInShop(`
  truncate public.familia, public.subfamilia, public.producto, public.inventario, public.images;
  delete from public.pedido;
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values (20, 'Polo', 1, '/a.webp');
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, iva_id)
    values (1, 'A', 'Polo', 20, 1000, 1);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 1, 6);
  insert into public.images (producto_id, url) values (1, '/a.webp');
  delete from public.historial;
`);

const ADD_TASKS = `
  ${INSERT_ORDER} select gen_random_uuid(), 'TT-' || n, 'Ana', '', '', '[]', n = 3 from generate_series(1, 3) n;
  insert into public.subfamilia (id, nombre, familia_id) values (21, 'Gorra', 1);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, iva_id)
    select 100 + n, 'B-' || n, 'Gorra', case when n > 4 then 21 end, case when n > 3 then 9 else 0 end,
      case when n > 5 then 1 end from generate_series(1, 7) n;
  insert into public.producto (id, codigo, nombre, precio1, oculto) values (200, 'C', 'Oculta', 0, true);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (101, 1, 5);
  delete from public.historial;
`;
const TASKS = [
  '2 pedidos nuevos',
  '6 productos agotados',
  '1 producto con pocas unidades (de 1 a 5)',
  '3 productos sin precio',
  '5 productos sin IVA',
  '7 productos sin imágenes',
  '4 productos sin subfamilia',
  '1 subfamilia sin thumbnail',
];
const tasks = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /^\d/ });
const taskTexts = () =>
  tasks().map((link) =>
    Array.from(link.children, (part) => part.textContent)
      .join(' ')
      .trim(),
  );

test('each task counts exactly the rows of the list behind its link', async () => {
  await sql(ADD_TASKS);
  await openAt('/admin');
  await waitFor(() => expect(taskTexts()).toEqual(TASKS));
  const lists = tasks().map((link) => link.getAttribute('href') ?? '');
  for (const [index, list] of lists.entries()) {
    await goTo(list);
    const [count = '', noun = ''] = TASKS[index]?.split(' ') ?? [];
    expect(await screen.findByText(`${count} ${noun}`, { selector: 'output' })).toBeVisible();
  }
});

test('the page leaves out tasks with 0 rows, says if nothing is left to do, lists the last five changes, and shows how a shop without products begins', async () => {
  await openAt('/admin');
  await see('Todo está al día: no hay pedidos nuevos ni nada que completar en el catálogo.');
  await see('Todavía no hay cambios');
  expect(tasks()).toEqual([]);
  for (const price of [5, 4, 3, 2, 1, 0]) {
    await sql(`update public.producto set precio1 = ${price} where id = 1`);
  }
  await goTo('/about');
  await goTo('/admin');
  await see('En lo demás, todo está al día.');
  expect(taskTexts()).toEqual(['1 producto sin precio']);
  // The last five of the six changes are listed, each with its undo.
  expect(await screen.findAllByText('Deshacer', IN_BUTTON)).toHaveLength(5);
  const [link] = screen.getAllByRole('link', { name: 'Producto A · Polo: cambiado' });
  expect(link?.getAttribute('href')).toMatch(/^\/admin\/history#cambio-\d+$/);

  await sql('truncate public.inventario, public.images, public.producto');
  await goTo('/about');
  await goTo('/admin');
  await see('La tienda todavía no tiene productos. Para empezar:');
  const [first] = screen.getAllByRole('link', { name: /^1\. Agregue/ });
  expect(first).toHaveAttribute('href', '/edit-familia');
  expect(screen.queryByText(/^Todo está al día/)).toBeNull();
});

test('a count that fails is shown beside the other tasks, and can be retried', async () => {
  expectLoggedError(/./);
  await sql(ADD_TASKS);
  faults.count('producto', ({ url }) =>
    url.includes('iva_id') ? new Response(null, { status: 500 }) : undefined,
  );
  const user = await openAt('/admin');
  await see('No se pudo contar: productos sin IVA');
  const others = TASKS.filter((text) => !text.includes('IVA'));
  await waitFor(() => expect(taskTexts()).toEqual(others));
  faults.none();
  await press(user, 'Reintentar');
  await waitFor(() => expect(taskTexts()).toEqual(TASKS));
});
