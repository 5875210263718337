import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import { faults, gate } from '#tests/faults.ts';
import { listFiles, pictureFiles } from '../pictures/library.ts';
import { findDialog, IN_BUTTON, press, see, useSignedInShop } from '../staffShop.ts';
import { FORM_ROWS, imagesOf, picture, SIBLING, stockOf } from './formRows.ts';
import { broken, field, fill, message, openEdit, save } from './pages.ts';

const { backend, sql, column } = useSignedInShop(`delete from storage.objects; ${FORM_ROWS}`);
beforeEach(() =>
  listFiles(backend(), [
    ...['azul', 'espalda', 'sola'].map((name) => `highres/${name}.webp`),
    ...Array.from({ length: 7 }, (_, index) => `foto-${index + 1}.webp`),
  ]),
);

const DONE = '¡Producto actualizado con éxito!';
const LIST = 'Imágenes del producto, en su orden';
const TO_UNLINK = 'Se desvincularán al guardar';

const sibling = () => screen.findByLabelText('También en las otras tallas de este color (1)');
const images = (id: number) => imagesOf(backend(), id);
const pick = async (user: UserEvent, name: string) => user.click(await screen.findByTitle(name));

const gallery = () => within(screen.getByLabelText('Galería'));
const openHighres = async (user: UserEvent) =>
  user.click(await gallery().findByLabelText('Abrir la carpeta highres'));

const names = () =>
  Array.from(
    screen.getByLabelText(LIST).children,
    (tile) => tile.textContent.match(/^.+?\.webp/)?.[0],
  );

const findLibrary = () => findDialog('Biblioteca de imágenes');

/** Closes the library, so that only the form below is left. */
async function closeLibrary(user: UserEvent) {
  const [close] = (await findLibrary()).getAllByText('Cerrar', IN_BUTTON);
  await user.click(close ?? document.body);
  await waitFor(() => expect(close).not.toBeInTheDocument());
}

function imageStatus(code: string) {
  const row = screen.queryByText(code, { selector: 'th *' })?.closest('tr');
  const cell = row?.querySelector('[data-column="images"]');
  return cell?.querySelector('img')?.alt ?? cell?.textContent;
}

test('pictures that are removed by their button or in the gallery are unlinked by the save', async () => {
  faults.write('delete', 'images', broken);
  const user = await openEdit(501);
  await screen.findByLabelText(LIST);
  expect(names()).toEqual(['azul.webp', 'espalda.webp']);
  await openHighres(user);
  const tile = await gallery().findByTitle('espalda.webp');
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  await user.click(tile);
  await user.click(screen.getByLabelText('Desvincular azul.webp'));
  expect(tile).toHaveAttribute('aria-pressed', 'false');
  await user.click(
    within(screen.getByLabelText(TO_UNLINK)).getByLabelText('Conservar espalda.webp'),
  );
  expect(names()).toEqual(['espalda.webp']);
  expect(await images(501)).toHaveLength(2);
  await save(user);
  await see('Errores al actualizar: imágenes');
  expect(names()).toEqual(['espalda.webp']);
  faults.none();
  await save(user);
  await see(DONE, 'Imagen desvinculada correctamente');
  expect(names()).toEqual(['espalda.webp']);
  expect(await images(501)).toEqual([picture('highres/espalda.webp')]);
  await waitFor(() => expect(imageStatus('CAM-1')).toBe('1 imagen'));
});

test('arrows order the pictures, and a picture can become the thumbnail of the subfamilia', async () => {
  const user = await openEdit(501);
  await screen.findByLabelText(LIST);
  await openHighres(user);
  await user.click(await gallery().findByTitle('sola.webp'));
  expect(names()).toEqual(['azul.webp', 'espalda.webp', 'sola.webp']);
  const arrow = screen.getByLabelText('Mover sola.webp hacia adelante');
  await user.click(arrow);
  expect(await screen.findByText('sola.webp: lugar 2 de 3')).toBeInTheDocument();
  await user.click(arrow);
  expect(arrow).toHaveAttribute('aria-disabled', 'true');
  expect(
    within(screen.getByLabelText(LIST)).getByText('Principal').closest('li'),
  ).toHaveTextContent('sola.webp');
  await user.click(screen.getByLabelText('Usar sola.webp como miniatura de la subfamilia'));
  await see('Es la imagen de la subfamilia Cuello redondo.', 'Miniatura');
  await save(user);
  await see(DONE);
  const order = ['sola', 'azul', 'espalda'].map((name) => picture(`highres/${name}.webp`));
  const thumbnail = 'select thumbnail from public.subfamilia where id = 111';
  expect(await column(thumbnail)).toEqual([order[0]]);
  const linked = 'select url from public.images where producto_id = 501 order by position';
  expect(await column(linked)).toEqual(order);
  expect((await listProductos('111')).find(({ id }) => id === 501)?.imageUrls).toEqual(order);
  expect((await readLineFacts([501])).get(501)?.imageUrl).toBe(order[0]);
});

