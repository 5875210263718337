import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { faults, restError } from '#tests/faults.ts';
import { address, goTo } from '#tests/renderApp.tsx';
import { findToast, retypeField, rowTexts } from '#tests/visitor.ts';
import { button, IN_BUTTON, popupClosed, press, see, useSignedInShop } from '../staffShop.ts';
import { imagesOf, LIST_ROWS, stockOf } from './formRows.ts';
import { broken, hold, message, openList, waitForCodes } from './pages.ts';

const { backend, sql, column } = useSignedInShop(LIST_ROWS);

const DONE = '¡Producto eliminado correctamente!';
async function openQuestion(user: UserEvent) {
  await user.click(screen.getByLabelText('Eliminar CAM-1 Camiseta roja'));
  const dialog = await screen.findByRole('dialog', { name: 'Eliminar producto' });
  return { dialog, press: (name: string) => within(dialog).getByText(name, IN_BUTTON) };
}

test('the deletion of a product names what is deleted with it, and happens once on a double press', async () => {
  const user = await openList();
  const { dialog, press } = await openQuestion(user);
  expect(dialog).toHaveTextContent('¿Eliminar el producto CAM-1 «Camiseta roja»?');
  expect(dialog).toHaveTextContent('También se eliminan su inventario y sus enlaces a imágenes');
  const deletions: string[] = [];
  for (const table of ['inventario', 'images', 'producto']) {
    faults.write('delete', table, () => void deletions.push(table));
  }
  fireEvent.click(press('Eliminar'));
  fireEvent.click(press('Eliminar'));
  await see(DONE);
  await waitForCodes('DEL-4 GOR-3 CAM-2');
  expect(deletions).toEqual(['inventario', 'images', 'producto']);
  await popupClosed();
  expect(document.activeElement).toContainElement(screen.getByText('3 productos'));
  expect(document.body).not.toHaveFocus();
});

test('a failed deletion says what is deleted already, and a retry says if the product is gone meanwhile', async () => {
  const user = await openList();
  const { press } = await openQuestion(user);
  const expired = () => restError(401, 'PGRST301', 'JWT expired');
  for (const [table, fault, text, reason] of [
    ['inventario', expired, 'Debes iniciar sesión para eliminar productos', 'sesión'],
    ['inventario', broken, 'Error al eliminar registros de inventario.', 'disk full'],
    ['images', 'network', 'Error al eliminar el producto.', 'No hay conexión con la tienda.'],
  ] as const) {
    faults.write('delete', table, fault);
    await user.click(press('Eliminar'));
    expect(await message(text)).toHaveTextContent(reason);
    expect(await stockOf(backend(), 1)).toHaveLength(table === 'inventario' ? 1 : 0);
    expect(await imagesOf(backend(), 1)).toHaveLength(2);
    faults.none();
  }
  expect(await message('Error al eliminar el producto.')).toHaveTextContent(
    'ya se eliminaron: intente de nuevo para terminar.',
  );
  await sql(`delete from public.images where producto_id = 1;
    delete from public.producto where id = 1;`);
  await user.click(press('Eliminar'));
  await see(/Ya no existe: otra persona lo eliminó\./);
  await waitForCodes('DEL-4 GOR-3 CAM-2');
});

const stored = () => column("select name || ' ' || rgb_code from public.color order by numeric_id");

async function openColor(user: UserEvent, opener: HTMLElement, title: string) {
  await user.click(opener);
  const popup = within(await screen.findByRole('dialog', { name: title }));
  const name = popup.getByLabelText(/^Nombre/);
  const rgb = popup.getByLabelText(/^Tono/);
  return {
    name,
    rgb,
    palette: popup.getByLabelText('Elegir el color en una paleta'),
    send: async (text: string, code = '') => {
      await retypeField(user, name, text);
      if (code !== '') await retypeField(user, rgb, code);
      await user.click(popup.getByText('Guardar', IN_BUTTON));
    },
  };
}

