import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { retypeField } from '#tests/visitor.ts';
import { listFiles } from '../pictures/library.ts';
import { FORM_ROWS, picture } from '../productos/formRows.ts';
import { findDialog, IN_BUTTON, popupClosed, press, see, useStaffShop } from '../staffShop.ts';

const { backend, sql, column, openAt } = useStaffShop(FORM_ROWS);

const codes = () =>
  sql(`select codigo, color_numeric_id::int as color, talla_id, precio2::float, iva_id::int, nombre,
    existencias::int from public.producto where sub_familia_id = 111 order by id`);

async function openGenerator(subfamiliaId = 111): Promise<UserEvent> {
  const user = await openAt(`/edit-subfamilia/${subfamiliaId}/variantes`);
  await screen.findByLabelText('Rojo');
  return user;
}

async function choose(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByLabelText(name));
}

const codeOf = (variant: string) => screen.getByLabelText(`Código de ${variant}`);
const createButton = () => screen.getByText(/^Crear \d/, IN_BUTTON);

test('variants of the chosen colours and sizes are created as previewed', async () => {
  const user = await openGenerator();
  await user.type(screen.getByLabelText(/^Buscar color/), 'roj{Enter}azu{Enter}');
  await choose(user, 'S', 'XL');
  // The proposal takes prices, tax and pictures from the existing productos.
  expect(screen.getByLabelText(/^Precio 1/)).toHaveValue('3500');
  expect(codeOf('Azul XL')).toHaveValue('CR-AZUL-XL');
  await retypeField(user, screen.getByLabelText(/^Patrón/), 'CAM-{n}');
  expect(codeOf('Azul XL')).toHaveValue('CAM-4');
  expect(document.querySelectorAll('tbody tr')[1]).toHaveTextContent('CAM-1 · Ya existe');
  await retypeField(user, screen.getByLabelText(/^Existencias$/), '7');
  await retypeField(user, screen.getByLabelText('Existencias de Rojo XL'), '0');
  await user.click(screen.getByLabelText('Quitar espalda.webp de Azul'));
  await user.click(createButton());
  await see('Se crearon 3 productos');
  const same = { precio2: 3000.5, iva_id: 1, nombre: 'Cuello redondo' };
  expect(await codes()).toEqual([
    expect.objectContaining({ codigo: 'CAM-1', color: 21, talla_id: 'S' }),
    { codigo: 'CAM-2', color: 22, talla_id: 'S', existencias: 7, ...same },
    { codigo: 'CAM-3', color: 22, talla_id: 'XL', existencias: 0, ...same },
    { codigo: 'CAM-4', color: 21, talla_id: 'XL', existencias: 7, ...same },
  ]);
  const last = `select max(id) from public.producto where codigo = 'CAM-4'`;
  const pictures = await column(`select url from public.images where producto_id = (${last})`);
  expect(pictures).toEqual([picture('highres/azul.webp')]);
});

test('taken and repeated codes are shown, and block the creation until they are corrected or left out', async () => {
  const user = await openGenerator();
  await choose(user, 'Rojo', 'S', 'XL');
  await retypeField(user, screen.getByLabelText(/^Patrón/), 'gor-1');
  expect(await screen.findAllByText('Ya existe en la tienda')).toHaveLength(2);
  await user.click(createButton());
  expect(codeOf('Rojo S')).toHaveFocus();
  await retypeField(user, codeOf('Rojo S'), 'R-1');
  await retypeField(user, codeOf('Rojo XL'), 'r-1');
  expect(await screen.findAllByText('Repetido en esta vista')).toHaveLength(2);
  await see(/^2 códigos ya existen/);
  await choose(user, 'Crear Rojo XL');
  expect(screen.queryByText('Repetido en esta vista')).toBeNull();

  // The form keeps its texts while staff visit another page.
  await user.click(screen.getByText('Familias', { selector: 'nav span' }));
  await screen.findByText('Familias', { selector: 'h1' });
  const onCodesRead = vi.fn<() => void>();
  faults.rest('producto', async (request) => {
    if (new URL(request.url).searchParams.get('select') !== 'codigo') return undefined;
    const response = await backend().fetch(request.clone());
    onCodesRead();
    return response;
  });
  history.back();
  expect(await screen.findByLabelText('Código de Rojo S')).toHaveValue('R-1');

  // Somebody else uses the code after the page has checked it.
  await waitFor(() => expect(onCodesRead).toHaveBeenCalledOnce());
  await sql(`update public.producto set codigo = 'R-1' where id = 502`);
  await user.click(createButton());
  await see(/cambiaron mientras tanto/, 'Ya existe en la tienda');
  expect(await codes()).toHaveLength(1);
  await retypeField(user, codeOf('Rojo S'), 'R-2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await see('Se creó 1 producto');
  expect(await codes()).toMatchObject([{}, { codigo: 'R-2', color: 22, talla_id: 'S' }]);
});

test('a size that staff add is selected at once, and missing prices are marked on submit', async () => {
  const user = await openGenerator(112);
  await press(user, 'Agregar talla');
  const popup = await findDialog('Agregar talla');
  await user.type(popup.getByLabelText(/^ID de la talla/), 'Única');
  await user.click(popup.getByText('Guardar', IN_BUTTON));
  expect(await screen.findByLabelText('Código de Sin color Única')).toHaveValue('GC-UNICA');
  await popupClosed();
  await user.click(createButton());
  expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2);
  expect(screen.getByLabelText(/^Precio 2/)).toHaveFocus();
});

test('pictures are chosen by file name, or in a popup that switches between colours', async () => {
  const files = ['highres/lisa.webp', 'highres/cuello-redondo-rojo.webp'];
  await listFiles(backend(), [...files, 'thumbnails/cuello-redondo-azul.webp']);
  const user = await openGenerator();
  await choose(user, 'Azul');
  await press(user, 'Elegir por nombre de archivo');
  await see(/^Ningún archivo .* «Cuello redondo Azul\.webp»\.$/);
  await choose(user, 'Rojo');
  await press(user, 'Elegir por nombre de archivo');
  await see('Se eligió 1 imagen.');
  expect(screen.getByLabelText('Quitar cuello-redondo-rojo.webp de Rojo')).toBeVisible();
  await user.click(screen.getByLabelText('Elegir imágenes de Azul'));
  const popup = await findDialog('Imágenes de Azul');
  await user.click(popup.getByLabelText(/^Rojo/));
  await findDialog('Imágenes de Rojo');
  await user.click(await popup.findByTitle('lisa.webp'));
  await user.click(popup.getByText('Listo', IN_BUTTON));
  await popupClosed();
  expect(screen.getByLabelText('Quitar lisa.webp de Rojo')).toBeVisible();
});

test('the arrow keys move to the same field of the variant above or below', async () => {
  const user = await openGenerator();
  await user.type(screen.getByLabelText(/^Buscar color/), 'zzz{Enter}');
  await see('Ningún color coincide con «zzz».');
  await user.clear(screen.getByLabelText(/^Buscar color/));
  await choose(user, 'Rojo', 'Azul', 'XL');
  const [first, last] = ['Rojo', 'Azul'].map((color) => codeOf(`${color} XL`));
  first?.focus();
  await user.keyboard('x{ArrowDown}');
  expect(last).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(last).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  screen.getByLabelText('Crear Azul XL').focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Crear Azul XL')).toHaveFocus();
});

test('the page of variants says that a subfamilia does not exist', async () => {
  await openAt('/edit-subfamilia/x/variantes');
  expect(await screen.findByText('Esa subfamilia ya no existe')).toBeVisible();
});
