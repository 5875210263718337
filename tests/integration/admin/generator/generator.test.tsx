import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { useForgottenJobs } from '../bulk/bulkRows.ts';
import { FORM_ROWS, imagesOf, picture, stockOf } from '../productos/formRows.ts';
import { useStaffShop } from '../staffShop.ts';

const { backend, sql, openAt } = useStaffShop(FORM_ROWS);
useForgottenJobs();

const codes = () =>
  sql(
    `select codigo, color_numeric_id::int as color, talla_id from public.producto
      where sub_familia_id = 111 order by id`,
  );

async function openGenerator(subfamiliaId = 111): Promise<UserEvent> {
  const user = await openAt(`/edit-subfamilia/${subfamiliaId}/variantes`);
  await screen.findByRole('checkbox', { name: 'Rojo' });
  return user;
}

async function choose(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name }));
}

/** Counts how often the page was told which codes the shop has. */
function watchCodeChecks() {
  const answered = vi.fn<() => void>();
  faults.rest('producto', async (request) => {
    if (new URL(request.url).searchParams.get('select') !== 'codigo') return undefined;
    const response = await backend().fetch(request.clone());
    answered();
    return response;
  });
  return answered;
}

const createButton = () => screen.getByRole('button', { name: /^Crear \d/ });

test('the chosen colours and sizes are created as the preview says, and taken back', async () => {
  const user = await openGenerator();
  await user.type(screen.getByRole('searchbox', { name: /^Buscar color/ }), 'roj{Enter}azu{Enter}');
  await choose(user, 'S', 'XL');
  // Prices, tax, the pattern of the code and the pictures are those of the productos that exist.
  expect(screen.getByLabelText(/^Precio 1/)).toHaveValue('3500');
  expect(screen.getByLabelText(/^Patrón/)).toHaveValue('CAM-{n}');
  expect(screen.getByLabelText('Código de Azul XL')).toHaveValue('CAM-4');
  const [, exists] = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(exists).toHaveTextContent('CAM-1Ya existe');
  await retypeField(user, screen.getByLabelText(/^Existencias$/), '7');
  await retypeField(user, screen.getByLabelText('Existencias de Rojo XL'), '0');
  await user.click(screen.getByLabelText('Quitar espalda.webp de Azul'));
  await user.click(createButton());

  expect(await screen.findByText('3 hechos')).toBeVisible();
  expect(await codes()).toEqual([
    { codigo: 'CAM-1', color: 21, talla_id: 'S' },
    { codigo: 'CAM-2', color: 22, talla_id: 'S' },
    { codigo: 'CAM-3', color: 22, talla_id: 'XL' },
    { codigo: 'CAM-4', color: 21, talla_id: 'XL' },
  ]);
  const created = await backend().sql<{ id: number }>(
    `select id::int, precio2::float, iva_id = (select min(id) from public.iva) as taxed, nombre
      from public.producto where codigo like 'CAM-_' and id > 502 order by id`,
  );
  expect(created).toEqual(
    created.map(({ id }) => ({ id, precio2: 3000.5, taxed: true, nombre: 'Cuello redondo' })),
  );
  const [rojoS, rojoXl, azulXl] = created.map(({ id }) => id);
  expect(await stockOf(backend(), rojoS ?? 0)).toEqual([{ bodega_id: 1, cantidad: 7 }]);
  expect(await stockOf(backend(), rojoXl ?? 0)).toEqual([]);
  expect(await imagesOf(backend(), azulXl ?? 0)).toEqual([picture('highres/azul.webp')]);

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => expect(await codes()).toHaveLength(1));
});

test('codes that are taken or repeated are told and block until they are mended or left out', async () => {
  const user = await openGenerator();
  await choose(user, 'Rojo', 'S', 'XL');
  await retypeField(user, screen.getByLabelText(/^Patrón/), 'gor-1');
  expect(await screen.findAllByText('Ya existe en la tienda')).toHaveLength(2);
  await user.click(createButton());
  expect(screen.getByLabelText('Código de Rojo S')).toHaveFocus();
  await retypeField(user, screen.getByLabelText('Código de Rojo S'), 'R-1');
  await retypeField(user, screen.getByLabelText('Código de Rojo XL'), 'r-1');
  expect(await screen.findAllByText('Repetido en esta vista')).toHaveLength(2);
  expect(screen.getByText(/^2 códigos ya existen/)).toBeVisible();
  await choose(user, 'Crear Rojo XL');
  expect(screen.queryByText('Repetido en esta vista')).toBeNull();

  // What is typed survives another page.
  await user.click(screen.getByRole('link', { name: 'Familias' }));
  await screen.findByRole('heading', { name: 'Familias' });
  const checked = watchCodeChecks();
  history.back();
  expect(await screen.findByLabelText('Código de Rojo S')).toHaveValue('R-1');

  // Somebody takes the code at the last moment: the page has compared it before.
  await waitFor(() => expect(checked).toHaveBeenCalledOnce());
  await sql(`update public.producto set codigo = 'R-1' where id = 502`);
  await user.click(createButton());
  expect(await screen.findByText(/cambiaron mientras tanto/)).toBeVisible();
  expect(await screen.findByText('Ya existe en la tienda')).toBeVisible();
  expect(await codes()).toHaveLength(1);
  await retypeField(user, screen.getByLabelText('Código de Rojo S'), 'R-2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 hecho')).toBeVisible();
  expect(await codes()).toMatchObject([{}, { codigo: 'R-2', color: 22, talla_id: 'S' }]);
});

test('a new size is chosen at once, and missing prices are marked when they are needed', async () => {
  const user = await openGenerator(112);
  await user.click(screen.getByRole('button', { name: 'Agregar talla' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Agregar talla' }));
  await user.type(popup.getByLabelText(/^ID de la talla/), 'Única');
  await user.click(popup.getByText('Guardar', { selector: 'button' }));
  expect(await screen.findByLabelText('Código de Sin color Única')).toHaveValue('GOR-2');
  expect(screen.queryByText('Este campo es obligatorio')).toBeNull();
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  // An emptied code is that of the pattern.
  await user.clear(screen.getByLabelText('Código de Sin color Única'));
  expect(screen.getByLabelText('Código de Sin color Única')).toHaveValue('');
  await user.tab();
  expect(screen.getByLabelText('Código de Sin color Única')).toHaveValue('GOR-2');
  await user.click(createButton());
  expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(screen.getByLabelText(/^Precio 2/)).toHaveFocus();
});

test('an address without a subfamilia says so', async () => {
  await openAt('/edit-subfamilia/999/variantes');
  expect(await screen.findByText('Esa subfamilia no existe')).toBeVisible();
});