test('colours are listed by name, a new colour starts black and needs a name that no other colour has, and the table shows an edited colour', async () => {
  const user = await openList('#colores');
  const list = await screen.findByRole('list', { name: 'Colores' });
  const { send, ...form } = await openColor(user, button('Agregar color'), 'Agregar color');
  expect(list).toHaveTextContent('colores#ffffffRojo#c02020');
  expect(form.rgb).toHaveValue('#000000');
  expect(form.palette).toHaveAccessibleDescription(
    'Sin elegir: se guardará en negro (#000000). Escriba su tono o use la paleta.',
  );
  fireEvent.input(form.palette, { target: { value: '#1a2b3c' } });
  expect(form.rgb).toHaveValue('#1a2b3c');
  expect(form.palette).toHaveAccessibleDescription('Se guardará así: #1a2b3c');
  for (const [name, text] of [
    ['', 'El nombre del color no puede estar vacío'],
    ['rojo', 'Este nombre de color ya existe'],
  ] as const) {
    await send(name);
    expect(await screen.findByText(text)).toBeVisible();
    expect(form.name).toHaveFocus();
  }
  await send('Celeste', 'rojo');
  await see('Escriba el color como #1a2b3c');
  expect(form.rgb).toHaveFocus();
  faults.write('post', 'color', broken, { once: true });
  await send('Celeste', 'ABC');
  await see('Error al agregar el color: disk full');
  await send('  Celeste ');
  await see('Color agregado correctamente');
  expect(await stored()).toEqual(['Rojo #c02020', 'colores #ffffff', 'Celeste #aabbcc']);
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  expect(await within(list).findByText('Celeste')).toBeVisible();

  const edit = screen.getByLabelText('Editar el color Rojo');
  await (await openColor(user, edit, 'Editar color')).send('Rojo mío', '#ff2200');
  await see('Color actualizado correctamente');
  expect((await stored())[0]).toBe('Rojo mío #ff2200');
  await waitFor(() => expect(address()).toBe('/edit-producto#colores'));
  expect(await screen.findByText('Rojo mío', { selector: 'td *' })).toBeInTheDocument();
});

const choose = (product: string) => screen.getByLabelText(`Elegir ${product}`);
const prices = () => column('select precio1::float from public.producto order by id');
async function openChange(user: UserEvent, ...products: string[]) {
  for (const product of products) await user.click(choose(product));
  await press(user, 'Cambiar');
  await screen.findByLabelText('Qué cambiar');
  const popup = within(screen.getByRole('dialog'));
  return { popup, press: (name: string) => popup.getByText(name, IN_BUTTON) };
}

test('a bulk change previews values before and after, is applied, can be undone, and skips products that somebody changed meanwhile', async () => {
  const user = await openList();
  const { popup, press } = await openChange(user, 'GOR-3 Gorra', 'DEL-4 Delantal');
  await user.type(popup.getByLabelText('Porcentaje'), '5');
  await user.selectOptions(popup.getByLabelText('Redondear a'), '₡100');
  await waitFor(() =>
    expect(rowTexts(document, 'dialog tbody tr')).toEqual([
      'Precio 1',
      'GOR-3 · Gorra · colores | ₡3,000.00 | ₡3,200.00',
      'DEL-4 · Delantal · Única ajustable de 54 a 62 cm | ₡4,000.00 | ₡4,200.00',
    ]),
  );
  await user.click(press('Cambiar 2 productos'));
  expect(await popup.findByText('Se cambiaron 2 productos (2 precios)')).toBeVisible();
  expect(await prices()).toEqual([12500, 0, 3200, 4200]);
  await user.click(press('Deshacer'));
  await waitFor(async () => expect(await prices()).toEqual([12500, 0, 3000, 4000]));
  await user.keyboard('{Escape}');
  await popupClosed();
  await see('3,000.00');

  const second = await openChange(user, 'GOR-3 Gorra');
  await user.type(second.popup.getByLabelText('Porcentaje'), '5');
  await sql('update public.producto set precio1 = 3300 where id = 3');
  await user.click(second.press('Cambiar 1 producto'));
  await see('No se guardó nada', /ahora: ₡3,300.00$/);
  expect(await prices()).toEqual([12500, 0, 3300, 4000]);
});