test('pictures that are dropped on the form and uploaded, or chosen, are linked when the form is saved', async () => {
  await listFiles(backend(), ['highres/nueva foto.webp']);
  const user = await openEdit(502);
  await waitFor(() => expect(imageStatus('GOR-1')).toBe('Sin imagen'));
  await gallery().findByTitle('foto-1.webp');
  expect(gallery().getAllByTitle(/\.webp$/)).toHaveLength(6);
  fill({ Nombre: 'Gorra nueva' });
  const area = screen.getByText('Subir imágenes', { selector: 'button > span' });
  const files = await pictureFiles('gorra.jpg', 'lado.jpg');
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
  await see('2 archivos elegidos');
  const library = await findLibrary();
  expect(location.hash).toBe('#editar-502/biblioteca');
  // The response to the first picture waits for that to the second.
  const [isStored, tell] = gate<Response>();
  faults.storage('post', 'object/productsamples/highres/gorra.webp', () => isStored);
  faults.storage('post', 'object/productsamples/highres/lado.webp', async (request) => {
    const reply = await backend().fetch(request);
    tell();
    return reply;
  });
  await press(user, 'Subir');
  await library.findByText(/^2 archivos subidos correctamente/);
  await closeLibrary(user);
  expect(field('Nombre')).toHaveValue('Gorra nueva');
  await openHighres(user);
  for (const name of ['nueva foto.webp', 'azul.webp', 'espalda.webp']) {
    await user.click(await gallery().findByTitle(name));
  }
  await user.click(screen.getByLabelText('Quitar azul.webp'));
  await user.click(gallery().getByTitle('espalda.webp'));
  expect(names()).toEqual(['gorra.webp', 'lado.webp', 'nueva foto.webp']);
  await save(user);
  await see(DONE);
  const stored = ['gorra.webp', 'lado.webp', 'nueva%20foto.webp'];
  expect(await images(502)).toEqual(stored.map((name) => picture(`highres/${name}`)));
  // Stock that was not edited is not written.
  expect(await stockOf(backend(), 502)).toEqual([]);
  await waitFor(() => expect(imageStatus('GOR-1')).toBe('3 imágenes'));
});

test('pictures that are deleted in the library disappear from the form', async () => {
  const user = await openEdit(501);
  await screen.findByLabelText(LIST);
  await openHighres(user);
  await user.click(await gallery().findByTitle('sola.webp'));
  await press(user, 'Subir imágenes');
  const library = await findLibrary();
  for (const [name, uses, confirm] of [
    ['sola.webp', 'No se usa en ningún producto ni subfamilia.', 'Eliminar'],
    ['espalda.webp', 'Producto CAM-1 · Camiseta azul', 'Eliminar de todos modos'],
  ] as const) {
    await user.click(await library.findByLabelText(`Eliminar ${name}`));
    const question = await screen.findByText(uses);
    await press(user, confirm);
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }
  await closeLibrary(user);
  expect(names()).toEqual(['azul.webp']);
  expect(imageStatus('CAM-1')).toBe('1 imagen');
  expect(await images(501)).toEqual([picture('highres/azul.webp')]);
});

test('pictures are linked and unlinked in all sizes of the stored colour', async () => {
  await sql(`${SIBLING}; insert into public.producto (id, codigo, nombre, sub_familia_id, precio1,
      color_numeric_id, talla_id) values
    (512, 'ROJ', 'Roja', 111, 1, 22, 'S'), (513, 'GOR-2', 'Gorra azul', 112, 1, 21, null);
    insert into public.images (producto_id, url)
    select id, '${picture('highres/azul.webp')}' from public.producto where id in (511, 512)`);
  faults.rest('producto', broken, { where: 'color_numeric_id=eq.21' });
  const user = await openEdit(501, '');
  const alert = await message(/^Error cargando las otras tallas de este color/);
  faults.none();
  await user.click(within(alert).getByText('Reintentar'));
  const box = await sibling();
  await user.click(box);
  fill({ Color: 'Rojo' });
  await waitFor(() => expect(box).not.toBeChecked());
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('Primero guarde el cambio de color o de subfamilia.');
  fill({ Color: 'Azul' });
  await waitFor(() => expect(box).toBeChecked());
  await pick(user, 'foto-1.webp');
  await save(user);
  expect(await message(DONE)).toHaveTextContent('El cambio de imágenes se guardó en 2 productos.');
  await user.click(await screen.findByLabelText('Desvincular azul.webp'));
  await save(user);
  await see('Imagen desvinculada correctamente. El cambio de imágenes se guardó en 2 productos.');
  expect(await images(511)).toEqual([picture('foto-1.webp')]);
  expect(await images(512)).toEqual([picture('highres/azul.webp')]);
  expect(await images(513)).toEqual([]);
});