test('a bulk change and its undo continue when staff leave the page, and report their end on any page', async () => {
  const RAISE = 'Precio 1, Precio 2, Precio 3: 5 %';
  const user = await openList();
  await openChange(user, 'GOR-3 Gorra');
  await user.type(screen.getByLabelText('Porcentaje'), '5');
  const write = hold();
  faults.write('post', 'rpc/apply_change', write.fault, { once: true });
  await press(user, 'Cambiar 1 producto');
  await user.keyboard('{Escape}');
  await see('El cambio sigue aunque salga. Podrá deshacerlo en el Historial.');
  await press(user, 'Salir');
  await popupClosed();
  await user.click(screen.getByLabelText('Su cuenta'));
  await press(user, 'Cerrar sesión');
  await findToast('Un cambio no ha terminado. Espere a que termine para cerrar la sesión.');
  await goTo('/admin');
  write.release();
  await findToast(`${RAISE} · Listo`);
  expect(await prices()).toEqual([12500, 0, 3150, 4000]);

  await press(user, 'Ver el Historial');
  const [newest] = await screen.findAllByText(RAISE);
  await user.click(newest ?? document.body);
  const undo = hold();
  await press(user, 'Deshacer');
  await screen.findByText('Deshacer 1 fila', IN_BUTTON);
  faults.write('post', 'rpc/undo_change', undo.fault, { once: true });
  await press(user, 'Deshacer 1 fila');
  await user.keyboard('{Escape}');
  await see('Todavía se está deshaciendo');
  await press(user, 'Salir');
  await popupClosed();
  undo.release();
  await findToast('Se deshizo el cambio');
  expect(await prices()).toEqual([12500, 0, 3000, 4000]);

  await goTo('/edit-producto');
  await openChange(user, 'GOR-3 Gorra');
  await user.type(screen.getByLabelText('Porcentaje'), '5');
  faults.write('post', 'rpc/apply_change', () => popupClosed().then(broken));
  await press(user, 'Cambiar 1 producto');
  await user.keyboard('{Escape}');
  await press(user, 'Salir');
  await see(/% · No se pudo terminar · Respuesta del servidor/);
});

test('on a phone products are cards with a checkbox that selects the whole page, and filters are in a popup', async () => {
  resizeTo(360);
  const user = await openList('?buscar=camiseta&color=999&talla=M&sinPrecio=1', null);
  // At every width this filter is beside the button, outside the popup.
  screen.getByLabelText('Solo productos sin imágenes');
  await press(user, 'Filtros (3)');
  const filters = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await see('Color: Número 999', 'Talla: M');
  await user.click(filters.getByText('Limpiar filtros', IN_BUTTON));
  await filters.findByText('Ver 4 productos');
  for (const [order, kept] of [
    ['Precio 1, descendente', '&orden=precio1-desc'],
    ['Mejores coincidencias primero', ''],
  ] as const) {
    await user.selectOptions(filters.getByLabelText('Ordenar por'), order);
    await waitFor(() => expect(address()).toBe(`/edit-producto?buscar=camiseta${kept}#filtros`));
  }
  await user.click(filters.getByText('Ver 4 productos', IN_BUTTON));
  await popupClosed();
  expect(address()).toBe('/edit-producto?buscar=camiseta');
  await screen.findByText('CAM-1', { selector: 'li *' });
  await user.click(choose('CAM-1 Camiseta roja'));
  expect(screen.getByLabelText('Elegir esta página')).toBePartiallyChecked();
});

test('a bulk deletion requires the number of products to be typed', async () => {
  const user = await openList('?sinImagenes=1', 'DEL-4 CAM-2');
  const ALL = 'Elegir los 2 productos encontrados';
  await user.click(choose('DEL-4 Delantal'));
  await press(user, ALL);
  await see('2 elegidos');
  await user.click(choose('CAM-2 Camiseta azul'));
  await see('1 elegido');
  await press(user, ALL);
  const change = await openChange(user);
  await user.selectOptions(change.popup.getByLabelText('Qué cambiar'), 'Eliminar');
  const typed = change.popup.getByLabelText('Escriba 2 para confirmar');
  await user.type(typed, '3');
  await see('El número no coincide.');
  expect(button('Eliminar 2 productos')).toBeDisabled();
  await retypeField(user, typed, '2');
  await sql('update public.producto set precio1 = 4100 where id = 4');
  await user.click(change.press('Eliminar 2 productos'));
  expect(await change.popup.findByText('Se eliminó 1 producto')).toBeVisible();
  expect(change.popup.getByText('alguien lo cambió después')).toBeVisible();
  expect(await prices()).toEqual([12500, 3000, 4100]);
});

test('a bulk change can set each kind of value, and reports missing products and wrong or unusual values', async () => {
  const user = await openList();
  await sql('delete from public.producto where id = 2');
  faults.rest('producto', broken);
  await user.click(screen.getByLabelText('Elegir esta página'));
  await press(user, 'Cambiar');
  const failed = await message('No se pudieron cargar los productos elegidos');
  faults.none();
  await user.click(within(failed).getByText('Reintentar', IN_BUTTON));
  await see('1 de los elegidos ya no existe.');
  const popup = within(screen.getByRole('dialog'));
  const select = async (label: string, option: string) => {
    await popup.findByText(option, { selector: 'option' });
    await user.selectOptions(popup.getByLabelText(label), option);
  };
  for (const number of [2, 3]) await user.click(popup.getByLabelText(`Precio ${number}`));
  await select('Cómo', 'Fijar en colones');
  const price = popup.getByLabelText('Precio nuevo');
  await user.type(price, '0');
  await see('El precio debe ser mayor que cero.');
  await retypeField(user, price, '9.000');
  expect(price).toHaveAccessibleDescription('₡9,000.00');
  await see(
    /^En 1 producto queda más caro/,
    'Precio 1 pasa de ₡3,000.00 a ₡9,000.00: cambia más de 60 %.',
  );
  await select('Qué cambiar', 'Subfamilia');
  await select('Subfamilia nueva', 'Camisetas · Cuello redondo');
  await see('Nada cambia.');
  await select('Qué cambiar', 'IVA');
  await select('IVA nuevo', 'Reducido');
  expect(await popup.findAllByText('Reducido', { selector: 'td' })).toHaveLength(2);
  await select('Qué cambiar', 'Quitar imágenes');
  for (const name of ['uno', 'dos', 'dos']) {
    await user.click(popup.getByTitle(new RegExp(name)));
  }
  await user.click(await popup.findByText('Cambiar 1 producto', IN_BUTTON));
  expect(await popup.findByText('Se cambió 1 producto (1 imagen)')).toBeVisible();
  expect(await imagesOf(backend(), 1)).toEqual(['/dos.webp']);
});

test('staff can choose all products of a page or of a search', async () => {
  const user = await openList();
  await user.click(screen.getByLabelText('Elegir esta página'));
  await see('4 elegidos');
  await press(user, 'Quitar la selección');
  expect(screen.queryByText('4 elegidos')).toBeNull();
  expect(screen.getByText('4 productos')).toHaveFocus();

  await user.click(choose('GOR-3 Gorra'));
  await press(user, 'Elegir todos los 4 productos');
  await see('4 elegidos');
  await user.type(screen.getByLabelText(/^Buscar por código/), 'camiseta roja');
  await waitForCodes('DEL-4 CAM-1 CAM-2');
  await see('2 productos', 'Coinciden en parte (1)');
  expect(screen.queryByText('4 elegidos')).toBeNull();
  await user.click(screen.getByLabelText('Elegir esta página'));
  await see('2 elegidos');
  await user.click(choose('CAM-1 Camiseta roja'));
  await user.click(choose('CAM-2 Camiseta azul'));
  await user.click(choose('DEL-4 Delantal'));
  await see('1 elegido');
  await press(user, 'Elegir los 2 productos encontrados');
  await see('2 elegidos');
  expect(choose('CAM-2 Camiseta azul')).toBeDisabled();
});
